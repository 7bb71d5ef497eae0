import type { SmppCarrierOptions } from '@peyk/server-carrier';
import { createSmppCarrier, parseSmppUrl } from '@peyk/server-carrier';
import { systemClock } from '@peyk/server-database';
import { createLinkCodes } from '@peyk/server-links';
import type { SmppPeer, SmppPeerOptions } from '@peyk/shared-testing-node';
import { silentLog, startSmppPeer, testSeal } from '@peyk/shared-testing-node';
import { createSender } from './sender';
import type { Sender } from './sender';
import { givenSend, mciNumbers } from './testing/given-send';
import { readSend } from './testing/read-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';
import { dropOldParkedReceipts } from './upkeep/parked-receipts';

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

async function sendTo(count: number): Promise<bigint> {
  return givenSend(state.test.db, { ...(await givenCustomer(count)), numbers: mciNumbers(count) });
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
