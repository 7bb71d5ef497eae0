import { listen } from '@peyk/server-database';
import { createTestDatabase, fixedClock, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { recordInbound } from './record-inbound';
import { INBOX_CHANNEL } from './tell-inbox-changed';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const clock = fixedClock();

function receive(to: string, text: string, from = '989241110001') {
  const context = { db: test.db, clock, log: silentLog };
  return recordInbound(context, { from, to, text, at: clock.now(), carrier: 'test' });
}

async function optOutsOf(accountId: bigint) {
  const rows = await test.db.selectFrom('suppressed_numbers').selectAll().where('account_id', '=', accountId).execute();
  return rows.map((row) => [row.mobile, row.kind]);
}

describe('recordInbound', () => {
  it('stores a message to a line of ours with its account', async () => {
    const { accountId } = await givenAccount(test.db);
    const line = await givenLine(test.db, { accountId });
    await receive(`98${line.number}`, 'سلام');
    const row = await test.db
      .selectFrom('inbound_messages')
      .selectAll()
      .where('line_id', '=', line.lineId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ account_id: accountId, text: 'سلام', carrier: 'test', from_number: '989241110001' });
    expect(await optOutsOf(accountId)).toEqual([]);
  });

  it('stores a message to a line that nobody knows', async () => {
    await receive('5999', 'کجایی؟');
    const row = await test.db
      .selectFrom('inbound_messages')
      .selectAll()
      .where('to_number', '=', '5999')
      .executeTakeFirst();
    expect(row).toMatchObject({ account_id: null, line_id: null });
  });

  it('puts a number that asks for it on the list of the account that alone holds the line, once', async () => {
    const { accountId } = await givenAccount(test.db);
    const line = await givenLine(test.db, { accountId });
    await receive(line.number, 'لغو۱۱');
    await receive(line.number, 'لغو');
    expect(await optOutsOf(accountId)).toEqual([[241110001, 'opt_out']]);
    // The one that did it is kept with it.
    const said = test.db.selectFrom('suppressed_numbers').select(['line', 'message']);
    expect(await said.where('account_id', '=', accountId).execute()).toEqual([{ line: line.number, message: 'لغو۱۱' }]);
  });

  it('puts nobody on a list when several accounts share the line', async () => {
    const { accountId } = await givenAccount(test.db);
    const line = await givenLine(test.db, { accountId });
    const other = await givenAccount(test.db);
    await test.db.insertInto('account_lines').values({ account_id: other.accountId, line_id: line.lineId }).execute();
    await receive(line.number, '11');
    expect(await optOutsOf(accountId)).toEqual([]);
    expect(await optOutsOf(other.accountId)).toEqual([]);
  });

  it('hides messages from a number of the receive blacklist of that account, and still hears that it opts out', async () => {
    const { accountId } = await givenAccount(test.db);
    const line = await givenLine(test.db, { accountId });
    const from = { account_id: accountId, mobile: 241110001, created_at: clock.now() };
    await test.db
      .insertInto('suppressed_numbers')
      .values({ ...from, kind: 'receive_blacklist' })
      .execute();
    await receive(line.number, 'لغو');
    await receive(line.number, 'سلام', '989241110002');
    const rows = await test.db
      .selectFrom('inbound_messages')
      .select(['from_number', 'hidden'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { from_number: '989241110001', hidden: true },
      { from_number: '989241110002', hidden: false },
    ]);
    expect(await optOutsOf(accountId)).toContainEqual([241110001, 'opt_out']);
  });

  it('tells the open panels of the account, but not of what is hidden or nobody’s', async () => {
    const { accountId } = await givenAccount(test.db);
    const line = await givenLine(test.db, { accountId });
    const from = { account_id: accountId, mobile: 241110003, created_at: clock.now() };
    await test.db
      .insertInto('suppressed_numbers')
      .values({ ...from, kind: 'receive_blacklist' })
      .execute();
    const heard: (string | undefined)[] = [];
    const listener = await listen(test.db, INBOX_CHANNEL, (payload) => void heard.push(payload));
    await receive(line.number, 'سلام', '989241110003');
    await receive('5999', 'سلام');
    await receive(line.number, 'سلام');
    const end = Date.now() + 5_000;
    while (heard.length < 2 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
    await listener.close();
    expect(heard).toEqual([undefined, JSON.stringify({ accountId: String(accountId) })]);
  });

  it('keeps a message of which nobody could be told', async () => {
    const { accountId } = await givenAccount(test.db);
    const line = await givenLine(test.db, { accountId });
    const deaf = test.db.withPlugin({
      transformQuery: ({ node }) => {
        if (
          JSON.stringify(node, (_, value) => (typeof value === 'bigint' ? String(value) : value)).includes('pg_notify')
        ) {
          throw new Error('the queue of notifications is full');
        }
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const message = { from: '989241110001', to: line.number, text: 'سلام', at: clock.now(), carrier: 'test' };
    await recordInbound({ db: deaf, clock, log: silentLog }, message);
    const kept = test.db.selectFrom('inbound_messages').selectAll().where('account_id', '=', accountId);
    expect(await kept.execute()).toHaveLength(1);
  });
});
