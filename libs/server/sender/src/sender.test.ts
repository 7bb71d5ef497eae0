import { getWallet, proveLedger } from '@peyk/server-ledger';
import { createTestDatabase, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { enqueueSystemMessage } from './enqueue-system-message';
import { stopSend } from './stop/stop-send';
import { givenSend, mciNumbers } from './testing/given-send';
import { readSend, wrongCounters } from './testing/read-send';
import { SenderRig, cutConnections } from './testing/sender-rig';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const PRICE = 1_370_000n;
const LONG_TEXT = 'پیام بلند '.repeat(15);

let test: TestDatabase;
let rig: SenderRig;

beforeAll(async () => {
  test = await createTestDatabase();
  rig = new SenderRig(test.url, silentLog);
});
afterEach(async () => {
  await rig.end();
  expect(await wrongCounters(test.db)).toEqual([]);
  expect(await proveLedger(test.db)).toMatchObject({ proved: true });
});
afterAll(() => test.close());

async function givenCustomer(messages: number, lineWishes: Parameters<typeof givenLine>[1] = {}) {
  const { accountId } = await givenAccount(test.db, { balanceMrial: PRICE * BigInt(messages) });
  const { lineId } = await givenLine(test.db, { accountId, ...lineWishes });
  return { accountId, lineId };
}

function systemContext() {
  return { db: test.db, clock: { now: () => new Date() }, log: silentLog };
}

async function whenFinished(sendId: bigint) {
  await waitUntil('the send is finished', async () => (await readSend(test.db, sendId)).send.finished_at !== null);
  return readSend(test.db, sendId);
}

async function whenSettled(sendId: bigint) {
  await waitUntil('the send is finished and its receipts are in', async () => {
    const { send, statuses } = await readSend(test.db, sendId);
    return send.finished_at !== null && !statuses[0] && !statuses[1];
  });
  return readSend(test.db, sendId);
}

function most(operator: TestOperator) {
  return Math.max(0, ...operator.timesOf().values());
}

describe('a send', () => {
  it('of 5,000 reaches everybody once, and books and counters add up', async () => {
    const customer = await givenCustomer(5_000);
    const { operator, sender } = await rig.start({ window: 500 });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(5_000) });
    const { send, statuses, chargedMrial } = await whenSettled(sendId);
    expect(send.state).toBe(6);
    expect(statuses).toEqual({ 2: 5_000 });
    expect(chargedMrial).toBe(PRICE * 5_000n);
    expect(operator.submits).toHaveLength(5_000);
    expect(most(operator)).toBe(1);
    expect(sender.counters().mostMarked).toBeLessThanOrEqual(500);
    expect(await getWallet(test.db, customer.accountId)).toMatchObject({ balanceMrial: 0n, heldMrial: 0n });
  });

  it('gives back what the operator refuses and lists what it leaves open', async () => {
    const customer = await givenCustomer(90);
    await rig.start({
      behave: (_, nth) =>
        nth % 3 === 0 ? { kind: 'refused', code: 11 } : nth % 3 === 1 ? { kind: 'unknown' } : undefined,
    });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(90) });
    const { statuses, heldMrial, returnedMrial, chargedMrial } = await whenSettled(sendId);
    expect(statuses).toEqual({ 2: 30, 12: 30, 15: 30 });
    expect([heldMrial, returnedMrial, chargedMrial]).toEqual([PRICE * 30n, PRICE * 30n, PRICE * 30n]);
  });

  it('of several parts is delivered when each part is, and never marks more parts than the window', async () => {
    const customer = await givenCustomer(200);
    const { operator, sender } = await rig.start({ window: 20 });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(60), text: LONG_TEXT });
    const { statuses } = await whenSettled(sendId);
    expect(statuses).toEqual({ 2: 60 });
    expect(operator.submits).toHaveLength(180);
    expect(most(operator)).toBe(1);
    expect(new Set(operator.submits.map((part) => part.reference)).size).toBeGreaterThan(50);
    expect(sender.counters().mostMarked).toBeLessThanOrEqual(20);
  });

  it('of more parts than the window has slots goes one by one', async () => {
    const customer = await givenCustomer(20);
    await rig.start({ window: 2 });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(4), text: LONG_TEXT });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 4 });
  });

  it('that the operator takes only in part is refused and given back as a whole', async () => {
    const customer = await givenCustomer(10);
    await rig.start({ behave: (part) => (part.part === 1 ? { kind: 'refused', code: 8 } : undefined) });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(2), text: LONG_TEXT });
    const { statuses, returnedMrial } = await whenSettled(sendId);
    expect(statuses).toEqual({ 15: 2 });
    expect(returnedMrial).toBe(PRICE * 6n);
  });

  it('keeps the order of locks: many sends of one account at once settle without a lost rial', async () => {
    const customer = await givenCustomer(400);
    await rig.start({ window: 50 });
    await rig.start({ window: 50 });
    for (let round = 0; round < 4; round += 1) {
      const ids = await Promise.all(
        Array.from({ length: 20 }, (_, i) => givenSend(test.db, { ...customer, numbers: mciNumbers(5, i * 20) })),
      );
      for (const id of ids) expect((await whenSettled(id)).statuses).toEqual({ 2: 5 });
    }
    expect(await getWallet(test.db, customer.accountId)).toMatchObject({ balanceMrial: 0n, heldMrial: 0n });
  });
});

