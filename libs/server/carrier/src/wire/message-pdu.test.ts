// Jest loads single files, so the types of the untyped package are named here.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./smpp.d.ts" />
import smpp from 'smpp';
import { encodeText } from '../encode-text';
import { concatenationHeader, positionOf, sarTlvs } from './concatenation';
import { COMMAND } from './constants';
import type { MessagePdu } from './message-pdu';
import { MalformedPduError, messagePdu } from './message-pdu';
import { dataPdu } from './data-pdu';
import { readDataPdu, readMessagePdu } from './read-message-pdu';

const base: MessagePdu = {
  sourceTon: 0,
  sourceNpi: 1,
  source: '30001234',
  destinationTon: 1,
  destinationNpi: 1,
  destination: '989240000001',
  esmClass: 0,
  validityPeriod: '000001000000000R',
  registeredDelivery: 1,
  dataCoding: 8,
  body: Buffer.from('06330644062706450021', 'hex'),
};

/** The package's own encoding of the same submit_sm. */
function byPackage(message: MessagePdu, extra: Record<string, unknown> = {}): string {
  const body = Buffer.concat([message.header ?? Buffer.alloc(0), message.body]);
  const pdu = new smpp.PDU('submit_sm', {
    sequence_number: 9,
    source_addr_ton: message.sourceTon,
    source_addr_npi: message.sourceNpi,
    source_addr: message.source,
    dest_addr_ton: message.destinationTon,
    dest_addr_npi: message.destinationNpi,
    destination_addr: message.destination,
    esm_class: message.esmClass,
    validity_period: message.validityPeriod,
    registered_delivery: message.registeredDelivery,
    data_coding: message.dataCoding,
    short_message: body,
    ...extra,
  });
  return pdu.toBuffer().toString('hex');
}

const written = (message: MessagePdu) =>
  messagePdu({ command: COMMAND.submitSm, sequence: 9 }, message).toString('hex');

describe('a submit_sm', () => {
  it('is written as the package writes it', () => {
    expect(written(base)).toBe(byPackage(base));
  });

  it('is written as the package writes it with a user data header', () => {
    const header = concatenationHeader({ reference: 200, total: 3, index: 2 });
    const message = { ...base, esmClass: 0x40, header };
    expect(header.toString('hex')).toBe('050003c80302');
    expect(written(message)).toBe(byPackage(message));
  });

  it('is written as the package writes it with sar parameters', () => {
    const message = { ...base, tlvs: sarTlvs({ reference: 7, total: 2, index: 1 }) };
    const sar = { sar_msg_ref_num: 7, sar_total_segments: 2, sar_segment_seqnum: 1 };
    expect(written(message)).toBe(byPackage(message, sar));
  });

  it('is written as the package writes it with our own name of the part', () => {
    const message = { ...base, userReference: 40_503 };
    expect(written(message)).toBe(byPackage(message, { user_message_reference: 40_503 }));
    const read = readMessagePdu(messagePdu({ command: COMMAND.submitSm, sequence: 9 }, message));
    expect(read.tlvs?.get(0x0204)?.readUInt16BE(0)).toBe(40_503);
  });

  it('puts what short_message cannot hold into message_payload', () => {
    const body = Buffer.alloc(300, 0x41);
    const expected = byPackage({ ...base, body: Buffer.alloc(0) }, { message_payload: body });
    expect(written({ ...base, body })).toBe(expected);
  });

  it('is read back as it was written', () => {
    const message = { ...base, esmClass: 0x40, header: concatenationHeader({ reference: 7, total: 2, index: 1 }) };
    const read = readMessagePdu(Buffer.from(written(message), 'hex'));
    expect(read).toMatchObject({
      source: '30001234',
      destination: '989240000001',
      dataCoding: 8,
      registeredDelivery: 1,
    });
    expect(read.body).toEqual(base.body);
    expect(positionOf(read)).toEqual({ reference: 7, total: 2, index: 1 });
  });

  it('is refused when it is cut short anywhere in its fields', () => {
    const whole = Buffer.from(written(base), 'hex');
    for (let length = 16; length < whole.length; length += 1) {
      expect(() => readMessagePdu(whole.subarray(0, length))).toThrow(MalformedPduError);
    }
  });

  it('reads a 16-bit reference too', () => {
    const header = Buffer.from('0608041234 0301'.replace(' ', ''), 'hex');
    expect(positionOf({ ...base, header })).toEqual({ reference: 0x1234, total: 3, index: 1 });
  });
});

