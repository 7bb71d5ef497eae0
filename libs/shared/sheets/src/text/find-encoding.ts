import { piecesOf } from '../byte-source';
import type { ByteSource } from '../byte-source';
import { fail } from '../sheet-fault';
import { Utf8Check } from './utf8-check';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256';

/** What an Arabic keyboard of Windows writes, with the Persian letters of the code page: above 0x7f almost everything is a letter. */
const LETTERS = /[\u0621-\u06d5\u200c]/g;
const HIGH = /[^\0-\x7f]/g;
/** Below this share of letters it is some other code page: Latin or Cyrillic texts come to a third. */
const LETTERS_OF_HIGH = 0.8;
/** Texts that are looked at for it. */
const LOOKED_AT_CHARS = 1_000_000;
/** Tab, line ends and spaces are text, what else is below the space is none. */
// eslint-disable-next-line no-control-regex -- these are what it is about
const NO_TEXT = /[\x00-\x08\x0e-\x1f]/;

/**
 * How the bytes of a text without a mark are to be read: UTF-8 when all of them are, else Windows-1256, in which Excel on a Persian
 * Windows saves csv.
 * @param upToBytes so many are asked whether they are UTF-8; who asks for less than all looks at the rest while reading it
 * @throws unknownEncoding for any other, notASpreadsheet for what is no text
 */
export async function findEncoding(
  source: ByteSource,
  upToBytes = Number.POSITIVE_INFINITY,
): Promise<'utf-8' | 'windows-1256'> {
  if (await isUtf8(source, upToBytes)) return 'utf-8';
  const decoder = new TextDecoder('windows-1256');
  let [letters, high, chars] = [0, 0, 0];
  for await (const piece of piecesOf(source)) {
    const text = decoder.decode(piece, { stream: true });
    if (NO_TEXT.test(text)) fail('notASpreadsheet');
    letters += text.match(LETTERS)?.length ?? 0;
    high += text.match(HIGH)?.length ?? 0;
    chars += text.length;
    if (chars > LOOKED_AT_CHARS) break;
  }
  return letters >= high * LETTERS_OF_HIGH ? 'windows-1256' : fail('unknownEncoding');
}

async function isUtf8(source: ByteSource, upToBytes: number): Promise<boolean> {
  const check = new Utf8Check();
  let done = 0;
  for await (const piece of piecesOf(source)) {
    if (!check.feed(piece)) return false;
    done += piece.length;
    if (done >= upToBytes) return done < source.size || check.end();
  }
  return check.end();
}
