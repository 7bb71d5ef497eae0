import { getWallet, proveLedger } from '@peyk/server-ledger';
import {
  createTestDatabase,
  fixedClock,
  givenAccount,
  givenLine,
  silentLog,
  testSeal,
} from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { createSmppCarrier } from '@peyk/server-carrier';
import { startSmppPeer } from '@peyk/shared-testing-node';
import { systemClock } from '@peyk/server-database';
import { createLinkCodes } from '@peyk/server-links';
import { createSender } from '../sender';
import { givenSend, mciNumbers } from '../testing/given-send';
import { readSend, wrongCounters } from '../testing/read-send';
import { SenderRig } from '../testing/sender-rig';
import { waitUntil } from '../testing/wait-until';
import { dropOldParkedReceipts, rematchParkedReceipts } from './parked-receipts';
import { settleFinished } from './settle-finished';
import { chargeOverdueReceipts, returnOverdueDoubts } from './settle-overdue';

const PRICE = 1_370_000n;
const HOUR_MS = 3_600_000;
let test: TestDatabase;
let rig: SenderRig;
beforeAll(async () => {
  test = await createTestDatabase();
  rig = new SenderRig(test.url, silentLog);
});
afterEach(async () => {
  await rig.end();
  expect(await proveLedger(test.db)).toMatchObject({ proved: true });
  expect(await wrongCounters(test.db)).toEqual([]);
});
afterAll(() => test.close());

/** The time so many hours from now. */
function contextIn(hours: number) {
  const clock = fixedClock(new Date(Date.now() + hours * HOUR_MS).toISOString());
  return { db: test.db, clock, log: silentLog };
}

async function finishedSend(options: Parameters<SenderRig['start']>[0], refundRule?: 'none' | 'blacklist') {
  const { accountId } = await givenAccount(test.db, { balanceMrial: PRICE * 20n });
  const { lineId } = await givenLine(test.db, { accountId });
  const started = await rig.start(options);
  const sendId = await givenSend(test.db, { accountId, lineId, numbers: mciNumbers(20), refundRule });
  await waitUntil('it is finished', async () => (await readSend(test.db, sendId)).send.finished_at !== null);
  return { ...started, accountId, sendId };
}

describe('upkeep', () => {
  it('gives money in doubt back after 24 hours, not before', async () => {
    const { accountId, sendId } = await finishedSend({ behave: () => ({ kind: 'unknown' }) });
    expect(await returnOverdueDoubts(contextIn(23.9))).toBe(0);
    expect(await returnOverdueDoubts(contextIn(24.1))).toBe(20);
    expect(await returnOverdueDoubts(contextIn(48))).toBe(0);
    expect(await getWallet(test.db, accountId)).toMatchObject({ balanceMrial: PRICE * 20n, heldMrial: 0n });
    expect(await settleFinished(contextIn(25))).toBe(1);
    expect((await readSend(test.db, sendId)).send.settled_at).not.toBeNull();
  });

  it('charges what no receipt came for after 72 hours, not before', async () => {
    const { accountId, sendId } = await finishedSend({ receipt: () => undefined });
    expect(await chargeOverdueReceipts(contextIn(71.9))).toBe(0);
    expect(await chargeOverdueReceipts(contextIn(72.1))).toBe(20);
    const { statuses, chargedMrial } = await readSend(test.db, sendId);
    expect([statuses, chargedMrial]).toEqual([{ 0: 20 }, PRICE * 20n]);
    expect(await getWallet(test.db, accountId)).toMatchObject({ balanceMrial: 0n, heldMrial: 0n });
    await settleFinished(contextIn(73));
  });

  it('has nothing to do where the rule charges with the answer', async () => {
    const { sendId } = await finishedSend({ receipt: () => undefined }, 'none');
    expect(await chargeOverdueReceipts(contextIn(73))).toBe(0);
    expect((await readSend(test.db, sendId)).send.settled_at).not.toBeNull();
  });

  it('matches receipts that were parked past their answer, and drops what is a week old', async () => {
    const { sendId } = await finishedSend({ receipt: () => undefined });
    const part = await test.db
      .selectFrom('parts')
      .selectAll()
      .where('send_id', '=', sendId)
      .where('n', '=', 1)
      .executeTakeFirstOrThrow();
    const parked = { carrier: 'test', state: 'delivered', error_code: '000', at: new Date(), received_at: new Date() };
    await test.db
      .insertInto('parked_receipts')
      .values([
        { ...parked, operator_message_id: part.operator_message_id },
        { ...parked, operator_message_id: 'stranger' },
      ])
      .execute();
    expect(await rematchParkedReceipts(contextIn(0))).toBe(1);
    expect((await readSend(test.db, sendId)).statuses).toEqual({ 0: 19, 2: 1 });
    expect(await dropOldParkedReceipts(contextIn(24 * 6.9))).toBe(0);
    expect(await dropOldParkedReceipts(contextIn(24 * 7.1))).toBe(1);
    await chargeOverdueReceipts(contextIn(73));
  });
});

describe('over a real SMPP session', () => {
  it('a send goes out, its receipts come back, and an opt-out is heard', async () => {
    const peer = await startSmppPeer();
    const { accountId } = await givenAccount(test.db, { balanceMrial: PRICE * 40n });
    const line = await givenLine(test.db, { accountId });
    const sender = createSender({
      linkCodes: createLinkCodes('a secret of tests'),
      seal: testSeal,
      context: { db: test.db, clock: systemClock, log: silentLog },
      openCarrier: (listener) =>
        createSmppCarrier({
          name: 'peer',
          host: '127.0.0.1',
          port: peer.port,
          tls: false,
          systemId: 'peyk',
          password: 'secret',
          window: 10,
          listener,
        }),
    });
    await sender.start();
    const text = 'پیام دوبخشی '.repeat(8);
    const sendId = await givenSend(test.db, {
      accountId,
      lineId: line.lineId,
      fromNumber: line.number,
      numbers: mciNumbers(20),
      text,
    });
    await waitUntil('all is answered', async () => (await readSend(test.db, sendId)).statuses[0] === 20);
    expect(peer.submits).toHaveLength(40);
    expect(peer.mostWaiting()).toBeLessThanOrEqual(10);
    const ids = await test.db.selectFrom('parts').select('operator_message_id').where('send_id', '=', sendId).execute();
    for (const { operator_message_id: id } of ids) expect(await peer.receipt(id)).toBe(0);
    expect((await readSend(test.db, sendId)).statuses).toEqual({ 2: 20 });
    await peer.deliver({
      source_addr: '989952000001',
      destination_addr: line.number,
      short_message: Buffer.from('11'),
      data_coding: 0,
    });
    const suppressed = await test.db
      .selectFrom('suppressed_numbers')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    expect(suppressed).toMatchObject([{ mobile: 952000001, kind: 'opt_out' }]);
    await sender.stop();
    await peer.close();
    await settleFinished(contextIn(0));
  });
});
