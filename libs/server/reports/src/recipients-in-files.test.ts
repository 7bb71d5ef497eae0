import { createTestDatabase, fixedClock, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { createReportsHandlers } from './reports.routes';
import { givenSend } from './testing/given-send';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const handlers = createReportsHandlers();
const FINISHED_AT = new Date('2026-02-01T08:00:00Z');

const contextOf = (accountId: bigint) => ({
  ...{ db: test.db, clock: fixedClock('2026-11-20T12:00:00Z'), log: silentLog, ip: '127.0.0.1', requestId: 'test' },
  account: { accountId, userId: 1n, impersonated: false },
});
const callOf = (call: object) => ({ query: undefined, body: undefined, headers: undefined, ...call }) as never;

/** A send whose partition was taken apart, as on its way to files and when it is there. */
async function givenAway() {
  const send = await givenSend(test.db, { statuses: [2, 3, 2], state: 6, finishedAt: FINISHED_AT });
  await sql`select setval(pg_get_serial_sequence('sends', 'id'), 100000)`.execute(test.owner);
  await sql`select ensure_send_partitions(100001)`.execute(test.db);
  await sql`select take_send_partition_apart(0)`.execute(test.db);
  return send;
}

it('a send whose recipients lie in files shows its text, counts and costs, and says of the others where they are', async () => {
  const { accountId, sendId } = await givenAway();
  const context = contextOf(accountId);
  const query = { send_id: String(sendId) };
  const { data } = await handlers.getSend(context, callOf({ query }));
  expect(data).toMatchObject({ text: 'سلام', counts: { total: 3, delivered: 2, undelivered: 1 }, resendable_count: 0 });
  expect((await handlers.getSendStats(context, callOf({ query }))).data).toBeDefined();

  const inFiles = { code: '409-600', status: 409 };
  const ask = (question: object) =>
    handlers.listRecipients(context, callOf({ body: { ...query, page: 1, limit: 10, ...question } }));
  await expect(ask({})).rejects.toMatchObject(inFiles);
  await expect(ask({ filters: { status: 2 } })).rejects.toMatchObject(inFiles);
  await expect(ask({ filters: { number: '09952000001' } })).rejects.toMatchObject(inFiles);
  await expect(handlers.getRecipientTimeline(context, callOf({ query: { ...query, n: 1 } }))).rejects.toMatchObject(
    inFiles,
  );
  await expect(handlers.downloadRecipients(context, callOf({ query }))).rejects.toMatchObject(inFiles);

  const stranger = contextOf(accountId + 1n);
  await expect(
    handlers.listRecipients(stranger, callOf({ body: { ...query, page: 1, limit: 10 } })),
  ).rejects.toMatchObject({ code: '404-40' });

  await sql`select put_send_partition_back(0)`.execute(test.db);
  expect((await ask({})).data.items).toHaveLength(3);
  expect((await handlers.getSend(context, callOf({ query }))).data.resendable_count).toBe(1);
});
