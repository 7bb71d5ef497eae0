import { getWallet } from '@peyk/server-ledger';
import { givenSend, mciNumbers } from './testing/given-send';
import { readSend } from './testing/read-send';
import { LONG_TEXT, PRICE, most, sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, whenFinished, whenSettled } = sendersOnDatabase();

describe('a send', () => {
  it('of 5,000 reaches everybody once, and books and counters add up', async () => {
    const customer = await givenCustomer(5_000);
    const { operator, sender } = await state.rig.start({ window: 2_500 });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(5_000) });
    const { send, statuses, chargedMrial } = await whenSettled(sendId);
    expect(send.state).toBe(6);
    expect(statuses).toEqual({ 2: 5_000 });
    expect(chargedMrial).toBe(PRICE * 5_000n);
    expect(operator.submits).toHaveLength(5_000);
    expect(most(operator)).toBe(1);
    expect(sender.counters().mostMarked).toBeLessThanOrEqual(2_500);
    // Batches are stored side by side, and yet no receipt came past its answer.
    expect(sender.counters().parkedReceipts).toBe(0);
    expect(await getWallet(state.test.db, customer.accountId)).toMatchObject({ balanceMrial: 0n, heldMrial: 0n });
  });

  it('gives back what the operator refuses and lists what it leaves open', async () => {
    const customer = await givenCustomer(90);
    await state.rig.start({
      behave: (_, nth) =>
        nth % 3 === 0 ? { kind: 'refused', code: 11 } : nth % 3 === 1 ? { kind: 'unknown' } : undefined,
    });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(90) });
    const { statuses, heldMrial, returnedMrial, chargedMrial } = await whenSettled(sendId);
    expect(statuses).toEqual({ 2: 30, 12: 30, 15: 30 });
    expect([heldMrial, returnedMrial, chargedMrial]).toEqual([PRICE * 30n, PRICE * 30n, PRICE * 30n]);
  });

  it('of several parts is delivered when each part is, and never marks more parts than the window', async () => {
    const customer = await givenCustomer(200);
    const { operator, sender } = await state.rig.start({ window: 20 });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(60), text: LONG_TEXT });
    const { statuses } = await whenSettled(sendId);
    expect(statuses).toEqual({ 2: 60 });
    expect(operator.submits).toHaveLength(180);
    expect(most(operator)).toBe(1);
    expect(new Set(operator.submits.map((part) => part.reference)).size).toBeGreaterThan(50);
    expect(sender.counters().mostMarked).toBeLessThanOrEqual(20);
  });

  it('of more parts than the window has slots goes one by one', async () => {
    const customer = await givenCustomer(20);
    await state.rig.start({ window: 2 });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(4), text: LONG_TEXT });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 4 });
  });

  it('that the operator takes only in part is refused and given back as a whole', async () => {
    const customer = await givenCustomer(10);
    await state.rig.start({ behave: (part) => (part.part === 1 ? { kind: 'refused', code: 8 } : undefined) });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(2), text: LONG_TEXT });
    const { statuses, returnedMrial } = await whenSettled(sendId);
    expect(statuses).toEqual({ 15: 2 });
    expect(returnedMrial).toBe(PRICE * 6n);
  });

  it('keeps the order of locks: many sends of one account at once settle without a lost rial', async () => {
    const customer = await givenCustomer(400);
    await state.rig.start({ window: 50 });
    await state.rig.start({ window: 50 });
    for (let round = 0; round < 4; round += 1) {
      const ids = await Promise.all(
        Array.from({ length: 20 }, (_, i) => givenSend(state.test.db, { ...customer, numbers: mciNumbers(5, i * 20) })),
      );
      for (const id of ids) expect((await whenSettled(id)).statuses).toEqual({ 2: 5 });
    }
    expect(await getWallet(state.test.db, customer.accountId)).toMatchObject({ balanceMrial: 0n, heldMrial: 0n });
  });
});

describe('receipts', () => {
  async function givenOneSent() {
    const customer = await givenCustomer(1);
    const started = await state.rig.start({ receipt: () => undefined });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1) });
    await whenFinished(sendId);
    const { operator_message_id: id } = await state.test.db
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
    const { statuses, chargedMrial } = await readSend(state.test.db, sendId);
    expect(statuses).toEqual({ 2: 1 });
    expect(chargedMrial).toBe(PRICE);
  });

  it('of a blacklisted number bring the money back', async () => {
    const { carrier, id, sendId } = await givenOneSent();
    await carrier.receipt(id, 'blacklisted');
    const { statuses, returnedMrial } = await readSend(state.test.db, sendId);
    expect(statuses).toEqual({ 4: 1 });
    expect(returnedMrial).toBe(PRICE);
  });

  it('that nobody knows are stored, and acknowledged because they are', async () => {
    const { carrier } = await givenOneSent();
    await carrier.receipt('never-heard-of', 'delivered');
    const parked = await state.test.db.selectFrom('parked_receipts').selectAll().execute();
    expect(parked).toMatchObject([{ operator_message_id: 'never-heard-of', state: 'delivered', carrier: 'test' }]);
    await state.test.db.deleteFrom('parked_receipts').execute();
  });

  it('that overtake their answer wait for it', async () => {
    const customer = await givenCustomer(1);
    const { carrier } = await state.rig.start({ behave: () => 'hold', receipt: () => undefined });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1) });
    await waitUntil('it is submitted', () => carrier.held.length === 1);
    await carrier.receipt('early-1', 'delivered');
    expect((await readSend(state.test.db, sendId)).statuses).toEqual({ 10: 1 });
    carrier.answerHeld({ kind: 'accepted', operatorMessageId: 'early-1' });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 1 });
    expect(await state.test.db.selectFrom('parked_receipts').selectAll().execute()).toEqual([]);
  });

  it('of a lost part leave a long message short of delivered (the lost multipart receipt)', async () => {
    const customer = await givenCustomer(3);
    const { sender } = await state.rig.start({ receipt: (part) => (part.part === 2 ? undefined : 'delivered') });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1), text: LONG_TEXT });
    await waitUntil('two receipts are in', () => sender.counters().storedReceipts === 2);
    const { statuses, heldMrial } = await readSend(state.test.db, sendId);
    expect([statuses, heldMrial]).toEqual([{ 1: 1 }, PRICE * 3n]);
  });
});
