import type { OperatorCode } from '@peyk/shared-sms';
import { sql } from 'kysely';
import { givenSend, mciNumbers } from './testing/given-send';
import { readSend } from './testing/read-send';
import type { RigOptions } from './testing/sender-rig';
import { LONG_TEXT, most, sendersOnDatabase } from './testing/senders-on-database';
import { TestCarrier, TestOperator } from './testing/test-carrier';
import type { TestCarrierOptions } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, whenFinished, whenSettled } = sendersOnDatabase();

const irancellNumbers = (count: number) => mciNumbers(count).map((_, place) => String(9_041_000_000 + place));

interface Second extends TestCarrierOptions {
  numbers?: OperatorCode[];
}

/** A sender with two operators: `test`, the first, and `b`. */
async function startWithTwo(options: RigOptions = {}, { numbers = [], ...second }: Second = {}) {
  const b = { operator: new TestOperator() } as { operator: TestOperator; carrier: TestCarrier };
  const open = (listener: ConstructorParameters<typeof TestCarrier>[0]) =>
    (b.carrier = new TestCarrier(listener, b.operator, { name: 'b', ...second }));
  const first = await state.rig.start({ awayMs: 50, ...options, others: [{ numbers, open }] });
  return { ...first, b };
}

const nameOperators = (lineId: bigint, names: readonly string[] | null) =>
  sql`update lines set operators = ${names} where id = ${lineId}`.execute(state.test.db);

async function carriersOf(sendId: bigint): Promise<Record<string, number>> {
  const { rows } = await sql<{ carrier: string; count: number }>`
    select carrier, count(*)::int as count from parts where send_id = ${sendId} group by carrier order by carrier`.execute(
    state.test.db,
  );
  return Object.fromEntries(rows.map(({ carrier, count }) => [carrier, count]));
}

describe('the operator of a message', () => {
  it('is the one that is named for the network of its number, else the first', async () => {
    const { operator, b } = await startWithTwo({}, { numbers: ['irancell'] });
    const customer = await givenCustomer(500);
    const numbers = [...mciNumbers(30), ...irancellNumbers(20)];
    const sendId = await givenSend(state.test.db, { ...customer, numbers });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 50 });
    expect([operator.submits.length, b.operator.submits.length]).toEqual([30, 20]);
    expect(await carriersOf(sendId)).toEqual({ b: 20, test: 30 });
    expect(b.operator.submits.every(({ destination }) => destination.startsWith('989041'))).toBe(true);
  });

  it('is the one that its line names, whatever its number', async () => {
    const { operator, b } = await startWithTwo({}, { numbers: ['mci'] });
    const customer = await givenCustomer(500);
    await nameOperators(customer.lineId, ['test']);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(30) });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 30 });
    expect([operator.submits.length, b.operator.submits.length]).toEqual([30, 0]);
  });

  it('does not hold up what goes to the other one, however full its window is', async () => {
    const { carrier, b } = await startWithTwo({ behave: () => 'hold', window: 5, receipt: () => undefined });
    const [slow, quick] = [await givenCustomer(100), await givenCustomer(100)];
    await nameOperators(slow.lineId, ['test']);
    await nameOperators(quick.lineId, ['b']);
    const slowId = await givenSend(state.test.db, { ...slow, numbers: mciNumbers(50) });
    await waitUntil('the first is full', () => carrier.held.length === 4);
    expect((await whenSettled(await givenSend(state.test.db, { ...quick, numbers: mciNumbers(80) }))).statuses).toEqual(
      {
        2: 80,
      },
    );
    expect(b.operator.submits).toHaveLength(80);
    const release = setInterval(() => carrier.answerHeld(), 2);
    await whenFinished(slowId);
    clearInterval(release);
    expect(await carriersOf(slowId)).toEqual({ test: 50 });
  });
});

describe('ids that are equal at two operators', () => {
  it('mean two messages: the receipt of one says nothing about the other', async () => {
    let [atTest, atB] = [0, 0];
    const accepted = (operatorMessageId: string) => ({ kind: 'accepted' as const, operatorMessageId });
    const none = () => undefined;
    const { carrier, b } = await startWithTwo(
      { behave: () => accepted(`same-${(atTest += 1)}`), receipt: none },
      { behave: () => accepted(`same-${(atB += 1)}`), receipt: none },
    );
    const [one, other] = [await givenCustomer(100), await givenCustomer(100)];
    await nameOperators(one.lineId, ['test']);
    await nameOperators(other.lineId, ['b']);
    // The same people, so that not even the mobile tells them apart.
    const oneId = await givenSend(state.test.db, { ...one, numbers: mciNumbers(10) });
    const otherId = await givenSend(state.test.db, { ...other, numbers: mciNumbers(10) });
    await whenFinished(oneId);
    await whenFinished(otherId);
    for (let n = 1; n <= 10; n += 1) await b.carrier.receipt(`same-${n}`, 'undelivered');
    for (let n = 1; n <= 5; n += 1) await carrier.receipt(`same-${n}`, 'delivered');
    expect((await readSend(state.test.db, otherId)).statuses).toEqual({ 3: 10 });
    expect((await readSend(state.test.db, oneId)).statuses).toEqual({ 0: 5, 2: 5 });
    await carrier.receipt('never', 'delivered');
    await sql`delete from parked_receipts`.execute(state.test.db);
  });
});

