import { Lanes } from '@peyk/server-module';
import { sql } from 'kysely';
import { givenSend, mciNumbers } from './testing/given-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, whenSettled } = sendersOnDatabase();

/** A table that all of this work needs is locked from outside, as a migration or a forgotten transaction would. */
function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  return state.test.owner.transaction().execute(async (tx) => {
    await sql`lock table sends, send_chunks in access exclusive mode`.execute(tx);
    return work();
  });
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct pid)::int as count from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.application_name = 'peyk-sender-of-test'`.execute(state.test.db);
  return rows[0]?.count ?? 0;
}

it('work that hangs at a lock is told as standing still within its limit, and goes on when the lock is gone', async () => {
  const clock = { ms: 0 };
  const lanes = new Lanes(() => clock.ms);
  const customer = await givenCustomer(3);
  await state.rig.start({ lanes });
  await whileLocked(async () => {
    // Both lanes, and what prepares: the connections of the test's sender are six.
    await waitUntil('the sender hangs', async () => (await waitingForLocks()) >= 4);
    expect(lanes.standing()).toEqual([]);
    clock.ms += 30_001;
    expect(lanes.standing()).toEqual(expect.arrayContaining(['sending codes', 'sending']));
    // A send of a million may take so long; beyond that nothing does.
    expect(lanes.standing()).not.toContain('preparing');
    // Nothing waits to be stored.
    expect(lanes.standing()).not.toContain('storing');
    clock.ms += 90_000;
    expect(lanes.standing()).toContain('preparing');
  });
  await waitUntil('everything moves', async () => lanes.standing().length === 0);
  const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(3) });
  await whenSettled(sendId);
  expect(lanes.standing()).toEqual([]);
});
