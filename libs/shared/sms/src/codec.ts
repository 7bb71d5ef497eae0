import type { Encoding } from './encoding';
import { GSM7_ESCAPE, GSM7_EXTENDED, gsm7Code, gsm7DefaultChar, gsm7ExtensionChar } from './gsm7-alphabet';

/** Shown for bytes that mean nothing, as Unicode advises. */
const REPLACEMENT = '\ufffd';

/**
 * The bytes of one part as SMPP carries them.
 * `gsm7`: one septet per byte, unpacked (data_coding 0), extension characters behind 0x1B. `ucs2`: UTF-16BE (data_coding 8).
 * Throws RangeError for `gsm7` when a character is outside the alphabet: the caller chose the encoding for another text.
 */
export function encodePart(part: string, encoding: Encoding): Uint8Array {
  return encoding === 'gsm7' ? encodeGsm7(part) : encodeUcs2(part);
}

/** The text of one part's bytes; the inverse of `encodePart`. Damaged bytes become U+FFFD, nothing is thrown. */
export function decodePart(bytes: Uint8Array, encoding: Encoding): string {
  return encoding === 'gsm7' ? decodeGsm7(bytes) : decodeUcs2(bytes);
}

/**
 * Reads unpacked GSM-7, one septet per byte. As 3GPP TS 23.038 asks, an escape before an unknown septet shows that septet's
 * ordinary character, and a doubled or final escape shows a space. A byte above 127 is U+FFFD.
 */
export function decodeGsm7(bytes: Uint8Array): string {
  let text = '';
  let escaped = false;
  for (const byte of bytes) {
    if (byte === GSM7_ESCAPE) {
      if (escaped) text += ' ';
      escaped = !escaped;
      continue;
    }
    text += (escaped ? gsm7ExtensionChar(byte) : undefined) ?? gsm7DefaultChar(byte) ?? REPLACEMENT;
    escaped = false;
  }
  return escaped ? `${text} ` : text;
}

/** Reads UTF-16BE. A last odd byte becomes U+FFFD. */
export function decodeUcs2(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let i = 0; i + 1 < bytes.length; i += 2) text += String.fromCharCode(view.getUint16(i));
  return bytes.length % 2 === 0 ? text : text + REPLACEMENT;
}

function encodeGsm7(part: string): Uint8Array {
  const septets: number[] = [];
  for (let i = 0; i < part.length; i += 1) {
    const code = gsm7Code(part.charCodeAt(i));
    // The character itself stays out of the message: texts must not reach a log.
    if (code < 0) throw new RangeError(`Character ${i} is outside the GSM 7-bit alphabet.`);
    if (code >= GSM7_EXTENDED) septets.push(GSM7_ESCAPE, code - GSM7_EXTENDED);
    else septets.push(code);
  }
  return Uint8Array.from(septets);
}

function encodeUcs2(part: string): Uint8Array {
  const bytes = new Uint8Array(part.length * 2);
  for (let i = 0; i < part.length; i += 1) {
    const unit = part.charCodeAt(i);
    bytes[2 * i] = unit >> 8;
    bytes[2 * i + 1] = unit & 0xff;
  }
  return bytes;
}
