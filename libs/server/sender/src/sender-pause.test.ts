import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pauseSend, resumeSend } from './control/pause-send';
import { prepareSends } from './prepare/prepare-sends';
import { NONE_CLOSED, claimChunks } from './sql/claim-chunks';
import { markChunks } from './sql/mark-chunks';
import { stopSend } from './stop/stop-send';
import { givenSend, mciNumbers } from './testing/given-send';
import { FIRST_PASS } from './testing/pass';
import { readSend } from './testing/read-send';
import { PRICE, most, sendersOnDatabase } from './testing/senders-on-database';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, systemContext, whenFinished, whenSettled } = sendersOnDatabase();

async function chunksOf(sendId: bigint) {
  const { rows } = await sql<{ state: number; worker: string | null }>`
    select state, worker_id as worker from send_chunks where send_id = ${sendId} order by chunk`.execute(state.test.db);
  return rows;
}

/** A send of `count` in the middle of which the operator stops answering: its window is full. */
async function givenHalfSent(count: number, options: { operator?: TestOperator; leaseMs?: number } = {}) {
  const customer = await givenCustomer(count);
  const started = await state.rig.start({
    ...options,
    window: 20,
    behave: (_, nth) => (nth > 50 ? 'hold' : undefined),
  });
  const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(count) });
  await waitUntil('its window is full', () => started.carrier.held.length >= 19);
  return { ...started, ...customer, sendId, key: { accountId: customer.accountId, sendId } };
}

describe('a pause', () => {
  it('lets what is in the window end, marks nothing more, and gives the chunk back without a doubt', async () => {
    const { key, sendId, carrier, operator } = await givenHalfSent(1_000);
    expect(await pauseSend(systemContext(), key)).toMatchObject({ state: 10 });
    const submitted = operator.submits.length;
    carrier.answerHeld();
    await waitUntil('the chunk is given back', async () => (await chunksOf(sendId))[0]?.worker === null);
    const { send, statuses } = await readSend(state.test.db, sendId);
    expect([send.state, send.finished_at, (await chunksOf(sendId))[0]?.state]).toEqual([10, null, 0]);
    expect(operator.submits).toHaveLength(submitted);
    expect([statuses[10], statuses[12]]).toEqual([1_000 - submitted, undefined]);
  });

  it('lets no mark pass of a process that still works on the send and has not heard of it', async () => {
    const customer = await givenCustomer(10);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(10) });
    const key = { accountId: customer.accountId, sendId };
    await prepareSends(systemContext());
    const times = { now: new Date(), leaseMs: 60_000 };
    const workerId = randomUUID();
    const question = { lane: 1, limit: 1, afterSendId: 0n, heldSendIds: [], closed: NONE_CLOSED, workerId } as const;
    await claimChunks(state.test.db, { ...question, ...times });
    const mark = () =>
      markChunks(state.test.db, workerId, [{ ...key, chunk: 1, nextN: 1, take: 1 }], {
        pass: FIRST_PASS,
        ...times,
        leaseUntil: times.now,
      });
    await pauseSend(systemContext(), key);
    expect(await mark()).toEqual([]);
    await resumeSend(systemContext(), key);
    expect(await mark()).toEqual([0]);
    await stopSend(systemContext(), key);
  });

  it('twice gives one answer; of a send of another account, none; of a finished one, its state', async () => {
    const { key, carrier } = await givenHalfSent(100);
    const answers = await Promise.all([1, 2, 3].map(() => pauseSend(systemContext(), key)));
    expect(answers.map((answer) => answer?.state)).toEqual([10, 10, 10]);
    expect(await pauseSend(systemContext(), { ...key, accountId: key.accountId + 1n })).toBeUndefined();
    expect(await resumeSend(systemContext(), { ...key, accountId: key.accountId + 1n })).toBeUndefined();
    await stopSend(systemContext(), key);
    carrier.answerHeld();
    expect(await pauseSend(systemContext(), key)).toMatchObject({ state: 7 });
    expect(await resumeSend(systemContext(), key)).toMatchObject({ state: 7 });
  });

  it('is finished by nobody, and a resume finishes what has nothing left', async () => {
    const { key, sendId, carrier, operator } = await givenHalfSent(69);
    await waitUntil('all are out', () => operator.submits.length === 69);
    await pauseSend(systemContext(), key);
    carrier.answerHeld();
    await waitUntil('the last answer is stored', async () => !(await readSend(state.test.db, sendId)).statuses[10]);
    await waitUntil('the chunk is closed', async () => (await chunksOf(sendId))[0]?.worker === null);
    expect((await readSend(state.test.db, sendId)).send).toMatchObject({ state: 10, finished_at: null });
    await resumeSend(systemContext(), key);
    expect((await readSend(state.test.db, sendId)).send).toMatchObject({ state: 6, finished_at: expect.any(Date) });
  });

  it('may be stopped, to the milli-rial', async () => {
    const { key, sendId, carrier, operator } = await givenHalfSent(500);
    await pauseSend(systemContext(), key);
    const stopped = await stopSend(systemContext(), key);
    carrier.answerHeld();
    const { statuses, returnedMrial } = await whenSettled(sendId);
    const cancelled = 500 - operator.submits.length;
    expect(stopped).toEqual({ state: 7, cancelledCount: cancelled, returnedMrial: PRICE * BigInt(cancelled) });
    expect([statuses[14], returnedMrial]).toEqual([cancelled, stopped?.returnedMrial]);
  });

  it('loses nothing when its sender shuts down: what was marked and not handed over waits like the rest', async () => {
    const customer = await givenCustomer(10);
    let tried = 0;
    const { sender } = await state.rig.start({
      behave: () => {
        tried += 1;
        return { kind: 'unsent' };
      },
    });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(10) });
    await waitUntil('all were tried', () => tried >= 10);
    const key = { accountId: customer.accountId, sendId };
    await pauseSend(systemContext(), key);
    await sender.stop();
    const { send, statuses } = await readSend(state.test.db, sendId);
    expect([send.state, statuses]).toEqual([10, { 10: 10 }]);
    await resumeSend(systemContext(), key);
    const { operator } = await state.rig.start();
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 10 });
    expect(operator.submits).toHaveLength(10);
  });

  it('of twenty sends does not keep another one waiting', async () => {
    const customer = await givenCustomer(21);
    const key = { accountId: customer.accountId };
    const sends: bigint[] = [];
    for (let i = 0; i < 20; i += 1) {
      sends.push(await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1, i) }));
    }
    await prepareSends(systemContext());
    for (const sendId of sends) await pauseSend(systemContext(), { ...key, sendId });
    await state.rig.start();
    const last = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1, 20) });
    expect((await whenFinished(last)).send.state).toBe(6);
  });
});

