import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { setSendRate } from './control/set-send-rate';
import { prepareSends } from './prepare/prepare-sends';
import { claimChunks } from './sql/claim-chunks';
import { stopSend } from './stop/stop-send';
import { givenSend, mciNumbers } from './testing/given-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, systemContext, whenFinished } = sendersOnDatabase();

/** A clock that moves only when it is told: a bucket gives a tenth of a second's worth, and then nothing. */
function steppedClock() {
  const clock = { ms: Date.now(), now: () => new Date(clock.ms) };
  return clock;
}

describe('a rate of its own', () => {
  it('holds a send back and nobody else, and may be lifted while it is under way', async () => {
    const clock = steppedClock();
    const { operator } = await state.rig.start({ clock });
    const slow = await givenCustomer(50);
    const plan = { rate_per_second: 10 };
    const slowId = await givenSend(state.test.db, { ...slow, numbers: mciNumbers(50), plan });
    await waitUntil('it has begun', () => operator.submits.length === 1);
    const fast = await givenSend(state.test.db, { ...(await givenCustomer(60)), numbers: mciNumbers(60, 100) });
    await whenFinished(fast);
    expect(operator.submits).toHaveLength(61);
    clock.ms += 100;
    await waitUntil('the next one has left', () => operator.submits.length === 62);
    await setSendRate(systemContext(), { accountId: slow.accountId, sendId: slowId }, null);
    await whenFinished(slowId);
    expect(operator.submits).toHaveLength(110);
  });

  it('may be given to a send that is under way, beside the rate of its line', async () => {
    const clock = steppedClock();
    const customer = await givenCustomer(100, { maxPerSecond: 200 });
    const { operator } = await state.rig.start({ clock });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(100) });
    await waitUntil('the line has had its tenth of a second', () => operator.submits.length === 20);
    await setSendRate(systemContext(), { accountId: customer.accountId, sendId }, 10);
    // Each step lets the line send twenty more, and the send one.
    for (let step = 1; step <= 20; step += 1) {
      const before = operator.submits.length;
      clock.ms += 100;
      await waitUntil('more has left', () => operator.submits.length > before);
    }
    const after = operator.submits.length;
    expect(after).toBeLessThanOrEqual(20 + 20 + 20);
    await setSendRate(systemContext(), { accountId: customer.accountId, sendId }, null);
    const steps = setInterval(() => (clock.ms += 100), 5);
    await whenFinished(sendId);
    clearInterval(steps);
  });

  it('is one process’s at a time: nobody could share it out', async () => {
    const customer = await givenCustomer(25_000);
    const { carrier } = await state.rig.start({ clock: steppedClock(), behave: () => 'hold' });
    const plan = { rate_per_second: 10 };
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(25_000), plan });
    await waitUntil('one process has begun', () => carrier.held.length === 1);
    const question = {
      lane: 1,
      limit: 5,
      afterSendId: 0n,
      heldSendIds: [],
      closedLineIds: [],
      leaseMs: 1_000,
    } as const;
    const asOther = () => claimChunks(state.test.db, { ...question, workerId: randomUUID(), now: new Date() });
    expect(await asOther()).toEqual([]);
    await sql`update sends set rate_per_second = null where id = ${sendId}`.execute(state.test.db);
    expect(await asOther()).toHaveLength(1);
    await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    carrier.answerHeld();
  });

  it('that comes while two processes are at work makes one of them give its chunk back', async () => {
    const operator = new TestOperator();
    const options = { operator, window: 10, behave: () => 'hold' as const };
    const customer = await givenCustomer(25_000);
    const [one, other] = [await state.rig.start(options), await state.rig.start(options)];
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(25_000) });
    await waitUntil('both are at work', () => one.carrier.held.length > 0 && other.carrier.held.length > 0);
    await setSendRate(systemContext(), { accountId: customer.accountId, sendId }, 1);
    const workers = async () => {
      const { rows } = await sql<{ worker: string }>`select distinct worker_id as worker from send_chunks
        where send_id = ${sendId} and worker_id is not null`.execute(state.test.db);
      return rows.length;
    };
    await waitUntil('one has given its chunk back', async () => {
      one.carrier.answerHeld();
      other.carrier.answerHeld();
      return (await workers()) === 1;
    });
    await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    one.carrier.answerHeld();
    other.carrier.answerHeld();
  });
});

describe('the rate of a line', () => {
  it('is shared by its sends at each mark: two of them have no more than one', async () => {
    const clock = steppedClock();
    const customer = await givenCustomer(60, { maxPerSecond: 100 });
    const sends = [0, 1, 2].map((i) => givenSend(state.test.db, { ...customer, numbers: mciNumbers(20, i * 20) }));
    await Promise.all(sends);
    await prepareSends(systemContext());
    const { operator } = await state.rig.start({ clock });
    await waitUntil('a tenth of a second’s worth has left', () => operator.submits.length >= 10);
    const other = await givenSend(state.test.db, { ...(await givenCustomer(1)), numbers: mciNumbers(1, 100) });
    await whenFinished(other);
    expect(operator.submits).toHaveLength(11);
    const steps = setInterval(() => (clock.ms += 100), 5);
    for (const sendId of await Promise.all(sends)) await whenFinished(sendId);
    clearInterval(steps);
  });
});
