import { createTestDatabase, fixedClock, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { createExports } from './exports/exports.routes';
import { recipientPages } from './exports/recipients-sheet';
import { createReportsHandlers } from './reports.routes';
import { givenSend } from './testing/given-send';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const nothingIsSaved = { save: () => Promise.reject(new Error('no file is to be made')) };
const handlers = { ...createReportsHandlers(), ...createExports(nothingIsSaved).handlers };
const FINISHED_AT = new Date('2026-02-01T08:00:00Z');

const contextOf = (accountId: bigint) => ({
  ...{ db: test.db, clock: fixedClock('2026-11-20T12:00:00Z'), log: silentLog, ip: '127.0.0.1', requestId: 'test' },
  account: { accountId, userId: 1n, impersonated: false },
});
const callOf = (call: object) => ({ query: undefined, body: undefined, headers: undefined, ...call }) as never;

/** A send whose partition was taken apart, as on its way to files and when it is there. */
async function givenAway() {
  const send = await givenSend(test.db, { statuses: [2, 3, 2], state: 6, finishedAt: FINISHED_AT });
  await takeApart(send);
  return send;
}

const PARTITION = 100_000n;
const firstOf = ({ sendId }: { sendId: bigint }) => (sendId / PARTITION) * PARTITION;

async function takeApart(key: { sendId: bigint }): Promise<void> {
  const [from, next] = [firstOf(key), firstOf(key) + PARTITION];
  await sql`select setval(pg_get_serial_sequence('sends', 'id'), ${next})`.execute(test.owner);
  await sql`select ensure_send_partitions(${next + 1n})`.execute(test.db);
  await sql`select take_send_partition_apart(${from})`.execute(test.db);
}

const putBack = (key: { sendId: bigint }) => sql`select put_send_partition_back(${firstOf(key)})`.execute(test.db);

const inFiles = { code: '409-600', status: 409 };
const FILES_AT = new Date('2026-04-03T02:00:00Z');

it('a send whose recipients lie in files shows its text, counts and costs, and says of the others where they are', async () => {
  const { accountId, sendId } = await givenAway();
  const context = contextOf(accountId);
  const query = { send_id: String(sendId) };
  const { data } = await handlers.getSend(context, callOf({ query }));
  expect(data).toMatchObject({ text: 'سلام', counts: { total: 3, delivered: 2, undelivered: 1 }, resendable_count: 0 });
  // On its way there; then since its first file was begun.
  expect(Date.parse(data.recipients_in_files_since ?? '')).not.toBeNaN();
  await sql`insert into send_archive_files (key, from_id, table_name, columns, rows, sha256, bytes, created_at, checked_at)
    select gen_random_uuid(), 0, t, '{}', 3, '', 1, ${FILES_AT}, now() from unnest(array['recipients', 'parts']) t`.execute(
    test.db,
  );
  expect((await handlers.getSend(context, callOf({ query }))).data.recipients_in_files_since).toBe(
    FILES_AT.toISOString(),
  );
  expect((await handlers.getSendStats(context, callOf({ query }))).data).toBeDefined();

  const ask = (question: object) =>
    handlers.listRecipients(context, callOf({ body: { ...query, page: 1, limit: 10, ...question } }));
  await expect(ask({})).rejects.toMatchObject(inFiles);
  await expect(ask({ filters: { status: 2 } })).rejects.toMatchObject(inFiles);
  await expect(ask({ filters: { number: '09952000001' } })).rejects.toMatchObject(inFiles);
  await expect(handlers.getRecipientTimeline(context, callOf({ query: { ...query, n: 1 } }))).rejects.toMatchObject(
    inFiles,
  );
  await expect(handlers.downloadRecipients(context, callOf({ query }))).rejects.toMatchObject(inFiles);
  await expect(handlers.exportRecipients(context, callOf({ body: query }))).rejects.toMatchObject(inFiles);
  expect((await sql`select from account_jobs`.execute(test.db)).rows).toEqual([]);

  const stranger = contextOf(accountId + 1n);
  await expect(
    handlers.listRecipients(stranger, callOf({ body: { ...query, page: 1, limit: 10 } })),
  ).rejects.toMatchObject({ code: '404-40' });

  await putBack({ sendId });
  expect((await ask({})).data.items).toHaveLength(3);
  expect((await handlers.getSend(context, callOf({ query }))).data).toMatchObject({ resendable_count: 1 });
  expect((await handlers.getSend(context, callOf({ query }))).data).not.toHaveProperty('recipients_in_files_since');
  await sql`update send_archive_files set left_at = now()`.execute(test.db);
});

it('a file that is being made when they go there ends with that and not in the middle', async () => {
  const statuses = Array.from({ length: 4_001 }, () => 2);
  const key = await givenSend(test.db, { statuses, state: 6, finishedAt: FINISHED_AT });
  const query = { send_id: String(key.sendId) };
  const { text } = await handlers.downloadRecipients(contextOf(key.accountId), callOf({ query }));
  const [file, sheet] = [
    text[Symbol.asyncIterator](),
    recipientPages(test.db, { ...key, total: 4_001, hasOwnTexts: false }),
  ];
  for (const rest of [file, file, sheet]) expect((await rest.next()).done).toBe(false);
  await takeApart(key);
  await expect(file.next()).rejects.toMatchObject(inFiles);
  await sheet.next();
  await sheet.next();
  await expect(sheet.next()).rejects.toMatchObject(inFiles);
  await putBack(key);
});
