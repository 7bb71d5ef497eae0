import { isDeepStrictEqual } from 'node:util';
import type { SmppCarrierOptions } from '@peyk/server-carrier';
import { createSmppCarrier, parseSmppUrl } from '@peyk/server-carrier';
import { systemClock } from '@peyk/server-database';
import { createLinkCodes } from '@peyk/server-links';
import type { PeerAct, SmppPeer, SmppPeerOptions } from '@peyk/shared-testing-node';
import { silentLog, startSmppPeer, testSeal } from '@peyk/shared-testing-node';
import { createSender } from './sender';
import type { Sender } from './sender-options';
import { givenSend, mciNumbers } from './testing/given-send';
import type { SendWishes } from './testing/given-send';
import { readSend } from './testing/read-send';
import { LONG_TEXT, PRICE, sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';
import { dropOldParkedReceipts } from './upkeep/parked-receipts';
import { returnOverdueDoubts } from './upkeep/settle-overdue';

const { state, givenCustomer } = sendersOnDatabase();
let peer: SmppPeer;
let sender: Sender;

async function given(behaviour: SmppPeerOptions['behaviour'], options: Partial<SmppCarrierOptions>): Promise<void> {
  peer = await startSmppPeer({ behaviour });
  sender = createSender({
    linkCodes: createLinkCodes('a secret of tests'),
    seal: testSeal,
    context: { db: state.test.db, clock: systemClock, log: silentLog },
    graceMs: 500,
    openCarrier: (listener) =>
      createSmppCarrier({ ...parseSmppUrl(peer.url), name: `peer-${peer.port}`, listener, ...options }),
  });
  await sender.start();
}

afterEach(async () => {
  await sender.stop();
  await peer.close();
});

async function sendTo(count: number, wishes: Partial<SendWishes> = {}): Promise<bigint> {
  return givenSend(state.test.db, { ...(await givenCustomer(count * 9)), numbers: mciNumbers(count), ...wishes });
}

const statusesOf = async (sendId: bigint) => (await readSend(state.test.db, sendId)).statuses;

describe('a window of one with one session', () => {
  it('sends everything, one after the other', async () => {
    await given(undefined, { window: 1, sessions: 1 });
    const sendId = await sendTo(10);
    await waitUntil('all are sent', async () => (await statusesOf(sendId))[0] === 10);
    expect([peer.mostWaiting(), sender.counters().mostMarked]).toEqual([1, 1]);
  });
});

describe('an outage that says "system error"', () => {
  it('refuses nothing for good: each is taken once when it is over', async () => {
    await given(({ n }) => (n <= 80 ? { do: 'refuse', status: 0x08 } : { do: 'accept' }), { window: 20 });
    const sendId = await sendTo(50);
    await waitUntil('all are sent', async () => (await statusesOf(sendId))[0] === 50, 20_000);
    expect(await statusesOf(sendId)).toEqual({ 0: 50 });
    const taken = peer.submits.slice(80).map(({ destination }) => destination);
    expect(new Set(taken).size).toBe(50);
    expect(taken).toHaveLength(50);
  });
});

/** Waits for it, and fails with what there is instead. */
async function becomes<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const isSo = async () => isDeepStrictEqual(await read(), expected);
  await waitUntil('it is so', isSo, 10_000).catch(() => undefined);
  expect(await read()).toEqual(expected);
}

/** Every submit waits until the test lets it be answered. */
function heldAnswers(act: Extract<PeerAct, { do: 'accept' | 'refuse' }> = { do: 'accept' }) {
  const held: (() => void)[] = [];
  const behaviour = (): PeerAct => ({ ...act, when: new Promise<void>((resolve) => held.push(resolve)) });
  return { behaviour, answerAll: () => held.splice(0).forEach((answer) => answer()) };
}

/** One of the six is kept for login codes. */
const LATE = { window: 6, answerTimeoutMs: 100, probeFirstMs: 600_000 };
const inDoubt = (sendId: bigint, count: number) =>
  waitUntil(`${count} are in doubt`, async () => (await statusesOf(sendId))[12] === count);

