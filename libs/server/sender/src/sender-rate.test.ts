import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pauseSend } from './control/pause-send';
import { setSendRate } from './control/set-send-rate';
import { prepareSends } from './prepare/prepare-sends';
import { NONE_CLOSED, claimChunks } from './sql/claim-chunks';
import { selectControls } from './sql/select-controls';
import { stopSend } from './stop/stop-send';
import { givenCode, givenSend, mciNumbers } from './testing/given-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, systemContext, whenFinished } = sendersOnDatabase();

/** A clock that moves only when it is told: a bucket gives a tenth of a second's worth, and then nothing. */
function steppedClock() {
  const clock = { ms: Date.now(), now: () => new Date(clock.ms) };
  return clock;
}

/**
 * Begins a slow send beside the one that a test is about. The answer pauses it: when its chunk is given back, the lane has
 * looked at all of its sends, and so has heard of whatever was changed before.
 */
async function givenSignOfHearing() {
  const { accountId, lineId } = await givenCustomer(5);
  const plan = { rate_per_second: 10 };
  const sendId = await givenSend(state.test.db, { accountId, lineId, numbers: mciNumbers(5, 900), plan });
  return async () => {
    await pauseSend(systemContext(), { accountId, sendId });
    await waitUntil('the lane has heard', async () => {
      const chunks = await state.test.db
        .selectFrom('send_chunks')
        .select('state')
        .where('send_id', '=', sendId)
        .execute();
      return chunks.every((chunk) => chunk.state === 0);
    });
  };
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
    const whenHeard = await givenSignOfHearing();
    await waitUntil('the sign is there', () => operator.submits.length === 1);
    operator.submits.length = 0;
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(100) });
    await waitUntil('the line has had its tenth of a second', () => operator.submits.length === 20);
    await setSendRate(systemContext(), { accountId: customer.accountId, sendId }, 10);
    await whenHeard();
    // Each step lets the line send twenty more, and the send one.
    for (let step = 1; step <= 20; step += 1) {
      const before = operator.submits.length;
      clock.ms += 100;
      await waitUntil('more has left', () => operator.submits.length > before);
    }
    expect(operator.submits).toHaveLength(20 + 20);
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
      closed: NONE_CLOSED,
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

describe('the rate of an account on a line', () => {
  const setOwnRate = ({ accountId, lineId }: { accountId: bigint; lineId: bigint }, perSecond: number | null) =>
    sql`update account_lines set own_max_per_second = ${perSecond}
      where account_id = ${accountId} and line_id = ${lineId}`.execute(state.test.db);

  it('is shared by its sends, and touches neither others on the line nor its login codes', async () => {
    const clock = steppedClock();
    const customer = await givenCustomer(60);
    await setOwnRate(customer, 100);
    const sends = [0, 1, 2].map((i) => givenSend(state.test.db, { ...customer, numbers: mciNumbers(20, i * 20) }));
    await Promise.all(sends);
    await prepareSends(systemContext());
    const { operator } = await state.rig.start({ clock });
    await waitUntil('a tenth of a second’s worth has left', () => operator.submits.length >= 10);
    const { accountId } = await givenCustomer(30);
    await sql`insert into account_lines (account_id, line_id) values (${accountId}, ${customer.lineId})`.execute(
      state.test.db,
    );
    await whenFinished(await givenSend(state.test.db, { ...customer, accountId, numbers: mciNumbers(30, 100) }));
    for (const mobile of [952_000_091, 952_000_092])
      await whenFinished(await givenCode(state.test.db, { ...customer, mobile, text: '12345' }));
    expect(operator.submits).toHaveLength(10 + 30 + 2);
    await setOwnRate(customer, null);
    for (const sendId of await Promise.all(sends)) {
      clock.ms += 1_000;
      await whenFinished(sendId);
    }
  });

  it('is one process’s at a time, over all its sends', async () => {
    const operator = new TestOperator();
    const options = { operator, window: 10, behave: () => 'hold' as const };
    const customer = await givenCustomer(40);
    const sends = [0, 1, 2].map((i) => givenSend(state.test.db, { ...customer, numbers: mciNumbers(10, i * 10) }));
    const ids = await Promise.all(sends);
    const workers = async () => {
      const { rows } = await sql<{ worker: string }>`select distinct worker_id as worker from send_chunks
        where account_id = ${customer.accountId} and state = 1`.execute(state.test.db);
      return rows.map(({ worker }) => worker);
    };
    await prepareSends(systemContext());
    // Another process has the last of them.
    const other = randomUUID();
    const question = {
      lane: 1,
      limit: 1,
      afterSendId: ids.toSorted((a, b) => Number(a - b))[1] ?? 0n,
      heldSendIds: [],
      leaseMs: 60_000,
    } as const;
    const claimed = await claimChunks(state.test.db, {
      ...question,
      closed: NONE_CLOSED,
      workerId: other,
      now: new Date(),
    });
    expect(claimed).toHaveLength(1);
    await setOwnRate(customer, 1);
    const closed = { ...NONE_CLOSED, anyOwnRate: true };
    const asThird = () =>
      claimChunks(state.test.db, { ...question, afterSendId: 0n, closed, workerId: randomUUID(), now: new Date() });
    expect(await asThird()).toEqual([]);
    await setOwnRate(customer, null);
    const { carrier } = await state.rig.start(options);
    await waitUntil('both are at work', async () => carrier.held.length > 0 && (await workers()).length === 2);
    await setOwnRate(customer, 1);
    // Asked as the other: what lies before it is someone's, so it must give its chunk back.
    const controls = await selectControls(state.test.db, other, claimed);
    expect(controls).toMatchObject([{ isOthers: true, ownMaxPerSecond: 1 }]);
    const first = (await workers()).find((worker) => worker !== other) ?? '';
    const { rows } = await sql<{ accountId: bigint; sendId: bigint; chunk: number }>`
      select account_id as "accountId", send_id as "sendId", chunk from send_chunks
      where worker_id = ${first} order by send_id limit 1`.execute(state.test.db);
    expect(await selectControls(state.test.db, first, rows)).toMatchObject([{ isOthers: false }]);
    for (const sendId of ids) await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    carrier.answerHeld();
  });
});