describe('an operator that is away', () => {
  it('is stood in for by the next of the line, and what is in doubt there never leaves again', async () => {
    const { carrier, operator, b, sender } = await startWithTwo({ window: 10, behave: () => 'hold' });
    const customer = await givenCustomer(200);
    await nameOperators(customer.lineId, ['test', 'b']);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(100) });
    await waitUntil('its window is full', () => carrier.held.length === 9);
    carrier.cut();
    const { statuses } = await whenSettled(sendId);
    expect(statuses).toEqual({ 2: 91, 12: 9 });
    expect([operator.submits.length, b.operator.submits.length]).toEqual([9, 91]);
    const both = new Set([...operator.submits, ...b.operator.submits].map(({ destination }) => destination));
    expect(both.size).toBe(100);
    expect(sender.counters().marked).toBe(0);
  });

  it('hands what it has certainly not got to the next one', async () => {
    const { carrier, operator, b, sender } = await startWithTwo({ behave: () => ({ kind: 'unsent' }) });
    const customer = await givenCustomer(200);
    await nameOperators(customer.lineId, ['test', 'b']);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(20) });
    await waitUntil('they came back', () => sender.counters().resubmitted > 0);
    carrier.cut();
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 20 });
    expect([operator.submits.length, b.operator.submits.length, most(b.operator)]).toEqual([0, 20, 1]);
    expect(sender.counters().rerouted).toBe(20);
    expect(sender.counters().marked).toBe(0);
  });

  it('keeps a text of several parts of which it has one', async () => {
    const line = { takesAll: false };
    const { carrier, operator, b } = await startWithTwo({
      behave: ({ part }) => (part === 0 || line.takesAll ? undefined : { kind: 'unsent' }),
    });
    const customer = await givenCustomer(200);
    await nameOperators(customer.lineId, ['test', 'b']);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1), text: LONG_TEXT });
    await waitUntil('it has the first part', () => operator.submits.length > 0);
    carrier.cut();
    // By then the other one stands in.
    await whenSettled(await givenSend(state.test.db, { ...customer, numbers: mciNumbers(5, 100) }));
    expect(b.operator.submits).toHaveLength(5);
    line.takesAll = true;
    carrier.restore();
    await whenFinished(sendId);
    expect(b.operator.submits).toHaveLength(5);
    expect(most(operator)).toBe(1);
  });

  it('keeps only what nobody else may carry, and has it back when it is there again', async () => {
    const { carrier, operator, b } = await startWithTwo();
    carrier.cut();
    const [own, shared] = [await givenCustomer(100), await givenCustomer(100)];
    await nameOperators(own.lineId, ['test']);
    await nameOperators(shared.lineId, ['test', 'b']);
    const ownId = await givenSend(state.test.db, { ...own, numbers: mciNumbers(20) });
    const sharedId = await givenSend(state.test.db, { ...shared, numbers: mciNumbers(20) });
    expect((await whenSettled(sharedId)).statuses).toEqual({ 2: 20 });
    expect((await readSend(state.test.db, ownId)).send.finished_at).toBeNull();
    expect([operator.submits.length, b.operator.submits.length]).toEqual([0, 20]);
    carrier.restore();
    expect((await whenSettled(ownId)).statuses).toEqual({ 2: 20 });
    expect(operator.submits).toHaveLength(20);
  });

  it('is stood in for by the first where it is named for a network only', async () => {
    const { operator, b } = await startWithTwo({}, { numbers: ['irancell'] });
    b.carrier.cut();
    const customer = await givenCustomer(500);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: irancellNumbers(20) });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 20 });
    expect([operator.submits.length, b.operator.submits.length]).toEqual([20, 0]);
  });
});

describe('an operator that is silent', () => {
  it('gets one part to try, and the next operator has the rest', async () => {
    const { carrier, operator, b } = await startWithTwo({ behave: () => 'hold' });
    carrier.fallSilent();
    const customer = await givenCustomer(200);
    await nameOperators(customer.lineId, ['test', 'b']);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(50) });
    await waitUntil('the others have left', () => b.operator.submits.length === 49);
    expect(operator.submits).toHaveLength(1);
    carrier.answerHeld();
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 50 });
  });
});

describe('a line of an operator that this process does not know', () => {
  it('is left to one that does', async () => {
    const without = await state.rig.start();
    const customer = await givenCustomer(100);
    await nameOperators(customer.lineId, ['elsewhere']);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(20) });
    const others = await givenCustomer(100);
    await whenSettled(await givenSend(state.test.db, { ...others, numbers: mciNumbers(5) }));
    expect(without.operator.submits).toHaveLength(5);
    const there = await state.rig.start({ name: 'elsewhere' });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 20 });
    expect([without.operator.submits.length, there.operator.submits.length]).toEqual([5, 20]);
  });
});
