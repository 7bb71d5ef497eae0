import type { ByteSource } from './byte-source';
import { fail } from './sheet-fault';
import { findEncoding } from './text/find-encoding';
import type { TextEncoding } from './text/find-encoding';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** An old xls, and an xlsx with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const MARKS: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const UTF8_MARK = [0xef, 0xbb, 0xbf];
const HEAD_BYTES = 65_536;
/** Only the beginning is asked for zeros, as it always was. */
const NUL_BYTES = 4_096;
const DELIMITERS = [',', ';', '\t'] as const;

/** How a text file is to be read. */
export interface TextFormat {
  encoding: TextEncoding;
  /** Bytes of the mark at its beginning. */
  markBytes: number;
  delimiter: string;
}

export type SheetKind = { readonly kind: 'xlsx' } | ({ readonly kind: 'text' } & TextFormat);

/**
 * What a file is, by its content, whatever its name says.
 * @param upToBytes of a text, so many are asked whether they are UTF-8; all of them unless given
 * @throws SheetFaultError notASpreadsheet, oldExcel, unknownEncoding
 */
export async function findKind(source: ByteSource, upToBytes?: number): Promise<SheetKind> {
  const head = await source.read(0, HEAD_BYTES);
  const begins = (mark: readonly number[]) => mark.every((byte, at) => head[at] === byte);
  if (begins(ZIP)) return { kind: 'xlsx' };
  if (begins(OLE)) fail('oldExcel');
  const marked = MARKS.find(([, mark]) => begins(mark));
  // No text has a NUL; pictures and programs do.
  if (!marked && head.subarray(0, NUL_BYTES).includes(0)) fail('notASpreadsheet');
  const encoding = marked ? marked[0] : await findEncoding(source, upToBytes);
  const markBytes = marked ? marked[1].length : begins(UTF8_MARK) ? UTF8_MARK.length : 0;
  return { kind: 'text', encoding, markBytes, delimiter: delimiterOf(new TextDecoder(encoding).decode(head)) };
}

/** The one that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text
    .trimStart()
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
