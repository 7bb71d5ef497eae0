import Papa from 'papaparse';
import { SHEET_LIMITS } from '../limits';
import { cellsOf } from '../row-view';
import { TextScanner } from './text-scanner';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

function bytesOf(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text);
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}

/** Rows with something in them, as texts. */
function rowsOf(
  text: string,
  { size, delimiter = ',', encoding = 'utf-8' }: { size?: number; delimiter?: string; encoding?: Encoding } = {},
): string[][] {
  const bytes = bytesOf(text, encoding);
  const scanner = new TextScanner({ encoding, markBytes: 0, delimiter }, SHEET_LIMITS);
  const found: string[][] = [];
  const keep = () => void found.push(cellsOf(scanner));
  const step = size ?? (bytes.length || 1);
  for (let at = 0; at < bytes.length; at += step) scanner.feed(bytes.subarray(at, at + step), keep);
  scanner.end(keep);
  return found;
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

it.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,\r\n',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['a\rb\r\n\nc', [['a'], ['b'], ['c']]],
  ['"a,b","say ""no""","two\r\nlines"\n', [['a,b', 'say "no"', 'two\r\nlines']]],
  ['"a"b,c\n', [['ab', 'c']]],
  ['a"b,"",c\n', [['a"b', '', 'c']]],
  ['"never closed,\nb', [['never closed,\nb']]],
  ['"ends with two""', [['ends with two"']]],
  ['"a"', [['a']]],
  [',', []],
  ['a,', [['a', '']]],
  ['\u00a0, \n""\nb', [['b']]],
  ['', []],
])('reads %j', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

it('finds the same wherever the pieces end, and the same as papaparse', () => {
  // A fixed seed: fields of the signs that matter.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let round = 0; round < 300; round += 1) {
    const rows = Array.from({ length: 1 + random(4) }, () =>
      Array.from({ length: 1 + random(3) }, () =>
        Array.from({ length: random(5) }, () => ['a', '"', ';', '\n', '\r', 'ب', ' '][random(7)]).join(''),
      ),
    );
    const text = Papa.unparse(rows, { delimiter: ';', newline: '\r\n', quotes: true });
    const full = rows.filter((row) => !isBlank(row));
    expect(rowsOf(text, { delimiter: ';' })).toEqual(full);
    expect(Papa.parse(text, { delimiter: ';' }).data).toEqual(rows);
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'] as const)
      for (const size of [1, 2, 3]) expect(rowsOf(text, { delimiter: ';', size, encoding })).toEqual(full);
  }
});

it('refuses a row that does not end', () => {
  expect(() => rowsOf(`"${'a'.repeat(5_000_000)}`, { size: 1_000_000 })).toThrow(
    expect.objectContaining({ fault: 'tooLarge' }),
  );
});
