import { runTransaction } from '@peyk/server-database';
import { sql } from 'kysely';
import { moveCounters } from '../sql/move-counters';
import type { CounterMove } from '../sql/move-counters';
import { givenSend, mciNumbers } from '../testing/given-send';
import { PRICE, sendersOnDatabase } from '../testing/senders-on-database';
import { waitUntil } from '../testing/wait-until';
import { foldCounters } from './fold-counters';

const { state, givenCustomer, systemContext, whenSettled } = sendersOnDatabase();
const MANY = 20;

interface Standing {
  total: number;
  queued: number;
  delivered: number;
  charged: bigint;
}

async function standing(from: 'send_counters' | 'send_counts', sendId: bigint): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`select sum(total)::int as total, sum(queued)::int as queued,
    sum(delivered)::int as delivered, sum(charged_mrial)::bigint as charged
    from ${sql.table(from)} where send_id = ${sendId}`.execute(state.test.db);
  return rows[0];
}

async function appended(sendId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from counter_moves where send_id = ${sendId}`.execute(state.test.db);
  return rows[0]?.count ?? 0;
}

const UNTOUCHED: Standing = { total: MANY, queued: MANY, delivered: 0, charged: 0n };
const DELIVERED: Standing = { total: MANY, queued: 0, delivered: MANY, charged: PRICE * BigInt(MANY) };

async function givenDelivered(count: number): Promise<bigint> {
  const customer = await givenCustomer(count);
  await state.rig.start({});
  const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(count) });
  await whenSettled(sendId);
  return sendId;
}

const moveOf = (sendId: bigint, accountId: bigint, isAppended: boolean): CounterMove => ({
  ...{ accountId, sendId, operator: 0, isAppended },
  ...{ by: { queued: -1, delivered: 1 }, chargedMrial: 0n, returnedMrial: 0n },
});

/** A send whose counters nobody else is at. */
async function givenQueued(count: number) {
  const customer = await givenCustomer(count);
  const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(count) });
  await sql`insert into send_counters (account_id, send_id, operator, total, queued)
    values (${customer.accountId}, ${sendId}, 0, ${count}, ${count})`.execute(state.test.db);
  return { sendId, accountId: customer.accountId };
}

/** What was made up here is not what the rows say. */
const forget = (sendId: bigint) =>
  sql`with moves as (delete from counter_moves where send_id = ${sendId}),
      counters as (delete from send_counters where send_id = ${sendId}), intake as (delete from send_intake where send_id = ${sendId})
    delete from sends where id = ${sendId}`.execute(state.test.db);

describe('counters of a send', () => {
  it('of many recipients get what batches change appended; who reads them sees it at once, and once it is folded the same', async () => {
    const sendId = await givenDelivered(MANY);
    expect(await appended(sendId)).toBeGreaterThan(0);
    expect(await standing('send_counters', sendId)).toEqual(UNTOUCHED);
    expect(await standing('send_counts', sendId)).toEqual(DELIVERED);
    expect(await foldCounters(systemContext())).toBeGreaterThan(0);
    expect(await appended(sendId)).toBe(0);
    expect(await standing('send_counters', sendId)).toEqual(DELIVERED);
    expect(await standing('send_counts', sendId)).toEqual(DELIVERED);
    expect(await foldCounters(systemContext())).toBe(0);
  });

  it('of a few are changed where they stand', async () => {
    const sendId = await givenDelivered(3);
    expect(await appended(sendId)).toBe(0);
    expect(await standing('send_counters', sendId)).toMatchObject({ queued: 0, delivered: 3 });
  });

  it('are changed by batches that do not wait for each other', async () => {
    const { sendId, accountId } = await givenQueued(MANY);
    const move = (isAppended: boolean) =>
      runTransaction(state.test.db, (tx) => moveCounters(tx, [moveOf(sendId, accountId, isAppended)]));
    let waited = Promise.resolve();
    await runTransaction(state.test.db, async (tx) => {
      await moveCounters(tx, [moveOf(sendId, accountId, true)]);
      await sql`select 1 from send_counters where send_id = ${sendId} for update`.execute(tx);
      await move(true);
      // Not so where it is added to the row itself.
      waited = move(false);
      await waitUntil('the other waits', async () => {
        const { rows } = await sql`select 1 from pg_locks l join pg_stat_activity a using (pid)
          where not l.granted and a.datname = current_database()`.execute(state.test.db);
        return rows.length > 0;
      });
    });
    await waited;
    expect(await standing('send_counts', sendId)).toMatchObject({ queued: MANY - 3, delivered: 3 });
    await forget(sendId);
  });

  it('are folded by several processes at once, each move by one of them', async () => {
    const { sendId, accountId } = await givenQueued(MANY);
    for (let i = 0; i < MANY; i += 1)
      await runTransaction(state.test.db, (tx) => moveCounters(tx, [moveOf(sendId, accountId, true)]));
    const folded = await Promise.all([1, 2, 3].map(() => foldCounters(systemContext())));
    const rest = await foldCounters(systemContext());
    expect(folded.reduce((sum, count) => sum + count, rest)).toBe(MANY);
    expect(await standing('send_counters', sendId)).toMatchObject({ queued: 0, delivered: MANY });
    await forget(sendId);
  });

  it('are not folded where there is none: that move stays and is told, and keeps no other', async () => {
    const { sendId, accountId } = await givenQueued(1);
    const move = moveOf(sendId, accountId, true);
    await runTransaction(state.test.db, (tx) => moveCounters(tx, [{ ...move, operator: 3 }, move]));
    await expect(foldCounters(systemContext())).rejects.toThrow('1 moves have no row in send_counters.');
    expect(await appended(sendId)).toBe(1);
    expect(await standing('send_counters', sendId)).toMatchObject({ queued: 0, delivered: 1 });
    await forget(sendId);
  });
});
