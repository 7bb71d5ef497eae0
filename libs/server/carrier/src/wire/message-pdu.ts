import { HEADER_BYTES, MAX_SHORT_MESSAGE_BYTES, TLV } from './constants';

/**
 * submit_sm and deliver_sm, which have one layout (SMPP 3.4, 4.4.1 and 4.6.1).
 *
 * These two are written and read by hand: they are the hot path, and the package `smpp` spends ten times as long on
 * them because it walks over its field tables. The tests hold both against each other, byte by byte.
 */
export interface MessagePdu {
  sourceTon: number;
  sourceNpi: number;
  source: string;
  destinationTon: number;
  destinationNpi: number;
  destination: string;
  esmClass: number;
  /** Relative (`000001000000000R`) or absolute; empty for the operator's default. */
  validityPeriod: string;
  registeredDelivery: number;
  dataCoding: number;
  /** User data header, written before the body; undefined when the body already has it or none is wanted. */
  header?: Buffer;
  body: Buffer;
  /** Put the body into the TLV message_payload even if short_message could hold it. */
  asPayload?: boolean;
  /** user_message_reference, 0-65535. Written from here, because nearly every part has one; read it from `tlvs`. */
  userReference?: number;
  /** Optional parameters by tag, as bytes. */
  tlvs?: ReadonlyMap<number, Buffer>;
}

/** The truth about a length that does not fit its PDU. */
export class MalformedPduError extends Error {}

/** Tag, length and the two octets. */
const USER_REFERENCE_BYTES = 6;

/** Upper bound of the encoded size in bytes, for reserving room. */
export function messagePduBytes(message: MessagePdu): number {
  let bytes = HEADER_BYTES + 21 + message.source.length + message.destination.length + message.validityPeriod.length;
  bytes += message.body.length + (message.header?.length ?? 0) + 4 + USER_REFERENCE_BYTES;
  if (message.tlvs) for (const value of message.tlvs.values()) bytes += 4 + value.length;
  return bytes;
}

/**
 * Writes the PDU into `target` at `start` and returns the offset after it.
 * A body that `short_message` cannot hold goes into the TLV message_payload.
 */
export function writeMessagePdu(target: Buffer, start: number, ids: PduIds, message: MessagePdu): number {
  target.writeUInt32BE(ids.command, start + 4);
  target.writeUInt32BE(0, start + 8);
  target.writeUInt32BE(ids.sequence, start + 12);
  let at = start + HEADER_BYTES;
  target[at++] = 0; // service_type
  target[at++] = message.sourceTon;
  target[at++] = message.sourceNpi;
  at = writeCString(target, at, message.source);
  target[at++] = message.destinationTon;
  target[at++] = message.destinationNpi;
  at = writeCString(target, at, message.destination);
  target[at++] = message.esmClass;
  target[at++] = 0; // protocol_id
  target[at++] = 0; // priority_flag
  target[at++] = 0; // schedule_delivery_time
  at = writeCString(target, at, message.validityPeriod);
  target[at++] = message.registeredDelivery;
  target[at++] = 0; // replace_if_present_flag
  target[at++] = message.dataCoding;
  target[at++] = 0; // sm_default_msg_id
  at = writeBody(target, at, message);
  if (message.userReference !== undefined) at = writeUserReference(target, at, message.userReference);
  if (message.tlvs) for (const [tag, value] of message.tlvs) at = writeTlv(target, at, tag, value);
  target.writeUInt32BE(at - start, start);
  return at;
}

export interface PduIds {
  command: number;
  sequence: number;
}

/** The same as a buffer of its own. */
export function messagePdu(ids: PduIds, message: MessagePdu): Buffer {
  const buffer = Buffer.allocUnsafe(messagePduBytes(message));
  return buffer.subarray(0, writeMessagePdu(buffer, 0, ids, message));
}

function writeCString(target: Buffer, at: number, text: string): number {
  const end = at + target.write(text, at, 'latin1');
  target[end] = 0;
  return end + 1;
}

function writeBody(target: Buffer, start: number, message: MessagePdu): number {
  const headerBytes = message.header?.length ?? 0;
  const bytes = headerBytes + message.body.length;
  let at = start;
  if (bytes <= MAX_SHORT_MESSAGE_BYTES && !message.asPayload) {
    target[at++] = bytes;
  } else {
    target[at++] = 0; // sm_length: the body is in message_payload
    if (bytes === 0) return at;
    target.writeUInt16BE(TLV.messagePayload, at);
    target.writeUInt16BE(bytes, at + 2);
    at += 4;
  }
  if (message.header) at += message.header.copy(target, at);
  return at + message.body.copy(target, at);
}

function writeUserReference(target: Buffer, at: number, reference: number): number {
  target.writeUInt16BE(TLV.userMessageReference, at);
  target.writeUInt16BE(2, at + 2);
  return target.writeUInt16BE(reference, at + 4);
}

function writeTlv(target: Buffer, at: number, tag: number, value: Buffer): number {
  target.writeUInt16BE(tag, at);
  target.writeUInt16BE(value.length, at + 2);
  return at + 4 + value.copy(target, at + 4);
}
