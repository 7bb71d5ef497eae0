import { fixedClock } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { stopSend } from './stop/stop-send';
import { givenSend, mciNumbers } from './testing/given-send';
import { readSend } from './testing/read-send';
import { cutConnections } from './testing/sender-rig';
import { PRICE, most, sendersOnDatabase } from './testing/senders-on-database';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, systemContext, whenSettled } = sendersOnDatabase();

/** A line that takes so many parts and then no more, and how often it was asked to. */
function takingOnly(most: number) {
  const unsent = { count: 0 };
  const behave = (_: unknown, nth: number) => {
    if (nth <= most) return undefined;
    unsent.count += 1;
    return { kind: 'unsent' as const };
  };
  return { behave, unsent };
}

describe('answers', () => {
  it('are kept until they can be stored, when the disk is full or the database read-only for a while', async () => {
    const customer = await givenCustomer(20);
    await sql`create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(state.test.owner);
    await sql`create trigger disk_full before insert on parts for each row execute function disk_full()`.execute(
      state.test.owner,
    );
    const { sender, operator } = await state.rig.start();
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(20) });
    await waitUntil('storing has failed', () => sender.counters().failedBatches > 1);
    await sql`drop function disk_full cascade`.execute(state.test.owner);
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 20 });
    expect(sender.counters().damagedEvents).toBe(0);
    expect(most(operator)).toBe(1);
  });

  it('that can never be stored leave one message in doubt, and the rest of the send goes on', async () => {
    const customer = await givenCustomer(300);
    const [bad = ''] = mciNumbers(1, 5);
    const isBad = ({ destination }: { destination: string }) => destination.endsWith(bad.slice(1));
    const { operator, sender } = await state.rig.start({
      window: 20,
      // PostgreSQL keeps no NUL.
      behave: (part) => (isBad(part) ? { kind: 'accepted', operatorMessageId: 'bad\0id' } : undefined),
      receipt: (part) => (isBad(part) ? undefined : 'delivered'),
    });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(300) });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 299, 12: 1 });
    expect(sender.counters().damagedEvents).toBe(1);
    expect(most(operator)).toBe(1);
  });
});

describe('a sender that is killed', () => {
  it('leaves at most its window in doubt, lists each, and another one sends the rest once', async () => {
    const customer = await givenCustomer(2_000);
    const operator = new TestOperator();
    const killed = await state.rig.start({
      operator,
      window: 50,
      graceMs: 50,
      behave: (_, nth) => (nth > 600 ? 'hold' : undefined),
    });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(2_000) });
    await waitUntil('it is in the middle', () => killed.carrier.held.length > 0);
    await killed.kill();
    const submittedBefore = operator.submits.length;
    await state.rig.start({ operator, window: 200 });
    const { send, statuses, heldMrial } = await whenSettled(sendId);
    const doubt = statuses[12] ?? 0;
    expect(send.state).toBe(6);
    expect(doubt).toBeGreaterThan(0);
    expect(doubt).toBeLessThanOrEqual(50);
    expect(statuses).toEqual({ 2: 2_000 - doubt, 12: doubt });
    expect(most(operator)).toBe(1);
    expect(operator.submits.length).toBeGreaterThanOrEqual(submittedBefore);
    expect(operator.submits.length).toBeLessThanOrEqual(2_000);
    expect(heldMrial).toBe(PRICE * BigInt(doubt));
  });

  it('does no harm when it was only slow: its late answers end the doubt', async () => {
    const customer = await givenCustomer(100);
    const operator = new TestOperator();
    const slow = await state.rig.start({ operator, window: 20, behave: (_, nth) => (nth <= 19 ? 'hold' : undefined) });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(100) });
    await waitUntil('its window is full', () => slow.carrier.held.length === 19);
    await state.rig.start({ operator, window: 20 });
    await waitUntil('the doubt is listed', async () => {
      // As slow as to renew nothing.
      await sql`update send_chunks set lease_until = now() - interval '1 minute'
        where send_id = ${sendId} and worker_id = ${slow.sender.workerId}`.execute(state.test.db);
      return (await readSend(state.test.db, sendId)).statuses[12] === 19;
    });
    slow.carrier.answerHeld();
    const { statuses } = await whenSettled(sendId).catch(() => readSend(state.test.db, sendId));
    await waitUntil('the doubt has ended', async () => !(await readSend(state.test.db, sendId)).statuses[12]);
    expect(statuses[14]).toBeUndefined();
    await waitUntil('all arrived', async () => (await readSend(state.test.db, sendId)).statuses[2] === 100);
    expect(most(operator)).toBe(1);
  });

  it('survives a cut of all its database connections without losing or doubling a message', async () => {
    const customer = await givenCustomer(4_000);
    const { operator } = await state.rig.start({ window: 100 });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(4_000) });
    for (const after of [300, 1_200, 2_500]) {
      await waitUntil('it is further on', () => operator.submits.length > after);
      await cutConnections(state.test.db);
    }
    const { statuses } = await whenSettled(sendId);
    expect(most(operator)).toBe(1);
    expect(statuses).toEqual({ 2: 4_000 });
  });
});

describe('a sender that slept', () => {
  it('recovers its own chunk, goes on with it and hands nothing over twice', async () => {
    // Its clock stands, so the line lets a burst of five pass and no more.
    const clock = fixedClock();
    const customer = await givenCustomer(30, { maxPerSecond: 50 });
    const { sender, carrier, operator } = await state.rig.start({
      clock,
      behave: (_, nth) => (nth <= 5 ? 'hold' : undefined),
    });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(30) });
    await waitUntil('the burst is out', () => carrier.held.length === 5);
    await waitUntil('its lease has run out and it has found that', async () => {
      await sql`update send_chunks set lease_until = '2000-01-01'
        where send_id = ${sendId} and worker_id = ${sender.workerId}`.execute(state.test.db);
      return sender.counters().recoveredInDoubt === 5;
    });
    await waitUntil('it has claimed the chunk again', () => sender.counters().claims === 2);
    carrier.answerHeld();
    await waitUntil('all arrived', async () => {
      clock.advance(20);
      return (await readSend(state.test.db, sendId)).statuses[2] === 30;
    });
    expect(most(operator)).toBe(1);
  });
});

describe('a shutdown', () => {
  it('gives back what was certainly not handed over, and nothing of it becomes in doubt', async () => {
    const customer = await givenCustomer(300);
    const operator = new TestOperator();
    const { behave, unsent } = takingOnly(100);
    const first = await state.rig.start({ operator, window: 40, behave });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(300) });
    await waitUntil('the line refuses to take more', () => unsent.count > 0);
    expect(operator.submits).toHaveLength(100);
    await first.sender.stop();
    const open = await state.test.db.selectFrom('send_chunks').selectAll().where('send_id', '=', sendId).execute();
    expect(open.filter((chunk) => chunk.state === 1)).toEqual([]);
    expect(open.length).toBeGreaterThan(1);
    await state.rig.start({ operator });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 300 });
    expect(most(operator)).toBe(1);
  });

  it('leaves its unsent messages out of the doubt of anyone who is killed later in the same chunk', async () => {
    const customer = await givenCustomer(300);
    const operator = new TestOperator();
    const { behave, unsent } = takingOnly(50);
    const first = await state.rig.start({ operator, window: 40, behave });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(300) });
    await waitUntil('the line takes no more', () => unsent.count > 0);
    await first.sender.stop();
    const second = await state.rig.start({ operator, window: 10, graceMs: 50, behave: () => 'hold' });
    await waitUntil('the second has marked', () => second.carrier.held.length > 0);
    await second.kill();
    await state.rig.start({ operator, window: 100 });
    const { statuses } = await whenSettled(sendId);
    expect(statuses[12] ?? 0).toBeLessThanOrEqual(10);
    expect((statuses[2] ?? 0) + (statuses[12] ?? 0)).toBe(300);
    expect(most(operator)).toBe(1);
  });

  it('after a stop cancels what was not handed over', async () => {
    const customer = await givenCustomer(100);
    const first = await state.rig.start({ window: 40, behave: () => ({ kind: 'unsent' }) });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(100) });
    await waitUntil('some are marked', () => first.sender.counters().marked > 0);
    await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    await first.sender.stop();
    const { send, statuses, returnedMrial } = await readSend(state.test.db, sendId);
    expect(statuses).toEqual({ 14: 100 });
    expect(returnedMrial).toBe(PRICE * 100n);
    expect(send.finished_at).not.toBeNull();
  });

  it('with answers under way waits for them', async () => {
    const customer = await givenCustomer(10);
    const { sender, carrier } = await state.rig.start({ behave: () => 'hold', receipt: () => undefined });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(10) });
    await waitUntil('all are out', () => carrier.held.length === 10);
    const stopping = sender.stop();
    carrier.answerHeld();
    await stopping;
    const { statuses } = await readSend(state.test.db, sendId);
    expect(statuses).toEqual({ 0: 10 });
  });
});
