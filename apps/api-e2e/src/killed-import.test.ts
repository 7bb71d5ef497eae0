import type { Db } from '@peyk/server-database';
import type { Child } from '@peyk/tools-stack';
import type { Account } from './support/account';
import { FaultStack, kill } from './support/fault-stack';
import { tell } from './support/tell';
import { until } from './support/until';

/** Some seconds of work. */
const COUNT = 200_000;
/** Half a minute until a silent process is taken for dead, and what the queue needs to hand its jobs on. */
const HANDED_ON_WITHIN_MS = 85_000;

interface Import {
  id: string;
  state: string;
  record_count: number;
  read_count: number;
  added_count: number;
  existing_count: number;
  invalid_count: number;
}
interface Job {
  id: string;
  state: string;
  cancel_requested: boolean;
  result: { sentence: string } | null;
}

/** All begin with 0924, and one in a thousand is no number. */
const fileOf = (first: number) =>
  Array.from({ length: COUNT }, (_, n) => (n % 1_000 === 999 ? 'کسی' : `0924${String(first + n).padStart(7, '0')}`));
const WRONG = COUNT / 1_000;

let stack: FaultStack;
let account: Account;
beforeAll(async () => {
  // Nobody does jobs yet: on a busy machine the first file would be read while the second is still being uploaded.
  stack = await FaultStack.start({ withApi: false });
  await stack.startApi('http,live');
  account = await stack.signIn();
});
afterAll(() => stack?.dispose());

async function begin(title: string, first: number) {
  const phonebook = await account.call<{ id: string }>('phonebooks', { title });
  const upload_id = await account.upload(fileOf(first));
  const { id } = await account.call<Import>('phonebooks/numbers/add-upload', {
    phonebook_ids: [phonebook.id],
    upload_id,
  });
  return { phonebookId: phonebook.id, importId: id };
}

const look = (importId: string) => account.call<Import>(`phonebooks/numbers/import?import_id=${importId}`);
const members = async (phonebookId: string) => {
  const { items } = await account.call<{ items: { id: string; members_count: number }[] }>('phonebooks');
  return items.find(({ id }) => id === phonebookId)?.members_count;
};
const jobs = async () => (await account.call<{ items: Job[] }>('jobs')).items;

/**
 * Kills a process that reads a file, once it has read a part of it. The row of the import is locked meanwhile: a process writes down in
 * it what it has read, so however slowly the kill comes, the rest is not read. Looked at beside the API, which allows few questions a second.
 */
function killInTheMiddle(child: Child, importId: string): Promise<void> {
  const isBegun = (db: Db) =>
    db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('phonebook_imports')
        .select('read_count')
        .where('id', '=', BigInt(importId))
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (row.read_count > 0) await kill(child);
      return row.read_count > 0;
    });
  return stack.withDatabase(async (db) => {
    await until(() => isBegun(db), Boolean);
  });
}

describe('a process that is killed while it puts two files into phonebooks', () => {
  it('leaves one for another process to end, with every number once, and one that was cancelled meanwhile as it was', async () => {
    const kept = await begin('می‌ماند', 0);
    const dropped = await begin('لغو می‌شود', 1_000_000);
    // One account's files take turns, so the other one may not have begun.
    await killInTheMiddle(await stack.startApi('jobs'), kept.importId);
    // Nobody is there to do jobs; people are.
    const [before, cut] = [await look(kept.importId), await look(dropped.importId)];
    expect(before.read_count).toBeGreaterThan(0);
    expect(before.read_count).toBeLessThan(COUNT);
    expect(cut.read_count).toBeLessThan(COUNT);
    // The newest first.
    const [droppedJob, keptJob] = await jobs();
    await account.call('jobs/cancel', { job_id: droppedJob?.id });
    await stack.startApi('jobs');
    const after = await until(
      () => look(kept.importId),
      ({ state }) => state !== 'running',
      HANDED_ON_WITHIN_MS,
    );
    expect(after).toMatchObject({
      state: 'done',
      read_count: COUNT,
      added_count: COUNT - WRONG,
      existing_count: 0,
      invalid_count: WRONG,
    });
    expect(await members(kept.phonebookId)).toBe(COUNT - WRONG);
    const ended = await until(
      jobs,
      (all) => all.every(({ state }) => state !== 'running' && state !== 'waiting'),
      HANDED_ON_WITHIN_MS,
    );
    expect(ended.map(({ id, state }) => [id, state])).toEqual([
      [droppedJob?.id, 'cancelled'],
      [keptJob?.id, 'done'],
    ]);
    const left = await look(dropped.importId);
    expect(left).toMatchObject({ read_count: cut.read_count, added_count: cut.added_count });
    expect(await members(dropped.phonebookId)).toBe(cut.added_count);
    tell('Import killed', { 'read before': before.read_count, 'cancelled at': cut.read_count });
  }, 180_000);
});