describe('receipts', () => {
  async function givenOneSent() {
    const customer = await givenCustomer(1);
    const started = await rig.start({ receipt: () => undefined });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(1) });
    await whenFinished(sendId);
    const { operator_message_id: id } = await test.db
      .selectFrom('parts')
      .select('operator_message_id')
      .where('send_id', '=', sendId)
      .executeTakeFirstOrThrow();
    return { ...started, sendId, id };
  }

  it('come late, doubled and in the wrong order, and the first final word stays', async () => {
    const { carrier, id, sendId } = await givenOneSent();
    await carrier.receipt(id, 'delivered');
    await carrier.receipt(id, 'delivered');
    await carrier.receipt(id, 'enroute');
    await carrier.receipt(id, 'undelivered');
    const { statuses, chargedMrial } = await readSend(test.db, sendId);
    expect(statuses).toEqual({ 2: 1 });
    expect(chargedMrial).toBe(PRICE);
  });

  it('of a blacklisted number bring the money back', async () => {
    const { carrier, id, sendId } = await givenOneSent();
    await carrier.receipt(id, 'blacklisted');
    const { statuses, returnedMrial } = await readSend(test.db, sendId);
    expect(statuses).toEqual({ 4: 1 });
    expect(returnedMrial).toBe(PRICE);
  });

  it('that nobody knows are stored, and acknowledged because they are', async () => {
    const { carrier } = await givenOneSent();
    await carrier.receipt('never-heard-of', 'delivered');
    const parked = await test.db.selectFrom('parked_receipts').selectAll().execute();
    expect(parked).toMatchObject([{ operator_message_id: 'never-heard-of', state: 'delivered', carrier: 'test' }]);
    await test.db.deleteFrom('parked_receipts').execute();
  });

  it('that overtake their answer wait for it', async () => {
    const customer = await givenCustomer(1);
    const { carrier } = await rig.start({ behave: () => 'hold', receipt: () => undefined });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(1) });
    await waitUntil('it is submitted', () => carrier.held.length === 1);
    await carrier.receipt('early-1', 'delivered');
    expect((await readSend(test.db, sendId)).statuses).toEqual({ 10: 1 });
    carrier.answerHeld({ kind: 'accepted', operatorMessageId: 'early-1' });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 1 });
    expect(await test.db.selectFrom('parked_receipts').selectAll().execute()).toEqual([]);
  });

  it('of a lost part leave a long message short of delivered (the lost multipart receipt)', async () => {
    const customer = await givenCustomer(3);
    await rig.start({ receipt: (part) => (part.part === 2 ? undefined : 'delivered') });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(1), text: LONG_TEXT });
    await waitUntil('two receipts are in', async () => (await readSend(test.db, sendId)).statuses[1] === 1);
    expect((await readSend(test.db, sendId)).heldMrial).toBe(PRICE * 3n);
  });
});