describe('golden bodies', () => {
  const parts = (text: string, multipartChars?: 66) =>
    encodeText(text, { multipartChars }).bodies.map((body) => body.length);

  it('encodes Persian as UTF-16, high octet first', () => {
    const { encoding, bodies } = encodeText('سلام');
    expect([encoding, bodies[0]?.toString('hex')]).toEqual(['ucs2', '0633064406270645']);
  });

  it('encodes Latin as unpacked septets with the extension table', () => {
    const { encoding, bodies } = encodeText('@{€}a');
    expect([encoding, bodies[0]?.toString('hex')]).toEqual(['gsm7', '001b281b651b2961']);
  });

  it.each([
    ['70 Persian letters', 'س'.repeat(70), [140]],
    ['71 Persian letters', 'س'.repeat(71), [134, 8]],
    ['160 Latin letters', 'a'.repeat(160), [160]],
    ['161 Latin letters', 'a'.repeat(161), [153, 8]],
    ['an escape pair at the border', `${'a'.repeat(152)}€${'a'.repeat(152)}`, [152, 153, 1]],
    ['a surrogate pair at the border', `${'س'.repeat(66)}😀${'س'.repeat(66)}`, [132, 134, 2]],
  ])('splits %s into the right octets', (_, text, octets) => {
    expect(parts(text)).toEqual(octets);
  });

  it('keeps to 66 characters on a line that wants it', () => {
    expect(parts('س'.repeat(133), 66)).toEqual([132, 132, 2]);
  });
});

describe('a data_sm', () => {
  const told = { source_addr: '989240000001', dest_addr_npi: 1, destination_addr: '30001234', esm_class: 4 };
  const byPackage = (fields: Record<string, unknown>) =>
    new smpp.PDU('data_sm', { sequence_number: 9, ...told, ...fields }).toBuffer();

  it('is read as the package writes it', () => {
    const read = readDataPdu(
      byPackage({ message_payload: Buffer.from('id:7'), receipted_message_id: '7', message_state: 2 }),
    );
    expect(read).toMatchObject({ source: '989240000001', destination: '30001234', esmClass: 4, dataCoding: 0 });
    expect(read.body.toString()).toBe('id:7');
    expect(new Set(read.tlvs?.keys())).toEqual(new Set([0x1e, 0x424, 0x427]));
  });

  it('may have no text', () => {
    expect(readDataPdu(byPackage({ receipted_message_id: '7' })).body).toHaveLength(0);
  });

  it('is written so that it is read as it was', () => {
    const tlvs = new Map([[0x427, Buffer.from([2])]]);
    const message = { ...base, esmClass: 4, validityPeriod: '', body: Buffer.from('id:7'), tlvs };
    const { tlvs: read, ...rest } = readDataPdu(dataPdu(9, message));
    const { tlvs: _, ...expected } = message;
    expect(rest).toMatchObject(expected);
    expect(read?.get(0x427)).toEqual(Buffer.from([2]));
    expect(new smpp.PDU(dataPdu(9, message))).toMatchObject({
      command: 'data_sm',
      sequence_number: 9,
      message_state: 2,
    });
  });

  it('that is cut short is refused', () => {
    const whole = dataPdu(9, { ...base, tlvs: new Map([[0x1e, Buffer.from('7\0')]]) });
    for (let bytes = 16; bytes < 40; bytes += 1)
      expect(() => readDataPdu(whole.subarray(0, bytes))).toThrow(MalformedPduError);
  });
});
