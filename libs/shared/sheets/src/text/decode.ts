import type { TextEncoding } from './find-encoding';

type Units = Uint8Array | Uint16Array;

/** Up to here a text is put together by itself, which is several times faster than a decoder. */
const SHORT = 24;
/** Arguments of a call. */
const UTF16_PIECE = 8_192;

/** A decoder of cells. A mark in the middle of a file is a character like any other. */
export function decoderOf(encoding: TextEncoding): (units: Units, start: number, end: number) => string {
  if (encoding.startsWith('utf-16')) return decodeUtf16;
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  return (units, start, end) =>
    (end - start <= SHORT ? shortAscii(units, start, end) : undefined) ?? decoder.decode(units.subarray(start, end));
}

function shortAscii(units: Units, start: number, end: number): string | undefined {
  let text = '';
  for (let at = start; at < end; at += 1) {
    const unit = units[at] as number;
    if (unit > 0x7f) return undefined;
    text += String.fromCharCode(unit);
  }
  return text;
}

function decodeUtf16(units: Units, start: number, end: number): string {
  let text = '';
  for (let at = start; at < end; at += UTF16_PIECE)
    text += String.fromCharCode(...units.subarray(at, Math.min(end, at + UTF16_PIECE)));
  return text;
}