describe('stop', () => {
  it('in the middle gives back exactly what was not submitted, and a second stop says the same', async () => {
    const customer = await givenCustomer(3_000);
    const { operator, carrier } = await rig.start({
      window: 100,
      behave: (_, nth) => (nth > 700 ? 'hold' : undefined),
    });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(3_000) });
    await waitUntil('some are out', () => carrier.held.length > 0);
    const stopped = await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    const again = await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    expect(again).toEqual(stopped);
    const release = setInterval(() => carrier.answerHeld(), 10);
    const { send, statuses, returnedMrial } = await whenSettled(sendId);
    clearInterval(release);
    const cancelled = statuses[14] ?? 0;
    expect(send.state).toBe(7);
    expect(operator.submits).toHaveLength(3_000 - cancelled);
    expect(statuses).toEqual({ 2: operator.submits.length, 14: cancelled });
    expect(stopped).toEqual({ state: 7, cancelledCount: cancelled, returnedMrial: PRICE * BigInt(cancelled) });
    expect(returnedMrial).toBe(stopped?.returnedMrial);
  });

  it('at any moment leaves every recipient either submitted or given back', async () => {
    for (const delayMs of [0, 3, 8, 20, 45]) {
      const customer = await givenCustomer(2_000);
      const { operator } = await rig.start({ window: 60 });
      const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(2_000) });
      await waitUntil(
        'it has begun',
        async () => (await readSend(test.db, sendId)).send.state === 2 || operator.submits.length > 0,
      );
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      const stopped = await stopSend(systemContext(), { accountId: customer.accountId, sendId });
      const { statuses, returnedMrial, chargedMrial } = await whenSettled(sendId);
      expect(operator.submits).toHaveLength(2_000 - (stopped?.cancelledCount ?? 0));
      expect((statuses[2] ?? 0) + (statuses[14] ?? 0)).toBe(2_000);
      expect(returnedMrial + chargedMrial).toBe(PRICE * 2_000n);
      expect(returnedMrial).toBe(stopped?.returnedMrial);
      await rig.end();
    }
  });

  it('before preparation costs nothing, and of another account finds nothing', async () => {
    const customer = await givenCustomer(1);
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(1) });
    expect(await stopSend(systemContext(), { accountId: customer.accountId + 1n, sendId })).toBeUndefined();
    const stopped = await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    expect(stopped).toEqual({ state: 7, cancelledCount: 0, returnedMrial: 0n });
    await rig.start();
    expect((await readSend(test.db, sendId)).send.state).toBe(7);
  });

  it('of a finished send changes nothing', async () => {
    const customer = await givenCustomer(1);
    await rig.start();
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(1) });
    await whenSettled(sendId);
    const stopped = await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    expect(stopped).toEqual({ state: 6, cancelledCount: 0, returnedMrial: 0n });
  });

  it('by ten at once gives the money back once', async () => {
    const customer = await givenCustomer(500);
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(500) });
    const { carrier } = await rig.start({ window: 10, behave: () => 'hold' });
    await waitUntil('some are out', () => carrier.held.length > 0);
    const key = { accountId: customer.accountId, sendId };
    const answers = await Promise.all(Array.from({ length: 10 }, () => stopSend(systemContext(), key)));
    expect(new Set(answers.map((answer) => answer?.returnedMrial)).size).toBe(1);
    carrier.answerHeld();
    expect((await whenSettled(sendId)).returnedMrial).toBe(answers[0]?.returnedMrial);
  });
});

