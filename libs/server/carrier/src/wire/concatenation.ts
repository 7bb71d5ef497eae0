import { TLV } from './constants';
import type { MessagePdu } from './message-pdu';

/** Where one part stands in its message. `index` counts from 1. */
export interface PartPosition {
  reference: number;
  total: number;
  index: number;
}

/** User data header with an 8-bit reference: `05 00 03 ref n i` (3GPP TS 23.040, 9.2.3.24.1). */
export function concatenationHeader(position: PartPosition): Buffer {
  return Buffer.from([5, 0, 3, position.reference & 0xff, position.total, position.index]);
}

/** The same as optional parameters (SMPP 3.4, 5.3.2.22-24). */
export function sarTlvs(position: PartPosition): Map<number, Buffer> {
  const reference = Buffer.alloc(2);
  reference.writeUInt16BE(position.reference);
  return new Map([
    [TLV.sarReference, reference],
    [TLV.sarTotal, Buffer.from([position.total])],
    [TLV.sarSequence, Buffer.from([position.index])],
  ]);
}

/** Position of a received message, from its header (8- or 16-bit reference) or its sar parameters; undefined for a single part. */
export function positionOf(message: MessagePdu): PartPosition | undefined {
  const position = (message.header && fromHeader(message.header)) ?? fromTlvs(message.tlvs);
  if (!position || position.total < 2 || position.index < 1 || position.index > position.total) return undefined;
  return position;
}

function fromHeader(header: Buffer): PartPosition | undefined {
  let at = 1;
  while (at + 2 <= header.length) {
    const element = header[at];
    const length = header[at + 1] ?? 0;
    const data = header.subarray(at + 2, at + 2 + length);
    if (element === 0x00 && data.length === 3) {
      return { reference: data.readUInt8(0), total: data.readUInt8(1), index: data.readUInt8(2) };
    }
    if (element === 0x08 && data.length === 4) {
      return { reference: data.readUInt16BE(0), total: data.readUInt8(2), index: data.readUInt8(3) };
    }
    at += 2 + length;
  }
  return undefined;
}

function fromTlvs(tlvs: ReadonlyMap<number, Buffer> | undefined): PartPosition | undefined {
  const reference = tlvs?.get(TLV.sarReference);
  const total = tlvs?.get(TLV.sarTotal)?.[0];
  const index = tlvs?.get(TLV.sarSequence)?.[0];
  if (reference?.length !== 2 || total === undefined || index === undefined) return undefined;
  return { reference: reference.readUInt16BE(0), total, index };
}
