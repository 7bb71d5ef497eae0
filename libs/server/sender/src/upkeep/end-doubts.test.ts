import type { PartToSubmit, Receipt } from '@peyk/server-carrier';
import { getWallet, proveLedger } from '@peyk/server-ledger';
import { createTestDatabase, fixedClock, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { givenSend, mciNumbers } from '../testing/given-send';
import type { SendWishes } from '../testing/given-send';
import { readSend, wrongCounters } from '../testing/read-send';
import { SenderRig } from '../testing/sender-rig';
import type { SenderOfTest } from '../testing/sender-rig';
import { waitUntil } from '../testing/wait-until';
import { endDoubtsByReceipts } from './end-doubts';
import { rematchParkedReceipts } from './parked-receipts';
import { returnOverdueDoubts } from './settle-overdue';

const PRICE = 1_370_000n;
const MINUTE_MS = 60_000;
const IN_DOUBT = 12;
let test: TestDatabase;
let rig: SenderRig;
beforeEach(async () => {
  test = await createTestDatabase();
  rig = new SenderRig(test.url, silentLog);
});
afterEach(async () => {
  await rig.end();
  expect(await proveLedger(test.db)).toMatchObject({ proved: true });
  expect(await wrongCounters(test.db)).toEqual([]);
  await test.close();
});

function contextIn(minutes: number) {
  const clock = fixedClock(new Date(Date.now() + minutes * MINUTE_MS).toISOString());
  return { db: test.db, clock, log: silentLog };
}

const LONG_TEXT = 'پیام بلند '.repeat(12);

/** A send whose answers were all lost: everybody is in doubt. */
async function doubtedSend(wishes: Partial<SendWishes> = {}) {
  const { accountId } = await givenAccount(test.db, { balanceMrial: PRICE * 100n });
  const { lineId } = await givenLine(test.db, { accountId });
  const started = await rig.start({ behave: () => ({ kind: 'unknown' }) });
  const numbers = mciNumbers(3);
  const sendId = await givenSend(test.db, { accountId, lineId, numbers, ...wishes });
  await waitUntil('it is finished', async () => (await readSend(test.db, sendId)).send.finished_at !== null);
  expect((await readSend(test.db, sendId)).statuses).toEqual({ [IN_DOUBT]: 3 });
  return { ...started, accountId, sendId };
}

/** The operator's word on a part whose answer was lost. */
async function say(
  { operator }: SenderOfTest,
  { source, destination, userReference, part }: PartToSubmit,
  { id, state = 'delivered', named = true }: { id?: string; state?: Receipt['state']; named?: boolean } = {},
): Promise<void> {
  const about = { source, destination, submittedAt: new Date(), ...(named && { userReference }) };
  const operatorMessageId = id ?? `${destination}-${part}`;
  await operator.listeners[0]?.onReceipt({ operatorMessageId, state, errorCode: '000', at: new Date(), about });
}

describe('receipts whose answer was lost', () => {
  it('end the doubt they name, and the money moves by the rule', async () => {
    const send = await doubtedSend({ refundRule: 'not_delivered' });
    const [first, second] = send.operator.submits;
    await say(send, first as PartToSubmit);
    await say(send, second as PartToSubmit, { state: 'undelivered' });
    expect(await endDoubtsByReceipts(contextIn(1))).toBe(0);
    expect(await endDoubtsByReceipts(contextIn(3))).toBe(2);
    const { statuses, chargedMrial, returnedMrial, heldMrial } = await readSend(test.db, send.sendId);
    expect(statuses).toEqual({ 2: 1, 3: 1, [IN_DOUBT]: 1 });
    expect([chargedMrial, returnedMrial, heldMrial]).toEqual([PRICE, PRICE, PRICE]);
    expect(await endDoubtsByReceipts(contextIn(4))).toBe(0);
  });

  it('that name nothing show what became of it, and it costs nothing, however the line charges', async () => {
    const send = await doubtedSend({ refundRule: 'none' });
    for (const part of send.operator.submits) await say(send, part, { named: false });
    expect(await endDoubtsByReceipts(contextIn(3))).toBe(3);
    const { statuses, chargedMrial, returnedMrial } = await readSend(test.db, send.sendId);
    expect([statuses, chargedMrial, returnedMrial]).toEqual([{ 2: 3 }, 0n, PRICE * 3n]);
    expect(await getWallet(test.db, send.accountId)).toMatchObject({ balanceMrial: PRICE * 100n, heldMrial: 0n });
  });

  it('that can be about two messages end neither', async () => {
    const one = await doubtedSend();
    const other = await doubtedSend();
    for (const part of one.operator.submits) await say(one, part, { named: false });
    expect(await endDoubtsByReceipts(contextIn(3))).toBe(0);
    for (const { sendId } of [one, other])
      expect((await readSend(test.db, sendId)).statuses).toEqual({ [IN_DOUBT]: 3 });
  });

  it('end the doubt of a long text when each of its parts has its word, and not before', async () => {
    const send = await doubtedSend({ text: LONG_TEXT });
    const ofFirst = send.operator.submits.filter(
      ({ destination }) => destination === send.operator.submits[0]?.destination,
    );
    expect(ofFirst.length).toBeGreaterThan(1);
    for (const part of ofFirst.slice(1)) await say(send, part);
    await endDoubtsByReceipts(contextIn(3));
    expect((await readSend(test.db, send.sendId)).statuses).toEqual({ [IN_DOUBT]: 3 });
    await say(send, ofFirst[0] as PartToSubmit);
    await endDoubtsByReceipts(contextIn(6));
    expect((await readSend(test.db, send.sendId)).statuses).toEqual({ 2: 1, [IN_DOUBT]: 2 });
  });

  it('show it after 24 hours as well, when the money has gone back and stays', async () => {
    const send = await doubtedSend({ refundRule: 'none' });
    await returnOverdueDoubts(contextIn(25 * 60));
    for (const part of send.operator.submits) await say(send, part);
    expect(await endDoubtsByReceipts(contextIn(26 * 60))).toBe(3);
    const { statuses, returnedMrial } = await readSend(test.db, send.sendId);
    expect([statuses, returnedMrial]).toEqual([{ 2: 3 }, PRICE * 3n]);
  });

  it('make their id known, so that a later receipt finds its part', async () => {
    const send = await doubtedSend();
    const [first] = send.operator.submits;
    await say(send, first as PartToSubmit, { state: 'enroute' });
    expect(await endDoubtsByReceipts(contextIn(3))).toBe(1);
    await say(send, first as PartToSubmit);
    await rematchParkedReceipts(contextIn(3));
    expect((await readSend(test.db, send.sendId)).statuses).toEqual({ 2: 1, [IN_DOUBT]: 2 });
  });

  it('are carried out once by two processes at the same time', async () => {
    const send = await doubtedSend({ refundRule: 'not_delivered' });
    for (const part of send.operator.submits) await say(send, part);
    const ended = await Promise.all([1, 2, 3].map(() => endDoubtsByReceipts(contextIn(3))));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(3);
    const parts = await test.db.selectFrom('parts').selectAll().where('send_id', '=', send.sendId).execute();
    expect(parts).toHaveLength(3);
  });

  it('wait while a dead sender has messages out that nobody has recovered', async () => {
    const send = await doubtedSend();
    for (const part of send.operator.submits) await say(send, part, { named: false });
    const at = { account_id: send.accountId, send_id: send.sendId };
    const { lineId } = await givenLine(test.db, { accountId: send.accountId });
    const dead = {
      ...at,
      chunk: 99,
      from_n: 1,
      next_n: 2,
      to_n: 2,
      state: 1,
      worker_id: '00000000-0000-4000-8000-000000000001',
    };
    await test.owner
      .insertInto('send_chunks')
      .values({ ...dead, line_id: lineId, lane: 1, lease_until: new Date(Date.now() + MINUTE_MS) })
      .execute();
    expect(await endDoubtsByReceipts(contextIn(3))).toBe(0);
    await test.owner.deleteFrom('send_chunks').where('chunk', '=', 99).execute();
    expect(await endDoubtsByReceipts(contextIn(3))).toBe(3);
  });
});