describe('answers', () => {
  it('are kept until they can be stored, when the disk is full or the database read-only for a while', async () => {
    const customer = await givenCustomer(20);
    await sql`create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(test.db);
    await sql`create trigger disk_full before insert on parts for each row execute function disk_full()`.execute(
      test.db,
    );
    const { sender, operator } = await rig.start();
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(20) });
    await waitUntil('storing has failed', () => sender.counters().failedBatches > 1);
    await sql`drop function disk_full cascade`.execute(test.db);
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 20 });
    expect(sender.counters().damagedEvents).toBe(0);
    expect(most(operator)).toBe(1);
  });

  it('that can never be stored leave one message in doubt, and the rest of the send goes on', async () => {
    const customer = await givenCustomer(300);
    const [bad = ''] = mciNumbers(1, 5);
    const isBad = ({ destination }: { destination: string }) => destination.endsWith(bad.slice(1));
    const { operator, sender } = await rig.start({
      window: 20,
      // PostgreSQL keeps no NUL.
      behave: (part) => (isBad(part) ? { kind: 'accepted', operatorMessageId: 'bad\0id' } : undefined),
      receipt: (part) => (isBad(part) ? undefined : 'delivered'),
    });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(300) });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 299, 12: 1 });
    expect(sender.counters().damagedEvents).toBe(1);
    expect(most(operator)).toBe(1);
  });
});

describe('a sender that is killed', () => {
  it('leaves at most its window in doubt, lists each, and another one sends the rest once', async () => {
    const customer = await givenCustomer(2_000);
    const operator = new TestOperator();
    const killed = await rig.start({
      operator,
      window: 50,
      graceMs: 50,
      behave: (_, nth) => (nth > 600 ? 'hold' : undefined),
    });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(2_000) });
    await waitUntil('it is in the middle', () => killed.carrier.held.length > 0);
    await killed.kill();
    const submittedBefore = operator.submits.length;
    await rig.start({ operator, window: 200 });
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
    const slow = await rig.start({ operator, window: 20, behave: (_, nth) => (nth <= 19 ? 'hold' : undefined) });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(100) });
    await waitUntil('its window is full', () => slow.carrier.held.length === 19);
    await rig.start({ operator, window: 20 });
    await waitUntil('the doubt is listed', async () => {
      // As slow as to renew nothing.
      await sql`update send_chunks set lease_until = now() - interval '1 minute'
        where send_id = ${sendId} and worker_id = ${slow.sender.workerId}`.execute(test.db);
      return (await readSend(test.db, sendId)).statuses[12] === 19;
    });
    slow.carrier.answerHeld();
    const { statuses } = await whenSettled(sendId).catch(() => readSend(test.db, sendId));
    await waitUntil('the doubt has ended', async () => !(await readSend(test.db, sendId)).statuses[12]);
    expect(statuses[14]).toBeUndefined();
    await waitUntil('all arrived', async () => (await readSend(test.db, sendId)).statuses[2] === 100);
    expect(most(operator)).toBe(1);
  });

  it('survives a cut of all its database connections without losing or doubling a message', async () => {
    const customer = await givenCustomer(4_000);
    const { operator } = await rig.start({ window: 100 });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(4_000) });
    for (const after of [300, 1_200, 2_500]) {
      await waitUntil('it is further on', () => operator.submits.length > after);
      await cutConnections(test.db);
    }
    const { statuses } = await whenSettled(sendId);
    expect(most(operator)).toBe(1);
    expect(statuses).toEqual({ 2: 4_000 });
  });
});

describe('a shutdown', () => {
  it('gives back what was certainly not handed over, and nothing of it becomes in doubt', async () => {
    const customer = await givenCustomer(300);
    const operator = new TestOperator();
    const first = await rig.start({
      operator,
      window: 40,
      behave: (_, nth) => (nth > 100 ? { kind: 'unsent' } : undefined),
    });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(300) });
    await waitUntil(
      'the line refuses to take more',
      () => operator.submits.length === 100 && first.sender.counters().marked > 0,
    );
    await first.sender.stop();
    const open = await test.db.selectFrom('send_chunks').selectAll().where('send_id', '=', sendId).execute();
    expect(open.filter((chunk) => chunk.state === 1)).toEqual([]);
    expect(open.length).toBeGreaterThan(1);
    await rig.start({ operator });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 300 });
    expect(most(operator)).toBe(1);
  });

  it('leaves its unsent messages out of the doubt of whoever is killed later in the same chunk', async () => {
    const customer = await givenCustomer(300);
    const operator = new TestOperator();
    const first = await rig.start({
      operator,
      window: 40,
      behave: (_, nth) => (nth > 50 ? { kind: 'unsent' } : undefined),
    });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(300) });
    await waitUntil(
      'the line takes no more',
      () => operator.submits.length === 50 && first.sender.counters().marked > 0,
    );
    await first.sender.stop();
    const second = await rig.start({ operator, window: 10, graceMs: 50, behave: () => 'hold' });
    await waitUntil('the second has marked', () => second.carrier.held.length > 0);
    await second.kill();
    await rig.start({ operator, window: 100 });
    const { statuses } = await whenSettled(sendId);
    expect(statuses[12] ?? 0).toBeLessThanOrEqual(10);
    expect((statuses[2] ?? 0) + (statuses[12] ?? 0)).toBe(300);
    expect(most(operator)).toBe(1);
  });

  it('after a stop cancels what was not handed over', async () => {
    const customer = await givenCustomer(100);
    const first = await rig.start({ window: 40, behave: () => ({ kind: 'unsent' }) });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(100) });
    await waitUntil('some are marked', () => first.sender.counters().marked > 0);
    await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    await first.sender.stop();
    const { send, statuses, returnedMrial } = await readSend(test.db, sendId);
    expect(statuses).toEqual({ 14: 100 });
    expect(returnedMrial).toBe(PRICE * 100n);
    expect(send.finished_at).not.toBeNull();
  });

  it('with answers under way waits for them', async () => {
    const customer = await givenCustomer(10);
    const { sender, carrier } = await rig.start({ behave: () => 'hold', receipt: () => undefined });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(10) });
    await waitUntil('all are out', () => carrier.held.length === 10);
    const stopping = sender.stop();
    carrier.answerHeld();
    await stopping;
    const { statuses } = await readSend(test.db, sendId);
    expect((statuses[0] ?? 0) + (statuses[12] ?? 0)).toBe(10);
  });
});

describe('the line', () => {
  it('that is down marks nothing, and goes on when it is back', async () => {
    const customer = await givenCustomer(200);
    const { carrier, operator, sender } = await rig.start();
    carrier.cut();
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(200) });
    await waitUntil('it is prepared', async () => (await readSend(test.db, sendId)).send.state !== 0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([operator.submits.length, sender.counters().marked]).toEqual([0, 0]);
    carrier.restore();
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 200 });
  });

  it('with a rate is not exceeded', async () => {
    const customer = await givenCustomer(100, { maxPerSecond: 100 });
    const { operator } = await rig.start();
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(100) });
    await waitUntil('it has begun', () => operator.submits.length > 0);
    const startedAt = performance.now();
    await whenSettled(sendId);
    // 100 messages at 100 a second, a tenth of a second's worth at once.
    expect(performance.now() - startedAt).toBeGreaterThan(800);
  });
});

describe('several', () => {
  it('senders share a send without submitting anything twice', async () => {
    const customer = await givenCustomer(30_000);
    const operator = new TestOperator();
    await rig.start({ operator, window: 300 });
    await rig.start({ operator, window: 300 });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(30_000) });
    const { statuses } = await whenSettled(sendId);
    expect(statuses).toEqual({ 2: 30_000 });
    expect(most(operator)).toBe(1);
    expect(operator.submits).toHaveLength(30_000);
  }, 60_000);

  it('sends take turns: ten messages do not wait for another customer’s twenty thousand', async () => {
    const [large, small] = [await givenCustomer(20_000), await givenCustomer(10)];
    const { operator } = await rig.start({ window: 50 });
    const largeId = await givenSend(test.db, { ...large, numbers: mciNumbers(20_000) });
    await waitUntil('the large one runs', () => operator.submits.length > 100);
    const smallId = await givenSend(test.db, { ...small, numbers: mciNumbers(10, 900_000) });
    await whenSettled(smallId);
    expect((await readSend(test.db, largeId)).send.finished_at).toBeNull();
    await whenSettled(largeId);
  });
});

describe('a login code', () => {
  it('overtakes a running bulk, even when the bulk has filled its part of the window', async () => {
    const customer = await givenCustomer(1_000);
    const system = await givenAccount(test.db, { kind: 'system' });
    const line = await givenLine(test.db, { accountId: system.accountId });
    const { carrier, operator } = await rig.start({
      window: 20,
      behave: (part) => (part.lane === 'bulk' ? 'hold' : undefined),
    });
    await givenSend(test.db, { ...customer, numbers: mciNumbers(1_000) });
    await waitUntil('the bulk has filled the window', () => carrier.held.length === 19);
    const codeId = await test.db
      .transaction()
      .execute((tx) =>
        enqueueSystemMessage(tx, { ...system, ...line, mobile: 241110001, text: 'کد ورود: 12345', at: new Date() }),
      );
    await waitUntil('the code is out', () => operator.submits.some((part) => part.lane === 'priority'));
    const release = setInterval(() => carrier.answerHeld(), 5);
    const { send, statuses } = await whenSettled(codeId);
    clearInterval(release);
    expect([send.state, send.settled_at !== null, statuses]).toEqual([6, true, { 2: 1 }]);
    const { rows } = await sql`select 1 from ledger_transactions where account_id = ${system.accountId}`.execute(
      test.db,
    );
    expect(rows).toEqual([]);
  });
});