describe('a resume', () => {
  it('goes on where it was, and nobody gets it twice', async () => {
    const { key, sendId, carrier, operator } = await givenHalfSent(300);
    await pauseSend(systemContext(), key);
    const release = setInterval(() => carrier.answerHeld(), 10);
    expect(await resumeSend(systemContext(), key)).toMatchObject({ state: 2 });
    const { send, statuses } = await whenSettled(sendId);
    clearInterval(release);
    expect([send.state, send.paused_at, statuses, most(operator)]).toEqual([6, null, { 2: 300 }, 1]);
  });

  it('is heard by another process, after the first one was killed while it was paused', async () => {
    const operator = new TestOperator();
    const { key, sendId, kill } = await givenHalfSent(300, { operator, leaseMs: 300 });
    await pauseSend(systemContext(), key);
    await kill();
    await state.rig.start({ operator, leaseMs: 300 });
    await resumeSend(systemContext(), key);
    const { statuses } = await whenFinished(sendId);
    expect(statuses[12]).toBeLessThanOrEqual(20);
    expect(operator.submits).toHaveLength(300);
    expect(most(operator)).toBe(1);
  });

  it('takes up a send that was paused while it was made, and one that had not begun', async () => {
    const customer = await givenCustomer(2);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(2) });
    const key = { accountId: customer.accountId, sendId };
    await pauseSend(systemContext(), key);
    await state.rig.start();
    const other = await givenSend(state.test.db, { ...(await givenCustomer(1)), numbers: mciNumbers(1) });
    await whenFinished(other);
    expect((await readSend(state.test.db, sendId)).send).toMatchObject({ state: 10, queued_at: null });
    expect(await resumeSend(systemContext(), key)).toMatchObject({ state: 0 });
    expect((await whenFinished(sendId)).send.state).toBe(6);
  });
});
