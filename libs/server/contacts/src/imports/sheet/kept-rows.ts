import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { SheetRow } from '@peyk/shared-sheets';

/** Characters that are written at once. */
const PIECE = 65_536;
/** The one control character that JSON leaves as it is. */
const DELETE = /\x7f/g;

/**
 * The rows of a spreadsheet as they are kept until they are imported: a line of JSON each, the number of the row and its cells. What
 * the file was (packed, of another encoding, with a million shared texts) is behind us then, and a job that goes on reads lines.
 */
export async function* keptBytes(
  rows: AsyncIterable<SheetRow>,
  see: (cells: readonly string[]) => void,
): AsyncGenerator<Buffer, void> {
  let piece = '';
  for await (const { number, cells } of rows) {
    see(cells);
    piece += `${JSON.stringify([number, ...cells]).replace(DELETE, '')}\n`;
    if (piece.length <= PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}

/** The same rows again. Who stops reading closes the bytes. */
export async function* readKept(bytes: Readable): AsyncGenerator<SheetRow, void> {
  const lines = createInterface({ input: bytes, crlfDelay: Infinity });
  try {
    for await (const line of lines) {
      const [number, ...cells] = JSON.parse(line) as [number, ...string[]];
      yield { number, cells };
    }
  } finally {
    lines.close();
    bytes.destroy();
  }
}

const LINE_END = 0x0a;

/** How many rows there are. */
export async function countKept(bytes: Readable): Promise<number> {
  let count = 0;
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, at + 1)) count += 1;
  }
  return count;
}
