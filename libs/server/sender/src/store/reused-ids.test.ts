import { randomUUID } from 'node:crypto';
import type { Receipt, ReceiptAbout } from '@peyk/server-carrier';
import { givenSend, mciNumbers } from '../testing/given-send';
import { readSend } from '../testing/read-send';
import { sendersOnDatabase } from '../testing/senders-on-database';
import type { SenderOfTest } from '../testing/sender-rig';
import { rematchParkedReceipts } from '../upkeep/parked-receipts';

const { state, givenCustomer, whenFinished, systemContext } = sendersOnDatabase();
const [ONE = '', OTHER = '', STRANGER = ''] = mciNumbers(3);
const LINE = '3000';
const HOUR_MS = 3_600_000;

/** As operators write a number that was given as 09… */
const written = (mobile: string) => `98${mobile.slice(1)}`;

/** An operator that calls every message by one id, whoever gets it. */
async function oneIdForAll() {
  const id = randomUUID();
  const behave = () => ({ kind: 'accepted', operatorMessageId: id }) as const;
  const started = await state.rig.start({ behave, receipt: () => undefined });
  const sendTo = async (mobile: string) => {
    const sendId = await givenSend(state.test.db, { ...(await givenCustomer(1)), numbers: [mobile] });
    await whenFinished(sendId);
    return sendId;
  };
  return { ...started, id, sendTo };
}

function say(
  { operator, id }: SenderOfTest & { id: string },
  about: Partial<ReceiptAbout> | undefined,
  receiptState: Receipt['state'] = 'undelivered',
): Promise<void> {
  const whole = about && { destination: '', source: LINE, ...about };
  const receipt = { operatorMessageId: id, state: receiptState, errorCode: '001', at: new Date(), about: whole };
  return operator.listeners[0]?.onReceipt(receipt) ?? Promise.reject(new Error('nobody listens'));
}

const statusOf = async (sendId: bigint) => Object.keys((await readSend(state.test.db, sendId)).statuses).map(Number);
const parkedOf = async (id: string) =>
  state.test.db.selectFrom('parked_receipts').select('mobile').where('operator_message_id', '=', id).execute();

describe('a receipt whose id has got a new owner', () => {
  it('marks the message to the mobile that it names, however old that is', async () => {
    const given = await oneIdForAll();
    const [older, newer] = [await given.sendTo(ONE), await given.sendTo(OTHER)];
    await say(given, { destination: written(ONE) });
    expect([await statusOf(older), await statusOf(newer)]).toEqual([[3], [0]]);
    await say(given, { destination: `+${written(OTHER)}`.slice(1) }, 'delivered');
    expect([await statusOf(older), await statusOf(newer)]).toEqual([[3], [2]]);
  });

  it('marks nobody when it names a third one: it waits in the park, and the periodic task leaves it there', async () => {
    const given = await oneIdForAll();
    const sends = [await given.sendTo(ONE), await given.sendTo(OTHER)];
    await say(given, { destination: written(STRANGER) });
    expect(await rematchParkedReceipts(systemContext())).toBe(0);
    for (const sendId of sends) expect(await statusOf(sendId)).toEqual([0]);
    expect(await parkedOf(given.id)).toEqual([{ mobile: Number(STRANGER.slice(2)) }]);
  });

  it('is not taken along by an answer to another mobile, and is by the one that it waits for', async () => {
    const given = await oneIdForAll();
    await say(given, { destination: written(OTHER) });
    const stranger = await given.sendTo(ONE);
    expect([await statusOf(stranger), (await parkedOf(given.id)).length]).toEqual([[0], 1]);
    const meant = await given.sendTo(OTHER);
    expect([await statusOf(stranger), await statusOf(meant), await parkedOf(given.id)]).toEqual([[0], [3], []]);
  });

  it('marks the message that the operator had by then, where both went to one mobile', async () => {
    const given = await oneIdForAll();
    const [older, newer] = [await given.sendTo(ONE), await given.sendTo(ONE)];
    const began = { started_at: new Date(Date.now() - 48 * HOUR_MS) };
    await state.test.owner.updateTable('sends').set(began).where('id', '=', older).execute();
    const took = (hoursAgo: number) => ({ submittedAt: new Date(Date.now() - hoursAgo * HOUR_MS) });
    await say(given, { destination: written(ONE), ...took(47) });
    expect([await statusOf(older), await statusOf(newer)]).toEqual([[3], [0]]);
    await say(given, { destination: written(ONE), ...took(0) }, 'delivered');
    expect([await statusOf(older), await statusOf(newer)]).toEqual([[3], [2]]);
  });

  it('marks the newest where it names no mobile', async () => {
    const given = await oneIdForAll();
    const [older, newer] = [await given.sendTo(ONE), await given.sendTo(OTHER)];
    await say(given, { destination: 'hidden' });
    expect([await statusOf(older), await statusOf(newer)]).toEqual([[0], [3]]);
  });

  it('finds its mobile where an operator writes the addresses the other way round', async () => {
    const given = await oneIdForAll();
    const [older, newer] = [await given.sendTo(ONE), await given.sendTo(OTHER)];
    await say(given, { destination: LINE, source: ONE });
    expect([await statusOf(older), await statusOf(newer)]).toEqual([[3], [0]]);
  });
});
