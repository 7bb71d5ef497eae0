import { givenLine } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { webhooksWorld } from '../testing/webhooks-world';
import { ROWS_AT_ONCE, watchSends } from './watch-sends';

const world = webhooksWorld();
const { api, owner, endpoint, log } = world;
const watch = () => watchSends(api.context());
let lineId: bigint;
beforeAll(async () => void ({ lineId } = await givenLine(api.db())));
beforeEach(() => sql`delete from webhook_watches`.execute(api.db()));

/** A send that begins now, to so many, of whom nothing is known. */
async function givenSend(accountId: bigint, count = 4): Promise<bigint> {
  const now = api.clock.now();
  const { rows } = await sql<{ id: bigint }>`
    insert into sends (account_id, type, state, line_id, from_number, text, encoding, language, parts, unit_mrial, statutory_mrial,
      refund_rule, requested_count, created_at)
    values (${accountId}, 'normal', 2, ${lineId}, '3000', 'سلام', 'ucs2', 'persian', 1, 1, 1, 'none', ${count}, ${now}) returning id`.execute(
    api.db(),
  );
  const sendId = rows[0]?.id ?? 0n;
  await sql`select ensure_send_partitions(${sendId})`.execute(api.db());
  await sql`insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
    select ${accountId}::bigint, ${sendId}::bigint, n, 240000000 + n, 2, 10, 1, 1 from generate_series(1, ${count}::int) n`.execute(
    api.db(),
  );
  await sql`insert into send_counters (account_id, send_id, operator, total) values (${accountId}, ${sendId}, 2, ${count})`.execute(
    api.db(),
  );
  await sql`update sends set started_at = ${now} where id = ${sendId}`.execute(api.db());
  return sendId;
}

const COUNTERS: Readonly<Record<number, string>> = { 2: 'delivered', 3: 'undelivered', 14: 'cancelled' };

/** As the engine does: the row and the counter. */
async function become(sendId: bigint, ns: number[], status: number): Promise<void> {
  const changed = await sql`update recipients set status = ${status}, receipt_at = ${api.clock.now()}
    where send_id = ${sendId} and n = any(${ns}::int[])`.execute(api.db());
  const counter = sql.ref(COUNTERS[status] ?? 'sent');
  await sql`update send_counters set ${counter} = ${counter} + ${Number(changed.numAffectedRows)} where send_id = ${sendId}`.execute(
    api.db(),
  );
}

const told = async (session: string) => (await log(session)).map(({ event }: { event: string }) => event).sort();
const watched = async () => (await sql`select 1 from webhook_watches`.execute(api.db())).rows.length;

describe('what became of recipients', () => {
  it('is told once, as soon as it is the last word', async () => {
    const { account, session } = await owner();
    await endpoint(session);
    const sendId = await givenSend(account.accountId);
    await become(sendId, [3], 0);
    expect(await watch()).toBe(0);
    api.clock.advance(1_000);
    await become(sendId, [1], 2);
    await become(sendId, [2], 3);
    expect(await watch()).toBe(2);
    const { rows } = await sql<{ data: object }>`
      select data from webhook_events where account_id = ${account.accountId} order by source`.execute(api.db());
    const at = api.clock.now().toISOString();
    const common = { send_id: String(sendId), line: '3000', at };
    expect(rows.map(({ data }) => data)).toEqual([
      { ...common, n: 1, number: '989240000001', status: 2 },
      { ...common, n: 2, number: '989240000002', status: 3 },
    ]);
    expect(await told(session)).toEqual(['message.delivered', 'message.failed']);
    for (let n = 0; n < 3; n += 1) {
      api.clock.advance(2_000);
      expect(await watch()).toBe(0);
    }
    await become(sendId, [3, 4], 2);
    api.clock.advance(60_000);
    expect(await watch()).toBe(2);
    await sql`update sends set settled_at = ${api.clock.now()} where id = ${sendId}`.execute(api.db());
    api.clock.advance(60_000);
    await watch();
    expect(await watched()).toBe(0);
  });

  it('is told only of the kind that somebody wants, and to each who does', async () => {
    const { account, session } = await owner();
    await endpoint(session, { events: ['message.failed'] });
    await endpoint(session, { events: ['message.failed', 'credit.low'] });
    const sendId = await givenSend(account.accountId);
    await become(sendId, [1, 2], 2);
    await become(sendId, [3], 14);
    expect(await watch()).toBe(2);
    expect(await told(session)).toEqual(['message.failed', 'message.failed']);
  });

  it('of a large send is read in steps, and in one more round for who was behind', async () => {
    const { account, session } = await owner();
    await endpoint(session);
    const count = 2 * ROWS_AT_ONCE + 1;
    const sendId = await givenSend(account.accountId, count);
    await become(
      sendId,
      Array.from({ length: count }, (_, n) => n + 1),
      2,
    );
    expect(await watch()).toBe(count);
    api.clock.advance(10 * 60_000);
    expect(await watch()).toBe(0);
  });

  it('is told once by two processes at the same time', async () => {
    const { account, session } = await owner();
    await endpoint(session);
    const sends = await Promise.all([1, 2, 3].map(() => givenSend(account.accountId)));
    for (const sendId of sends) await become(sendId, [1, 2, 3, 4], 2);
    const sums = await Promise.all([watch(), watch()]);
    expect(sums[0] + sums[1]).toBe(12);
    expect((await api.call('/webhooks/deliveries/list', { token: session, body: {} })).data.paging.total).toBe(12);
  });

  it('costs an account nothing that has no address for it, nor after it has none any more', async () => {
    const { account, session } = await owner();
    await endpoint(session, { events: ['message.inbound'] });
    await givenSend(account.accountId);
    expect(await watched()).toBe(0);
    const { id } = await endpoint(session);
    const sendId = await givenSend(account.accountId);
    expect(await watched()).toBe(1);
    await world.post(session, 'delete', { id });
    await become(sendId, [1], 2);
    expect(await watch()).toBe(0);
    expect(await watched()).toBe(0);
  });
});