describe('answers that come after all', () => {
  it('end their doubts: the ids are stored, receipts find them, and the money moves once', async () => {
    const { behaviour, answerAll } = heldAnswers();
    await given(behaviour, LATE);
    const sendId = await sendTo(5, { refundRule: 'not_delivered' });
    await inDoubt(sendId, 5);
    answerAll();
    await becomes(() => statusesOf(sendId), { 0: 5 });
    expect((await readSend(state.test.db, sendId)).heldMrial).toBe(PRICE * 5n);
    const stats = ['DELIVRD', 'DELIVRD', 'DELIVRD', 'DELIVRD', 'UNDELIV'];
    await Promise.all(stats.map((stat, index) => peer.receipt(String(index + 1), stat)));
    const { statuses, chargedMrial, returnedMrial, heldMrial } = await readSend(state.test.db, sendId);
    expect(statuses).toEqual({ 2: 4, 3: 1 });
    expect([chargedMrial, returnedMrial, heldMrial]).toEqual([PRICE * 4n, PRICE, 0n]);
    expect(sender.counters().lateAnswers).toBe(5);
    expect(peer.submits).toHaveLength(5);
  });

  it('that refuse give the money back, and nothing is submitted again', async () => {
    const { behaviour, answerAll } = heldAnswers({ do: 'refuse', status: 0x58 });
    await given(behaviour, LATE);
    const sendId = await sendTo(3, { refundRule: 'none' });
    await inDoubt(sendId, 3);
    answerAll();
    await becomes(() => statusesOf(sendId), { 15: 3 });
    expect((await readSend(state.test.db, sendId)).returnedMrial).toBe(PRICE * 3n);
    expect(peer.submits).toHaveLength(3);
  });

  it('after the money has gone back show what became of it, and take nothing', async () => {
    const { behaviour, answerAll } = heldAnswers();
    await given(behaviour, LATE);
    const sendId = await sendTo(2, { refundRule: 'none' });
    await inDoubt(sendId, 2);
    const clock = { now: () => new Date(Date.now() + 25 * 3_600_000) };
    await returnOverdueDoubts({ db: state.test.db, log: silentLog, clock });
    expect((await readSend(state.test.db, sendId)).returnedMrial).toBe(PRICE * 2n);
    answerAll();
    await becomes(() => statusesOf(sendId), { 0: 2 });
    const { returnedMrial, chargedMrial } = await readSend(state.test.db, sendId);
    expect([returnedMrial, chargedMrial]).toEqual([PRICE * 2n, 0n]);
  });

  it('to some parts of a long text end its doubt when the last one has come', async () => {
    const parts: (() => void)[] = [];
    await given(() => ({ do: 'accept', when: new Promise<void>((resolve) => parts.push(resolve)) }), LATE);
    const sendId = await sendTo(1, { text: LONG_TEXT });
    await inDoubt(sendId, 1);
    const [last, ...others] = parts;
    expect(others.length).toBeGreaterThan(0);
    for (const answer of others) answer();
    await waitUntil('they have come', () => sender.links()[0]?.counters['lateAnswers'] === others.length);
    const rest = parts.length;
    const later = await sendTo(1);
    await waitUntil('another one is submitted', () => parts.length > rest);
    parts.at(-1)?.();
    // Answers are stored in their order: by now those of before are.
    await waitUntil('another one is sent', async () => (await statusesOf(later))[0] === 1);
    expect(await statusesOf(sendId)).toEqual({ 12: 1 });
    last?.();
    await becomes(() => statusesOf(sendId), { 0: 1 });
    const rows = await state.test.db.selectFrom('parts').select('part').where('send_id', '=', sendId).execute();
    expect(rows.map(({ part }) => part).sort()).toEqual([last, ...others].map((_, part) => part));
  });
});

describe('a silent operator', () => {
  it('puts one window in doubt and no more, and the rest goes once when it answers again', async () => {
    const operator = { answers: false };
    await given(() => ({ do: operator.answers ? 'accept' : 'drop' }), { window: 6, answerTimeoutMs: 100 });
    const sendId = await sendTo(40);
    await waitUntil('it is seen', () => sender.carrierStatus()?.silentSessions === 1);
    await inDoubt(sendId, 5);
    operator.answers = true;
    await waitUntil('the rest is sent', async () => (await statusesOf(sendId))[0] === 35);
    expect(await statusesOf(sendId)).toEqual({ 0: 35, 12: 5 });
    expect(new Set(peer.submits.map(({ destination }) => destination)).size).toBe(40);
    expect(peer.submits).toHaveLength(40);
  });
});

describe('a receipt that nobody can read', () => {
  it('is stored as it came, counted, acknowledged, and dropped after thirty days', async () => {
    await given(undefined, {});
    const delivery = { source_addr: '989240000001', destination_addr: '3000', esm_class: 4 };
    const body = Buffer.from('Ref 77 state OK text:your code is 1234');
    await waitUntil('it is acknowledged', async () => peer.sessions() === 1);
    expect(await peer.deliver({ ...delivery, short_message: body })).toBe(0);
    const rows = () => state.test.db.selectFrom('unread_deliveries').selectAll().execute();
    expect(await rows()).toMatchObject([{ said: 'Ref 77 state OK ', source: '989240000001', esm_class: 4 }]);
    const later = (days: number) => ({ now: () => new Date(Date.now() + days * 24 * 3_600_000) });
    const context = { db: state.test.db, log: silentLog };
    expect(await dropOldParkedReceipts({ ...context, clock: later(29) })).toBe(0);
    expect(await dropOldParkedReceipts({ ...context, clock: later(31) })).toBe(1);
    expect(await rows()).toEqual([]);
  });
});
