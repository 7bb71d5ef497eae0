import type { SmppCarrierOptions } from '@peyk/server-carrier';
import { createSmppCarrier, parseSmppUrl } from '@peyk/server-carrier';
import { systemClock } from '@peyk/server-database';
import { createLinkCodes } from '@peyk/server-links';
import type { SmppPeer, SmppPeerOptions } from '@peyk/shared-testing-node';
import { silentLog, startSmppPeer, testSeal } from '@peyk/shared-testing-node';
import { createSender } from './sender';
import type { Sender } from './sender-options';
import { givenSend, mciNumbers } from './testing/given-send';
import type { SendWishes } from './testing/given-send';
import { readSend } from './testing/read-send';
import { LONG_TEXT, PRICE, sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';
import { rematchParkedReceipts } from './upkeep/parked-receipts';

const { state, givenCustomer, systemContext } = sendersOnDatabase();
let peer: SmppPeer;
let sender: Sender;

/** @param dialect what the address of the operator says */
async function given(dialect: string, behaviour?: SmppPeerOptions['behaviour']): Promise<void> {
  peer = await startSmppPeer({ behaviour });
  const told: Partial<SmppCarrierOptions> = {
    ...parseSmppUrl(`smpp://a:b@host?${dialect}`),
    ...parseSmppUrl(peer.url),
  };
  sender = createSender({
    linkCodes: createLinkCodes('a secret of tests'),
    seal: testSeal,
    context: { db: state.test.db, clock: systemClock, log: silentLog },
    graceMs: 500,
    openCarrier: (listener) =>
      createSmppCarrier({ ...parseSmppUrl(peer.url), ...told, name: `peer-${peer.port}`, listener }),
  });
  await sender.start();
}

afterEach(async () => {
  await sender.stop();
  await peer.close();
});

const statusesOf = async (sendId: bigint) => (await readSend(state.test.db, sendId)).statuses;

/** A send that the operator has taken. */
async function sent(count: number, wishes: Partial<SendWishes> = {}): Promise<bigint> {
  const sendId = await givenSend(state.test.db, {
    ...(await givenCustomer(count * 9)),
    numbers: mciNumbers(count),
    ...wishes,
  });
  await waitUntil('all are sent', async () => (await statusesOf(sendId))[0] === count);
  return sendId;
}

/** Ids as an operator counts them: hexadecimal in its answers. */
const FIRST_ID = 0x6aad5;
const hexadecimal: SmppPeerOptions['behaviour'] = ({ n }) => ({
  do: 'accept',
  id: (FIRST_ID + n - 1).toString(16).toUpperCase(),
});
const decimal = (n: number) => String(FIRST_ID + n).padStart(10, '0');

describe('an operator whose answers are hexadecimal and whose receipts are decimal', () => {
  it('that sends parameters alone is understood, and the money moves by them', async () => {
    await given('messageIds=hex-in-answer-decimal-in-receipt', hexadecimal);
    const sendId = await sent(3, { refundRule: 'not_delivered' });
    const states = [2, 2, 5];
    for (const [n, message_state] of states.entries()) {
      const source_addr = peer.submits[n]?.destination;
      const fields = { esm_class: 4, source_addr, destination_addr: '3000', short_message: '' };
      expect(await peer.deliver({ ...fields, receipted_message_id: decimal(n), message_state })).toBe(0);
    }
    const { statuses, chargedMrial, returnedMrial, heldMrial } = await readSend(state.test.db, sendId);
    expect(statuses).toEqual({ 2: 2, 3: 1 });
    expect([chargedMrial, returnedMrial, heldMrial]).toEqual([PRICE * 2n, PRICE, 0n]);
  });

  it('that sends them in data_sm, with addresses as they were submitted, is understood as well', async () => {
    await given('messageIds=hex-in-answer-decimal-in-receipt&receiptAddresses=as-submitted', hexadecimal);
    const sendId = await sent(1);
    const addresses = { source_addr: '3000', destination_addr: peer.submits[0]?.destination };
    const told = { receipted_message_id: decimal(0), message_state: 2 };
    expect(await peer.deliver({ esm_class: 4, ...addresses, ...told }, 'data_sm')).toBe(0);
    expect(await statusesOf(sendId)).toEqual({ 2: 1 });
  });
});

describe('an operator that sends one receipt for a long message', () => {
  it('has said of all its parts what it says of the first', async () => {
    await given('receiptsFor=whole-message');
    const sendId = await sent(2, { text: LONG_TEXT, refundRule: 'not_delivered' });
    expect(peer.submits.length).toBeGreaterThan(2);
    const firstOf = (index: number) => {
      const { destination } = [...new Map(peer.submits.map((one) => [one.destination, one])).values()][index] ?? {};
      return String(peer.submits.findIndex((one) => one.destination === destination) + 1);
    };
    const source = (id: string) => ({ tlvs: { source_addr: peer.submits[Number(id) - 1]?.destination } });
    expect(await peer.receipt(firstOf(0), 'DELIVRD', source(firstOf(0)))).toBe(0);
    expect(await peer.receipt(firstOf(1), 'UNDELIV', source(firstOf(1)))).toBe(0);
    const { statuses, heldMrial } = await readSend(state.test.db, sendId);
    expect([statuses, heldMrial]).toEqual([{ 2: 1, 3: 1 }, 0n]);
  });

  it('is still understood so when its receipt had to wait in the park', async () => {
    const answers: (() => void)[] = [];
    await given('receiptsFor=whole-message', () => ({
      do: 'accept',
      when: new Promise<void>((resolve) => answers.push(resolve)),
    }));
    const customer = await givenCustomer(9);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1), text: LONG_TEXT });
    await waitUntil('it is submitted', () => answers.length === peer.submits.length && answers.length > 1);
    const told = { tlvs: { source_addr: peer.submits[0]?.destination } };
    expect(await peer.receipt('1', 'DELIVRD', told)).toBe(0);
    const parked = () => state.test.db.selectFrom('parked_receipts').select('is_whole').execute();
    expect(await parked()).toEqual([{ is_whole: true }]);
    for (const answer of answers) answer();
    await waitUntil('it is told', async () => (await statusesOf(sendId))[2] === 1);
    expect(await rematchParkedReceipts(systemContext())).toBe(0);
    expect(await parked()).toEqual([]);
  });

  it('says nothing of the other parts where the address does not say so', async () => {
    await given('');
    const sendId = await sent(1, { text: LONG_TEXT });
    await peer.receipt('1', 'DELIVRD', { tlvs: { source_addr: peer.submits[0]?.destination } });
    expect(await statusesOf(sendId)).toEqual({ 1: 1 });
  });
});
