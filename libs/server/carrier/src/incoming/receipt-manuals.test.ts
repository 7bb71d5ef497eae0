import fc from 'fast-check';
import type { SmppPeer } from '@peyk/shared-testing-node';
import { startSmppPeer } from '@peyk/shared-testing-node';
import { aPart, boundTo, recorder } from '../smpp/carrier.fixture';
import type { Recorder } from '../smpp/carrier.fixture';
import type { SmppCarrier } from '../smpp/smpp-carrier';
import { DEFAULT_PROFILE } from '../smpp/smpp-options';
import type { ReceiptColumn } from '../smpp/smpp-options';
import { parseSmppUrl } from '../smpp/smpp-url';
import type { MessagePdu } from '../wire/message-pdu';
import { isReceipt, unreadOf } from './receipt-form';
import { MANUAL_RECEIPTS } from './receipt-manuals.fixture';
import { parseReceipt } from './receipt-parser';

let peer: SmppPeer;
let carrier: SmppCarrier;
let heard: Recorder;

async function given(address: string, { id, now }: { id: string; now: string }): Promise<void> {
  heard = recorder();
  peer = await startSmppPeer({ behaviour: () => ({ do: 'accept', id }) });
  const told = parseSmppUrl(`smpp://a:b@host?${address}`);
  const wallNow = () => Date.parse(now);
  carrier = await boundTo(peer, { ...told, ...parseSmppUrl(peer.url), listener: heard, wallNow });
}
afterEach(async () => {
  await carrier?.close(0);
  await peer?.close();
});

const ADDRESSES = { source_addr: '989240000001', destination_addr: '30001234' };
const NOW = '2025-12-31T20:40:00Z';

const bare = (body: string): MessagePdu => ({
  ...{ sourceTon: 1, sourceNpi: 1, source: '989240000001', destinationTon: 0, destinationNpi: 1 },
  ...{ destination: '30001234', esmClass: 4, validityPeriod: '', registeredDelivery: 0, dataCoding: 0 },
  body: Buffer.from(body, 'latin1'),
});
const rules = { ...DEFAULT_PROFILE, blacklistErrorCodes: new Set<string>() };
const read = (body: string, more = {}) => parseReceipt(bare(body), { ...rules, ...more }, Date.parse(NOW));

describe('a receipt of a real manual, over a session in the dialect that its address tells', () => {
  it.each(MANUAL_RECEIPTS)('$source', async ({ address = '', answer, text = '', fields, command, now, read, at }) => {
    await given(address, { id: answer ?? read.operatorMessageId ?? '', now });
    const outcome = await carrier.submit(aPart());
    const body = command === 'data_sm' ? {} : { short_message: Buffer.from(text, 'latin1') };
    expect(await peer.deliver({ ...ADDRESSES, esm_class: 4, ...body, ...fields }, command)).toBe(0);
    expect(heard.receipts).toHaveLength(1);
    expect(heard.receipts[0]).toMatchObject({ ...read, at: new Date(at ?? now) });
    expect(outcome).toEqual({ kind: 'accepted', operatorMessageId: heard.receipts[0]?.operatorMessageId });
    expect(heard.messages).toEqual([]);
  });

  it('comes from eight makers at least', () => {
    expect(new Set(MANUAL_RECEIPTS.map(({ source }) => source.split(/[:,]/)[0])).size).toBeGreaterThan(8);
  });
});

describe('a message of a handset', () => {
  it.each(['', 'receipts=by-class'])(
    'stays one where the operator names it by receipted_message_id (%s)',
    async (address) => {
      await given(address, { id: '1', now: NOW });
      const fields = { short_message: Buffer.from('Help'), receipted_message_id: '1618Z-0102G-2333M-25FJF' };
      expect(await peer.deliver({ ...ADDRESSES, esm_class: 0, ...fields })).toBe(0);
      expect(heard.messages).toMatchObject([{ text: 'Help', from: '989240000001', to: '30001234' }]);
      expect(heard.receipts).toEqual([]);
    },
  );

  it('may come in a data_sm', async () => {
    await given('', { id: '1', now: NOW });
    expect(await peer.deliver({ ...ADDRESSES, message_payload: Buffer.from('Help') }, 'data_sm')).toBe(0);
    expect(heard.messages).toMatchObject([{ text: 'Help' }]);
  });
});

describe('a receipt without a value', () => {
  it.each(['id: sub:001 stat:DELIVRD', 'id:7 stat: err:001', 'id:7 stat:0 err:000', 'id:7 stat:9'])(
    'cannot be read: %s',
    (text) => expect(read(text)).toBeUndefined(),
  );

  it.each(['DELIVRD', 'DELIVRD,,', ',,,,', '00,,x\u0001', 'x,7'])('has too few columns: %s', (text) => {
    const receiptColumns: ReceiptColumn[] = ['state', '-', 'id'];
    expect(read(text, { receiptColumns })).toBeUndefined();
  });
});

