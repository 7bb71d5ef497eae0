import { decodeGsm7 } from '@peyk/shared-sms';
import { DATA_CODING } from '../wire/constants';

/** Text of an inbound body by its data_coding (SMPP 3.4, 5.2.19, and the message classes of 3GPP TS 23.038). */
export function decodeInboundText(body: Buffer, dataCoding: number): string {
  // PostgreSQL keeps no NUL: with one a message could never be stored, and the operator would bring it for ever.
  return decode(body, dataCoding).replaceAll('\0', '\uFFFD');
}

function decode(body: Buffer, dataCoding: number): string {
  const alphabet = alphabetOf(dataCoding);
  if (alphabet === 'ucs2') return decodeUtf16(body);
  return alphabet === 'latin1' ? body.toString('latin1') : decodeGsm7(body);
}

function alphabetOf(dataCoding: number): 'gsm7' | 'latin1' | 'ucs2' {
  if (dataCoding === DATA_CODING.ucs2) return 'ucs2';
  // Binary (2, 4) has no text; its octets shown one to one lose nothing.
  if (dataCoding === DATA_CODING.ascii || dataCoding === DATA_CODING.latin1 || dataCoding === 2 || dataCoding === 4) {
    return 'latin1';
  }
  const group = dataCoding & 0xf0;
  const general = group <= 0x30 && group >= 0x10;
  return general && (dataCoding & 0x0c) === 0x08 ? 'ucs2' : 'gsm7';
}

/** UCS-2 as the network sends it: two octets a unit, high octet first; an odd octet at the end is dropped. */
function decodeUtf16(body: Buffer): string {
  const even = body.length - (body.length % 2);
  return Buffer.from(body.subarray(0, even)).swap16().toString('utf16le');
}
