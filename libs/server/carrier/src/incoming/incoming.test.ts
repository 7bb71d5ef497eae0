import type { SmppPeer } from '@peyk/shared-testing-node';
import { startSmppPeer } from '@peyk/shared-testing-node';
import { aPart, boundTo, recorder, until } from '../smpp/carrier.fixture';
import type { Recorder } from '../smpp/carrier.fixture';
import type { SmppCarrier } from '../smpp/smpp-carrier';
import type { SmppCarrierOptions } from '../smpp/smpp-options';

let peer: SmppPeer;
let carrier: SmppCarrier;
let heard: Recorder;

async function given(options: Partial<SmppCarrierOptions> = {}): Promise<void> {
  heard = recorder();
  peer = await startSmppPeer({ behaviour: () => ({ do: 'accept', id: '1A2B' }) });
  carrier = await boundTo(peer, { listener: heard, ...options });
}

afterEach(async () => {
  await carrier.close(0);
  await peer.close();
});

const ucs2 = (text: string) => Buffer.from(text, 'utf16le').swap16();
const from = { source_addr: '989240000001', destination_addr: '30001234' };
const RETRY = 0x64;

describe('receipts', () => {
  it('are read from their text', async () => {
    await given({ wallNow: () => Date.parse('2025-12-31T20:40:00Z') });
    expect(await peer.receipt('77', 'UNDELIV', { err: '001' })).toBe(0);
    const at = new Date('2025-12-31T20:31:00Z'); // 2026-01-01 00:01 in Tehran
    expect(heard.receipts).toMatchObject([{ operatorMessageId: '77', state: 'undelivered', errorCode: '001', at }]);
  });

  it('believe their parameters more than their text', async () => {
    await given();
    await peer.receipt('77', 'UNDELIV', { tlvs: { receipted_message_id: '99', message_state: 2 } });
    expect(heard.receipts).toMatchObject([{ operatorMessageId: '99', state: 'delivered' }]);
  });

  it('have the id of the answer when the operator writes one in hexadecimal and the other in decimal', async () => {
    await given({ messageIds: 'hex-in-answer-decimal-in-receipt' });
    const outcome = await carrier.submit(aPart());
    await peer.receipt('0000006699');
    expect(outcome).toEqual({ kind: 'accepted', operatorMessageId: heard.receipts[0]?.operatorMessageId });
  });

  it('say "blacklisted" for the codes that the operator uses for it, and only of failures', async () => {
    await given({ blacklistErrorCodes: ['008'] });
    await peer.receipt('1', 'UNDELIV', { err: '008' });
    await peer.receipt('2', 'DELIVRD', { err: '008' });
    expect(heard.receipts.map((receipt) => receipt.state)).toEqual(['blacklisted', 'delivered']);
  });

  it.each([
    ['ENROUTE', 'enroute'],
    ['ACCEPTD', 'accepted'],
    ['EXPIRED', 'expired'],
    ['REJECTD', 'rejected'],
    ['DELETED', 'undelivered'],
    ['UNKNOWN', 'undelivered'],
  ])('turn %s into %s', async (stat, state) => {
    await given();
    await peer.receipt('1', stat);
    expect(heard.receipts[0]?.state).toBe(state);
  });

  it('are acknowledged and counted when nobody can read them', async () => {
    await given();
    expect(await peer.deliver({ esm_class: 4, short_message: Buffer.from('hello') })).toBe(0);
    expect(heard.receipts).toEqual([]);
    expect(carrier.counters().unreadableReceipts).toBe(1);
  });

  it('are acknowledged only after they are stored', async () => {
    let stored: () => void = () => undefined;
    const onReceipt = () => new Promise<void>((resolve) => (stored = resolve));
    await given({ listener: { ...recorder(), onReceipt } });
    let status: number | undefined;
    void peer.receipt('1').then((answer) => (status = answer));
    await until(() => carrier.counters().receipts === 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(status).toBeUndefined();
    stored();
    await until(() => status === 0);
  });

  it('are asked for again when they could not be stored', async () => {
    await given({ listener: { ...recorder(), onReceipt: () => Promise.reject(new Error('database away')) } });
    expect(await peer.receipt('1')).toBe(RETRY);
    expect(carrier.counters().deferredDeliveries).toBe(1);
  });
});

describe('messages from handsets', () => {
  it.each([
    ['UCS-2', 8, ucs2('سلام'), 'سلام'],
    ['GSM-7', 0, Buffer.from('001b65', 'hex'), '@€'],
    ['Latin-1', 3, Buffer.from('café', 'latin1'), 'café'],
    ['UCS-2 with a NUL, which nobody could store', 8, ucs2('a\0b'), 'a\uFFFDb'],
  ])('are read in %s', async (_, dataCoding, body, text) => {
    await given();
    expect(await peer.deliver({ ...from, data_coding: dataCoding, short_message: body })).toBe(0);
    expect(heard.messages).toMatchObject([{ from: '989240000001', to: '30001234', text }]);
  });

  const part = (index: number, text: string) => {
    const header = Buffer.from([5, 0, 3, 9, 2, index]);
    const whole = Buffer.concat([header, ucs2(text)]);
    return peer.deliver({ ...from, esm_class: 0x40, data_coding: 8, short_message: whole });
  };

  it('are put together from parts that come in any order', async () => {
    await given();
    expect(await Promise.all([part(2, 'دوم'), part(1, 'یکم ')])).toEqual([0, 0]);
    expect(heard.messages.map((message) => message.text)).toEqual(['یکم دوم']);
  });

  it('are put together from sar parameters', async () => {
    await given();
    const sar = (n: number, text: string) =>
      peer.deliver({
        ...from,
        data_coding: 8,
        short_message: ucs2(text),
        sar_msg_ref_num: 3,
        sar_total_segments: 2,
        sar_segment_seqnum: n,
      });
    await Promise.all([sar(1, 'یک'), sar(2, 'دو')]);
    expect(heard.messages.map((message) => message.text)).toEqual(['یکدو']);
  });

  it('are acknowledged part by part to an operator that waits for each answer', async () => {
    await given({ inboundHoldMs: 50 });
    expect(await part(1, 'یک')).toBe(0);
    expect(heard.messages).toEqual([]);
    expect(await part(2, 'دو')).toBe(0);
    expect(heard.messages).toMatchObject([{ text: 'یکدو' }]);
  });

  it('are stored as they are when a part stays away', async () => {
    await given({ inboundHoldMs: 20, inboundPartsMs: 100 });
    await part(2, 'دو');
    await until(() => heard.messages.length === 1);
    expect(heard.messages).toMatchObject([{ text: 'دو' }]);
  });

  it('are refused alone when they are malformed', async () => {
    await given();
    const pdu = Buffer.alloc(20);
    pdu.writeUInt32BE(20, 0);
    pdu.writeUInt32BE(5, 4);
    pdu.writeUInt32BE(4242, 12);
    pdu.fill(0x41, 16);
    peer.sendRaw(pdu);
    expect(await peer.deliver({ ...from, data_coding: 8, short_message: ucs2('سلام') })).toBe(0);
    expect([peer.binds(), heard.messages.length]).toEqual([1, 1]);
  });
});