describe('a receipt in columns', () => {
  const receiptColumns: ReceiptColumn[] = ['state', 'done', 'error', 'id'];
  const receiptStates = new Map([['00', 'delivered' as const]]);
  const inColumns = (body: string) => read(body, { receiptColumns, receiptStates });

  it.each(['00,,,77', ' 00 , , , 77 ', '00,,,77\0', '00,soon,not a code,77'])('is read: %j', (text) => {
    expect(inColumns(text)).toMatchObject({ operatorMessageId: '77', state: 'delivered', errorCode: '' });
    expect(inColumns(text)?.at).toEqual(new Date(NOW));
  });

  it.each(['00,,,7\u00017', '00,,,7 7', '0 0,,,77'])('is none where a place holds something else: %j', (text) => {
    expect(inColumns(text)).toBeUndefined();
  });
});

describe('parameters without a text', () => {
  const states = (state: number, fields = {}) => ({
    esm_class: 4,
    receipted_message_id: '7',
    message_state: state,
    ...fields,
  });

  it.each([
    [0, 'enroute'],
    [9, 'undelivered'],
  ])('know the state %i of SMPP 5.0', async (state, name) => {
    await given('', { id: '7', now: NOW });
    expect(await peer.deliver({ ...ADDRESSES, ...states(state) })).toBe(0);
    expect(heard.receipts).toMatchObject([{ operatorMessageId: '7', state: name }]);
  });

  it('with a state in the text make a receipt of what nothing else marks', async () => {
    await given('receipts=by-class', { id: '7', now: NOW });
    const fields = { esm_class: 0, receipted_message_id: '7', short_message: Buffer.from('stat:DELIVRD err:000') };
    expect(await peer.deliver({ ...ADDRESSES, ...fields })).toBe(0);
    expect(heard.receipts).toMatchObject([{ operatorMessageId: '7', state: 'delivered' }]);
  });
});

it('long years leave dates alone that name them as everybody does', () => {
  const at = (done: string) =>
    read(`id:7 done date:${done} stat:DELIVRD`, {
      receiptDates: 'long-year',
      receiptOffsetMinutes: 0,
    })?.at.toISOString();
  expect(at('20251231203107')).toBe('2025-12-31T20:31:07.000Z');
  expect(at('202512312031')).toBe('2025-12-31T20:31:00.000Z');
  expect(at('2512312031')).toBe('2025-12-31T20:31:00.000Z');
});

describe('whatever comes as a receipt', () => {
  const dialect = fc.record({
    receiptIds: fc.constantFrom('parameter-first' as const, 'text-first' as const),
    receiptAddresses: fc.constantFrom('turned' as const, 'as-submitted' as const),
    receiptDates: fc.constantFrom('short-year' as const, 'long-year' as const),
    receiptColumns: fc.constantFrom<ReceiptColumn[]>(
      [],
      ['state', 'done', 'error', 'id', 'destination'],
      ['id', '-', 'state'],
    ),
    messageIds: fc.constantFrom('as-is' as const, 'hex' as const, 'hex-in-answer-decimal-in-receipt' as const),
    receiptStates: fc.constantFrom(new Map(), new Map([['00', 'delivered' as const]])),
  });
  const piece = fc.oneof(
    fc.constantFrom(
      'id:',
      'stat:',
      'DELIVRD',
      'err:',
      'done date:',
      'submit date:',
      '2601010001',
      ',',
      ' ',
      '\0',
      '00',
      'text:',
    ),
    fc.string({ maxLength: 12 }),
  );
  const body = fc.oneof(
    fc.array(piece, { maxLength: 24 }).map((pieces) => Buffer.from(pieces.join(''), 'latin1')),
    fc.uint8Array({ maxLength: 300 }).map((octets) => Buffer.from(octets)),
  );
  const parameter = fc.tuple(
    fc.constantFrom(0x1e, 0x427, 0x423, 0x204),
    fc.uint8Array({ maxLength: 70 }).map((octets) => Buffer.from(octets)),
  );

  it('is read or kept, never thrown at anybody, and nothing of it has a NUL or a time that cannot be true', () => {
    const pdu = { body, parameters: fc.array(parameter, { maxLength: 4 }), dataCoding: fc.constantFrom(0, 3, 8) };
    fc.assert(
      fc.property(
        fc.record(pdu),
        dialect,
        fc.constantFrom(0, 4, 8, 0x20),
        ({ body, parameters, dataCoding }, told, esmClass) => {
          const message: MessagePdu = {
            ...{ sourceTon: 1, sourceNpi: 1, source: '+989240000001', destinationTon: 0, destinationNpi: 1 },
            ...{ destination: '30001234', esmClass, validityPeriod: '', registeredDelivery: 0, dataCoding, body },
            tlvs: new Map(parameters),
          };
          const now = Date.parse(NOW);
          isReceipt(message, 'by-text');
          const receipt = parseReceipt(
            message,
            { ...DEFAULT_PROFILE, ...told, blacklistErrorCodes: new Set(['00']) },
            now,
          );
          expect(unreadOf(message, new Date(now)).said).not.toContain('\0');
          if (!receipt) return;
          expect(receipt.operatorMessageId).toMatch(/^[^\0]+$/);
          expect(receipt.errorCode).toMatch(/^[0-9a-z]*$/i);
          expect(receipt.at.getTime()).toBeGreaterThan(now - 15 * 24 * 3_600_000);
          expect(receipt.at.getTime()).toBeLessThanOrEqual(now + 5 * 60_000);
        },
      ),
      { seed: 20261129, numRuns: 3_000 },
    );
  });
});
