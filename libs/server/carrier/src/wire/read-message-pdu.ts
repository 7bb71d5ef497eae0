import { ESM, HEADER_BYTES, TLV } from './constants';
import type { MessagePdu } from './message-pdu';
import { MalformedPduError } from './message-pdu';

/** Position in one PDU; every read is checked against its end. */
interface Cursor {
  bytes: Buffer;
  at: number;
}

/**
 * Reads a submit_sm or deliver_sm. The body is `short_message`, or message_payload when that is empty; where
 * esm_class announces a user data header, it is split off into `header`. Buffers are views: copy what must stay.
 *
 * @throws MalformedPduError when a field passes the end of the PDU.
 */
export function readMessagePdu(bytes: Buffer): MessagePdu {
  const cursor: Cursor = { bytes, at: HEADER_BYTES };
  cString(cursor); // service_type
  const sourceTon = octet(cursor);
  const sourceNpi = octet(cursor);
  const source = cString(cursor);
  const destinationTon = octet(cursor);
  const destinationNpi = octet(cursor);
  const destination = cString(cursor);
  const esmClass = octet(cursor);
  cursor.at += 2; // protocol_id, priority_flag
  cString(cursor); // schedule_delivery_time
  const validityPeriod = cString(cursor);
  const registeredDelivery = octet(cursor);
  cursor.at += 1; // replace_if_present_flag
  const dataCoding = octet(cursor);
  cursor.at += 1; // sm_default_msg_id
  const short = take(cursor, octet(cursor));
  const tlvs = readTlvs(cursor);
  const whole = short.length > 0 ? short : (tlvs?.get(TLV.messagePayload) ?? short);
  const { header, body } = splitHeader(whole, esmClass);
  return {
    sourceTon,
    sourceNpi,
    source,
    destinationTon,
    destinationNpi,
    destination,
    esmClass,
    validityPeriod,
    registeredDelivery,
    dataCoding,
    header,
    body,
    tlvs,
  };
}

/**
 * Reads a data_sm as a message: its text is always in message_payload, and it has none of the times (SMPP 3.4, 4.7.1). Some
 * operators bring receipts in it.
 *
 * @throws MalformedPduError when a field passes the end of the PDU.
 */
export function readDataPdu(bytes: Buffer): MessagePdu {
  const cursor: Cursor = { bytes, at: HEADER_BYTES };
  const addresses = readAddresses(cursor);
  const esmClass = octet(cursor);
  const registeredDelivery = octet(cursor);
  const dataCoding = octet(cursor);
  const tlvs = readTlvs(cursor);
  const { header, body } = splitHeader(tlvs?.get(TLV.messagePayload) ?? NOTHING, esmClass);
  return { ...addresses, esmClass, validityPeriod: '', registeredDelivery, dataCoding, header, body, tlvs };
}

const NOTHING = Buffer.alloc(0);

function readAddresses(cursor: Cursor) {
  cString(cursor); // service_type
  return {
    sourceTon: octet(cursor),
    sourceNpi: octet(cursor),
    source: cString(cursor),
    destinationTon: octet(cursor),
    destinationNpi: octet(cursor),
    destination: cString(cursor),
  };
}

function octet(cursor: Cursor): number {
  const value = cursor.bytes[cursor.at++];
  if (value === undefined) throw new MalformedPduError('a field passes the end of the PDU');
  return value;
}

function cString(cursor: Cursor): string {
  const end = cursor.bytes.indexOf(0, cursor.at);
  if (end < 0) throw new MalformedPduError('a string has no end');
  const text = cursor.bytes.toString('latin1', cursor.at, end);
  cursor.at = end + 1;
  return text;
}

function take(cursor: Cursor, length: number): Buffer {
  if (cursor.at + length > cursor.bytes.length) throw new MalformedPduError('the body passes the end of the PDU');
  const part = cursor.bytes.subarray(cursor.at, cursor.at + length);
  cursor.at += length;
  return part;
}

function readTlvs(cursor: Cursor): Map<number, Buffer> | undefined {
  if (cursor.at + 4 > cursor.bytes.length) return undefined;
  const tlvs = new Map<number, Buffer>();
  while (cursor.at + 4 <= cursor.bytes.length) {
    const tag = cursor.bytes.readUInt16BE(cursor.at);
    const length = cursor.bytes.readUInt16BE(cursor.at + 2);
    cursor.at += 4;
    tlvs.set(tag, take(cursor, length));
  }
  return tlvs;
}

function splitHeader(whole: Buffer, esmClass: number): { header?: Buffer; body: Buffer } {
  const announced = whole[0];
  if ((esmClass & ESM.userDataHeader) === 0 || announced === undefined) return { body: whole };
  const bytes = announced + 1;
  if (bytes > whole.length) throw new MalformedPduError('the user data header passes the end of the body');
  return { header: whole.subarray(0, bytes), body: whole.subarray(bytes) };
}
