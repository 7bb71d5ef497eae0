import { createTestDatabase, fixedClock, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { givenSend } from '../testing/given-send';
import { waitUntil } from '../testing/wait-until';
import { boundPartition, makePartitionAhead } from './partition-ahead';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.close());

const NOW = new Date('2026-11-20T08:00:00Z');
const daysAfter = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const contextAt = (now: Date) => ({ db: test.db, clock: fixedClock(now.toISOString()), log: silentLog });
const lastSendIs = (id: number) => sql`select setval(pg_get_serial_sequence('sends', 'id'), ${id})`.execute(test.owner);
const bound = (now = NOW) => boundPartition(contextAt(now), { rows: 1_000, days: 31 });

async function ranges(): Promise<string[]> {
  const { rows } = await sql<{ range: string }>`
    select i.inhrelid::regclass || ' ' || pg_get_expr(c.relpartbound, c.oid) as range
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('recipients'::regclass, 'parts'::regclass) order by 1`.execute(test.db);
  return rows.map(({ range }) => range.replace(/FOR VALUES FROM \('(\d+)'\) TO \('(\d+)'\)/, '$1-$2'));
}

async function givenRecipients(sendId: number, count: number): Promise<void> {
  await sql`select ensure_send_partitions(${sendId})`.execute(test.db);
  await sql`insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
    select 1, ${sendId}, n, 952000000 + n, 0, 2, 1, 0 from generate_series(1, ${count}) n`.execute(test.db);
  await sql`analyze recipients`.execute(test.owner);
}

const whole = ['parts_0 0-100000', 'recipients_0 0-100000'];
const cutAt1005 = [
  'parts_0 0-1005',
  'parts_0_1005 1005-100000',
  'recipients_0 0-1005',
  'recipients_0_1005 1005-100000',
];

describe('a partition that is full', () => {
  it('ends a thousand sends ahead, and what comes after has one of its own', async () => {
    await lastSendIs(5);
    await givenRecipients(5, 999);
    expect(await bound()).toBe(0);
    expect(await bound()).toBe(0);
    expect(await ranges()).toEqual(whole);
    await givenRecipients(4, 1);
    expect([await bound(), await bound(), await bound()]).toEqual([0, 1, 0]);
    expect(await ranges()).toEqual(cutAt1005);
    await givenRecipients(1_004, 1);
    await givenRecipients(1_005, 1);
    const { rows } = await sql`
      select tableoid::regclass::text as name, count(*)::int from recipients group by 1 order by 1`.execute(test.db);
    expect(rows).toEqual([
      { name: 'recipients_0', count: 1_001 },
      { name: 'recipients_0_1005', count: 1 },
    ]);
    const { rows: left } = await sql`select from pg_constraint where conname = 'send_partition_cut'`.execute(test.db);
    expect(left).toEqual([]);
  });

  it('is given up when the sends come before it is done: none of them is refused', async () => {
    await lastSendIs(5);
    await givenRecipients(5, 1_000);
    await bound();
    await givenRecipients(1_005, 1);
    await lastSendIs(1_005);
    expect(await bound()).toBe(0);
    expect(await bound()).toBe(1);
    // Twenty times as far as the thousand that came since the round before.
    expect((await ranges())[0]).toBe('parts_0 0-21005');
  });

  it('is given up by a round that comes late', async () => {
    await lastSendIs(5);
    await givenRecipients(5, 1_000);
    await bound();
    await lastSendIs(600);
    expect(await bound()).toBe(0);
    const { rows } = await sql`select cut_id from send_partitions`.execute(test.db);
    expect(rows).toEqual([{ cut_id: null }]);
    expect(await ranges()).toEqual(whole);
  });

  it('waits for a preparation that holds the table, and accepts go on meanwhile', async () => {
    await lastSendIs(5);
    await givenRecipients(5, 1_000);
    await bound();
    await test.db.transaction().execute(async (preparation) => {
      await sql`lock table recipients in row exclusive mode`.execute(preparation);
      expect(await bound()).toBe(0);
      await test.db.transaction().execute(async (accepting) => {
        await sql`set local lock_timeout = 500`.execute(accepting);
        await sql`select ensure_send_partitions(6)`.execute(accepting);
      });
    });
    expect(await bound()).toBe(1);
  });

  it('is cut once by two processes', async () => {
    await lastSendIs(5);
    await givenRecipients(5, 1_000);
    await Promise.all([bound(), bound()]);
    await Promise.all([bound(), bound()]);
    await bound();
    expect(await ranges()).toEqual(cutAt1005);
  });

  it('is left alone by one that finds it ended when its turn to check comes', async () => {
    await lastSendIs(5);
    await givenRecipients(5, 1_000);
    await bound();
    const late = await test.owner.transaction().execute(async (other) => {
      await sql`lock table recipients_0 in share update exclusive mode`.execute(other);
      const waiting = bound();
      const check = sql`select from pg_locks where relation = 'recipients_0'::regclass and not granted`;
      await waitUntil('the check waits', async () => (await check.execute(test.db)).rows.length > 0);
      await sql`select finish_send_partition_cut(0)`.execute(other);
      return { waiting };
    });
    expect(await late.waiting).toBe(0);
    expect(await ranges()).toEqual(cutAt1005);
  });

  it('leaves what was made ahead as it is', async () => {
    await lastSendIs(90_000);
    await makePartitionAhead(contextAt(NOW));
    await givenRecipients(90_000, 1_000);
    await bound();
    await bound();
    expect((await ranges()).slice(0, 3)).toEqual([
      'parts_0 0-91000',
      'parts_0_91000 91000-100000',
      'parts_1 100000-200000',
    ]);
  });
});

describe('a partition that is old', () => {
  it('ends a month after its first send, also one from before that was noted', async () => {
    const { accountId } = await givenAccount(test.db);
    const { lineId } = await givenLine(test.db);
    const sendId = await givenSend(test.db, { accountId, lineId, numbers: [] });
    await sql`update sends set created_at = ${NOW} where id = ${sendId}`.execute(test.db);
    await sql`insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
      values (${accountId}, ${sendId}, 1, 952000001, 0, 2, 1, 0)`.execute(test.db);
    await bound(daysAfter(1));
    const { rows } = await sql`select began_at from send_partitions`.execute(test.db);
    expect(rows).toEqual([{ began_at: NOW }]);
    expect([await bound(daysAfter(30)), await bound(daysAfter(30))]).toEqual([0, 0]);
    expect([await bound(daysAfter(31)), await bound(daysAfter(31))]).toEqual([0, 1]);
  });
});
