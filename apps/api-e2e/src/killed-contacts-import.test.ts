import type { Account } from './support/account';
import { FaultStack, kill } from './support/fault-stack';
import { tell } from './support/tell';
import { until } from './support/until';

/** Some seconds of work. */
const COUNT = 60_000;
/** Half a minute until a silent process is taken for dead, and what the queue needs to hand its jobs on. */
const HANDED_ON_WITHIN_MS = 85_000;

interface Job {
  id: string;
  state: string;
  done_count: number;
  total_count: number | null;
  result: { sentence: string; file_id: string | null } | null;
}

/** Everybody has a name, and one in a thousand a number that is none. */
const LINES = [
  'شماره,نام',
  ...Array.from({ length: COUNT }, (_, n) =>
    n % 1_000 === 999 ? `کسی,${n}` : `0924${String(n).padStart(7, '0')},نام ${n}`,
  ),
];
const WRONG = COUNT / 1_000;

let stack: FaultStack;
let account: Account;
beforeAll(async () => {
  stack = await FaultStack.start();
  account = await stack.signIn();
});
afterAll(() => stack?.dispose());

/** Looked at beside the API, which allows few questions a second. */
const countContacts = () =>
  stack.withDatabase(async (db) => {
    const { count } = await db
      .selectFrom('contacts')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('name', 'like', 'نام %')
      .executeTakeFirstOrThrow();
    return Number(count);
  });

describe('a process that is killed while it makes contacts of a file', () => {
  it('leaves the rest to another process, which makes everybody once and tells of every wrong row', async () => {
    const phonebook = await account.call<{ id: string }>('phonebooks', { title: 'از فایل' });
    const file_id = await account.uploadContacts(LINES);
    const columns = [
      { column: 0, field: 'mobile' },
      { column: 1, field: 'name' },
    ];
    const asked = { file_id, has_header: true, columns, known: 'keep', phonebook_ids: [phonebook.id] };
    const { job_id } = await account.call<{ job_id: string }>('phonebooks/numbers/import-new', asked);
    await until(countContacts, (count) => count > 0);
    await kill(stack.api);
    const before = await countContacts();
    expect(before).toBeLessThan(COUNT - WRONG);
    await stack.startApi();
    const job = await until(
      () => account.call<Job>(`jobs/details?job_id=${job_id}`),
      ({ state }) => state !== 'running' && state !== 'waiting',
      HANDED_ON_WITHIN_MS,
    );
    const added = (COUNT - WRONG).toLocaleString('fa-IR');
    expect(job).toMatchObject({
      ...{ state: 'done', done_count: COUNT, total_count: COUNT },
      result: {
        sentence: `${added} مخاطب افزوده شد، ${WRONG.toLocaleString('fa-IR')} سطر نادرست بود و افزوده نشد.`,
        file_id: expect.any(String),
      },
    });
    expect(await countContacts()).toBe(COUNT - WRONG);
    const { items } = await account.call<{ items: { id: string; members_count: number }[] }>('phonebooks');
    expect(items.find(({ id }) => id === phonebook.id)?.members_count).toBe(COUNT - WRONG);
    tell('Import of contacts killed', { 'made before': before });
  }, 180_000);
});
