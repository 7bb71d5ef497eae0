import { getWallet } from '@peyk/server-ledger';
import { decodePart } from '@peyk/shared-sms';
import { sql } from 'kysely';
import { prepareSends } from './prepare/prepare-sends';
import { stopSend } from './stop/stop-send';
import { givenSend, mciNumbers } from './testing/given-send';
import { readSend } from './testing/read-send';
import { PRICE, most, sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';
import type { TestOperator } from './testing/test-carrier';

const { state, givenCustomer, systemContext, whenFinished, whenSettled } = sendersOnDatabase();

/** Persian, of one to four parts by turns: so many people, so many texts. */
const textOf = (i: number) => `${'ب'.repeat([0, 70, 140, 210][i % 4] ?? 0)}نفر ${i}`;

/** A send in which each has a text of its own, as accepting it leaves it. */
async function givenOwnTexts(customer: Awaited<ReturnType<typeof givenCustomer>>, count: number): Promise<bigint> {
  const sendId = await givenSend(state.test.db, { ...customer, numbers: [], text: '{{متن}}', plan: { state: 11 } });
  const messages = mciNumbers(count).map((number, i) => ({ recipients: [number], message: textOf(i) }));
  await sql`
    update send_intake set numbers = null, own_texts = ${JSON.stringify({ kind: 'messages', messages })}::jsonb
    where send_id = ${sendId}`.execute(state.test.db);
  await sql`
    update sends set own_texts = true, latin_unit_mrial = 0, latin_statutory_mrial = 0, state = 0,
      requested_count = ${count} where id = ${sendId}`.execute(state.test.db);
  await sql`select pg_notify('send_prepare', ${String(sendId)})`.execute(state.test.db);
  return sendId;
}

/** What each number was sent, its parts put together. */
function readOn(operator: TestOperator): Map<string, string> {
  const said = new Map<string, string>();
  const parts = operator.submits.toSorted((a, b) => a.part - b.part);
  for (const { destination, part, text } of parts) {
    const body = text.bodies[part] ?? Buffer.alloc(0);
    said.set(destination, (said.get(destination) ?? '') + decodePart(body, text.encoding));
  }
  return said;
}
const partsOf = (count: number) => Array.from({ length: count }, (_, i) => (i % 4) + 1).reduce((sum, n) => sum + n, 0);

describe('a send with texts of their own', () => {
  it('of 3,000 reaches everybody once with their own, at the price of its parts, within the window', async () => {
    const customer = await givenCustomer(partsOf(3_000));
    const { operator, sender } = await state.rig.start({ window: 500 });
    const sendId = await givenOwnTexts(customer, 3_000);
    const { send, statuses, chargedMrial } = await whenSettled(sendId);
    expect(send).toMatchObject({ state: 6, parts: 4 });
    expect(statuses).toEqual({ 2: 3_000 });
    expect(chargedMrial).toBe(PRICE * BigInt(partsOf(3_000)));
    expect(operator.submits).toHaveLength(partsOf(3_000));
    expect(most(operator)).toBe(1);
    const said = readOn(operator);
    mciNumbers(3_000).forEach((number, i) => expect(said.get(`98${number.slice(1)}`)).toBe(textOf(i)));
    expect(sender.counters().mostMarked).toBeLessThanOrEqual(500);
    expect(await getWallet(state.test.db, customer.accountId)).toMatchObject({ balanceMrial: 0n, heldMrial: 0n });
  });

  it('goes on with the right texts after a sender was killed in the middle of a chunk', async () => {
    const customer = await givenCustomer(partsOf(800));
    const first = await state.rig.start({ window: 40, behave: (_, nth) => (nth > 300 ? 'hold' : undefined) });
    const sendId = await givenOwnTexts(customer, 800);
    await waitUntil('the operator holds some', async () => first.carrier.held.length > 0);
    await first.kill();
    const { operator } = await state.rig.start({ operator: first.operator, window: 200 });
    await whenFinished(sendId);
    const said = readOn(operator);
    const wrong = mciNumbers(800).filter((number, i) => {
      const read = said.get(`98${number.slice(1)}`);
      // Those in doubt may have been handed over in part or not at all; nobody reads another's text.
      return read !== undefined && !textOf(i).startsWith(read) && !read.startsWith(textOf(i));
    });
    expect(wrong).toEqual([]);
    expect(most(operator)).toBe(1);
    const { statuses } = await readSend(state.test.db, sendId);
    expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(800);
  });

  it('hands what a sender could not hand over before it ended to the next one, with the right texts', async () => {
    const customer = await givenCustomer(partsOf(60));
    const first = await state.rig.start({
      window: 400,
      behave: (_, nth) => (nth > 40 ? { kind: 'unsent' } : undefined),
    });
    const sendId = await givenOwnTexts(customer, 60);
    await waitUntil('some were handed over', async () => first.operator.submits.length === 40);
    await first.sender.stop();
    const { operator } = await state.rig.start({ operator: first.operator });
    const { statuses } = await whenFinished(sendId);
    // A message of which some parts went out is in doubt.
    expect((statuses[12] ?? 0) <= 1).toBe(true);
    expect(most(operator)).toBe(1);
    const said = readOn(operator);
    const right = mciNumbers(60).filter((number, i) => said.get(`98${number.slice(1)}`) === textOf(i));
    expect(right.length).toBeGreaterThanOrEqual(59);
  });

  it('gives back exactly the parts that never left when it is stopped', async () => {
    const customer = await givenCustomer(partsOf(1_000));
    const { carrier } = await state.rig.start({ window: 20, behave: (_, nth) => (nth > 100 ? 'hold' : undefined) });
    const sendId = await givenOwnTexts(customer, 1_000);
    await waitUntil('the operator holds some', async () => carrier.held.length > 0);
    await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    for (const { resolve } of carrier.held.splice(0)) resolve({ kind: 'refused', code: 8 });
    const { statuses, chargedMrial, returnedMrial, heldMrial } = await whenSettled(sendId);
    expect(heldMrial).toBe(0n);
    expect(chargedMrial + returnedMrial).toBe(PRICE * BigInt(partsOf(1_000)));
    expect(chargedMrial).toBeGreaterThan(0n);
    expect(statuses[14]).toBeGreaterThan(0);
    const wallet = await getWallet(state.test.db, customer.accountId);
    expect(wallet).toMatchObject({ balanceMrial: returnedMrial, heldMrial: 0n });
  });

  it('does not hand over a text that has not the parts it was priced for, and gives its money back', async () => {
    const customer = await givenCustomer(partsOf(8));
    const sendId = await givenOwnTexts(customer, 8);
    await prepareSends(systemContext());
    await sql`
      update recipient_texts set texts[2] = repeat('ب', 200) where send_id = ${sendId} and from_n = 1`.execute(
      state.test.db,
    );
    const { operator } = await state.rig.start();
    const { statuses, returnedMrial } = await whenSettled(sendId);
    expect(statuses).toEqual({ 2: 7, 15: 1 });
    expect(returnedMrial).toBe(PRICE);
    expect(operator.submits).toHaveLength(partsOf(8) - 1);
  });
});
