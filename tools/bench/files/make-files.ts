import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Reader } from './file-run.ts';
import { zipOf } from './zip.ts';

/** What a file of a title must keep to. */
export interface BenchFile {
  title: string;
  path: string;
  /** The package that reads it for comparison. */
  other: Exclude<Reader, 'ours'>;
  mustSeconds: number;
  /** Undefined where none is promised. */
  mustMb?: number;
}

const ROWS = 1_000_000;
const SEED = 20_261_123;
const PIECE_CHARS = 262_144;
const NAMES = ['مریم محمدی', 'علی رضایی', 'زهرا حسینی', 'حسین کریمی', 'نرگس احمدی', 'امیرحسین موسوی‌نژاد'];
const [XML, MAIN] = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
];

/** Numbers between 0 and 1, the same ones every time. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The numbers of the rows: of a hundred one stands twice, and of a thousand two are none. */
function* numbers(): Generator<string> {
  const random = randomOf(SEED);
  let last = '09240000000';
  for (let row = 0; row < ROWS; row += 1) {
    const dice = random();
    // 7,919 is prime to ten million: no two of them are the same by chance.
    const fresh = `0924${String((row * 7_919) % 10_000_000).padStart(7, '0')}`;
    if (dice >= 0.01) last = fresh;
    yield dice >= 0.998 ? fresh.slice(0, 7) : dice < 0.01 ? last : fresh;
  }
}

const messageOf = (row: number, name: string) => `${name} عزیز، سفارش شمارهٔ ${row + 1} شما آماده است`;

/** Pieces of some size, of many small ones. */
function* pieces(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE_CHARS) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* csv(): Generator<string> {
  yield '\ufeffشماره,نام,پیام\r\n';
  let row = 0;
  for (const number of numbers()) {
    const name = NAMES[row % NAMES.length] ?? '';
    yield `${number},${name},"${messageOf(row, name)}"\r\n`;
    row += 1;
  }
}

function* sheet(cells: (number: string, row: number) => string): Generator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>`;
  let row = 0;
  for (const number of numbers()) {
    yield `<row r="${row + 1}" spans="1:2">${cells(number, row)}</row>`;
    row += 1;
  }
  yield '</sheetData></worksheet>';
}

const numberCell = (number: string, row: number) => `<c r="A${row + 1}"><v>${Number(number)}</v></c>`;

function* sharedTexts(): Generator<string> {
  yield `${XML}<sst xmlns="${MAIN}" count="${ROWS}" uniqueCount="${ROWS}">`;
  for (let row = 0; row < ROWS; row += 1) yield `<si><t>${messageOf(row, NAMES[row % NAMES.length] ?? '')}</t></si>`;
  yield '</sst>';
}

function book(parts: { name: string; texts: Iterable<string> }[]) {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
  const relations = (list: string) => [`${XML}<Relationships xmlns="${packageRelations}">${list}</Relationships>`];
  const override = (path: string, kind: string) => `<Override PartName="${path}" ContentType="${type}.${kind}+xml"/>`;
  return zipOf([
    {
      name: '[Content_Types].xml',
      texts: [
        `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        override('/xl/workbook.xml', 'sheet.main') + override('/xl/worksheets/sheet1.xml', 'worksheet'),
        `${override('/xl/sharedStrings.xml', 'sharedStrings')}</Types>`,
      ],
    },
    { name: '_rels/.rels', texts: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      texts: [
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      texts: relations(
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml') + relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
      ),
    },
    ...parts.map(({ name, texts }) => ({ name, texts: pieces(texts) })),
  ]);
}

/** Makes the three files of a million rows, always the same ones. */
export async function makeFiles(folder: string): Promise<BenchFile[]> {
  const write = async (name: string, bytes: Iterable<string> | AsyncIterable<Uint8Array>) => {
    const path = join(folder, name);
    await pipeline(Readable.from(bytes), createWriteStream(path));
    return path;
  };
  const none = [`${XML}<sst xmlns="${MAIN}"/>`];
  const messageCell = (number: string, row: number) =>
    `${numberCell(number, row)}<c r="B${row + 1}" t="s"><v>${row}</v></c>`;
  const [sheet1, shared] = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'];
  return [
    {
      title: 'csv: number, name, message',
      path: await write('million.csv', pieces(csv())),
      ...({ other: 'papaparse', mustSeconds: 1.5 } as const),
    },
    {
      title: 'xlsx: numbers only',
      path: await write(
        'numbers.xlsx',
        book([
          { name: sheet1, texts: sheet(numberCell) },
          { name: shared, texts: none },
        ]),
      ),
      ...({ other: 'hucre', mustSeconds: 4, mustMb: 200 } as const),
    },
    {
      title: 'xlsx: a million unique shared texts',
      path: await write(
        'shared.xlsx',
        book([
          { name: sheet1, texts: sheet(messageCell) },
          { name: shared, texts: sharedTexts() },
        ]),
      ),
      ...({ other: 'hucre', mustSeconds: 8, mustMb: 900 } as const),
    },
  ];
}
