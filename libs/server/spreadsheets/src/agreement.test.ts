import { writeXlsx as writeWithHucre } from 'hucre';
import fc from 'fast-check';
import { blobSource, checkSheet, findHeader, findMobileColumn, openSheet, readMobile } from '@peyk/shared-sheets';
import { createMobileSet } from '@peyk/shared-sms';
import { bookOf, sheetFiles } from './testing/files';

const { rowsOf } = sheetFiles();

/** What a file comes to: its numbers in their order, how many are repeated, and the rows that hold none with the reason. */
interface Found {
  accepted: number[];
  duplicate: number;
  wrong: string[];
}

/** As the server reads it: from the disk, with its own way to unpack, cell by cell. */
async function asServer(content: Uint8Array): Promise<Found | string> {
  try {
    const rows = await rowsOf(content);
    const cells = rows.map(([, ...row]) => row);
    const hasHeader = findHeader(cells.slice(0, 200));
    const column = findMobileColumn(cells.slice(0, 200), hasHeader) ?? 0;
    const seen = createMobileSet(0);
    const found: Found = { accepted: [], duplicate: 0, wrong: [] };
    for (const [number, ...row] of hasHeader ? rows.slice(1) : rows) {
      const { key, fault } = readMobile(row[column] ?? '');
      if (key === undefined) found.wrong.push(`${number} ${fault}`);
      else if (seen.add(key)) found.accepted.push(key);
      else found.duplicate += 1;
    }
    return found;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

/** As the browser checks it: from a `Blob`, with the platform's way to unpack, without making texts of what is plain. */
async function asBrowser(content: Uint8Array): Promise<Found | string> {
  try {
    const { opened, rows } = await openSheet(blobSource(new Blob([content as BlobPart])));
    const checked = await checkSheet(rows, { mobileColumn: opened.mobileColumn ?? 0, hasHeader: opened.hasHeader });
    const wrong: string[] = [];
    let place = opened.hasHeader ? -1 : 0;
    const names = ['valid', 'duplicate', 'empty', 'rounded', 'letters', 'wrong'];
    await rows.each((row) => {
      const verdict = checked.verdicts[place] ?? 0;
      if (place >= 0 && verdict > 1) wrong.push(`${row.number} ${names[verdict]}`);
      place += 1;
    });
    return { accepted: [...checked.accepted], duplicate: checked.counts.duplicate, wrong };
  } catch (error) {
    return (error as { fault: string }).fault;
  }
}

const spelling = fc.constantFrom(
  ...[
    (n: string) => `0${n}`,
    (n: string) => n,
    (n: string) => `+98${n}`,
    (n: string) => `0098${n}`,
    (n: string) => ` 0${n} `,
  ],
  ...[(n: string) => `0${n.slice(0, 3)} ${n.slice(3, 6)}-${n.slice(6)}`, (n: string) => `${n[0]}.${n.slice(1)}E+09`],
  ...[
    (n: string) => `\u202a+98${n}\u202c`,
    (n: string) => `${n[0]}.${n.slice(1, 3)}E+09`,
    (n: string) => `0${n}\u00a0`,
  ],
  (n: string) => `0${n}`.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''),
);
const number = fc
  .tuple(spelling, fc.integer({ min: 0, max: 30 }))
  .map(([spell, n]) => spell(`92411100${String(n).padStart(2, '0')}`));
const other = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'سارا',
    'موبایل',
    '0912',
    '9E9',
    '+',
    '"',
    'a"b',
    'x,y',
    'ی\nک',
    '\u200c',
    '٠',
    'x_y',
    '&<>',
  ),
  fc.string({ maxLength: 6 }).map((text) => text.replace(/[^\u0020-\u007e\u0600-\u06ff]/g, '')),
);
const row = fc.array(fc.oneof({ weight: 3, arbitrary: number }, { weight: 2, arbitrary: other }), {
  minLength: 1,
  maxLength: 4,
});
const rows = fc.array(row, { minLength: 0, maxLength: 12 });

const PATIENCE_MS = 120_000;

describe('the server and the browser find the same numbers, in the same order, and the same wrong rows', () => {
  const same = async (content: Uint8Array) => {
    const [server, browser] = [await asServer(content), await asBrowser(content)];
    if (typeof server === 'string' || typeof browser === 'string') return expect(typeof browser).toBe('string');
    expect(browser).toEqual(server);
  };

  it(
    'in texts of every encoding, delimiter and line end',
    async () => {
      const format = fc.record({
        delimiter: fc.constantFrom(',', ';', '\t'),
        line: fc.constantFrom('\n', '\r\n', '\r'),
        encoding: fc.constantFrom('utf-8', 'utf-8 with mark', 'utf-16le', 'utf-16be'),
        isQuoted: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(rows, format, async (cells, { delimiter, line, encoding, isQuoted }) => {
          const field = (text: string) => (isQuoted ? `"${text.replaceAll('"', '""')}"` : text);
          const text = cells.map((row) => row.map(field).join(delimiter)).join(line);
          if (text === '') return;
          const wide = Buffer.from(`\ufeff${text}`, 'utf16le');
          if (encoding === 'utf-16le') return same(wide);
          if (encoding === 'utf-16be') return same(wide.swap16());
          return same(Buffer.from(encoding === 'utf-8' ? text : `\ufeff${text}`));
        }),
        { numRuns: 400 },
      );
    },
    PATIENCE_MS,
  );

  it(
    'in spreadsheets of another writer, with numbers as numbers and as texts',
    async () => {
      const cell = (text: string) => (/^9\d{9}$/.test(text) ? Number(text) : text);
      await fc.assert(
        fc.asyncProperty(rows, async (cells) => {
          if (cells.length === 0) return;
          await same(await writeWithHucre({ sheets: [{ name: 'a', rows: cells.map((row) => row.map(cell)) }] }));
        }),
        { numRuns: 150 },
      );
    },
    PATIENCE_MS,
  );

  it('in a spreadsheet of shared and inline texts, empty rows and gaps', async () => {
    const cells = [
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2"><v>9.241110001E9</v></c></row><row r="3"/>',
      '<row r="4"><c r="C4" t="inlineStr"><is><r><t>0924</t></r><r><t>1110001</t></r></is></c></row>',
      '<row r="9"><c r="C9" t="s"><v>1</v></c></row><row r="10"><c r="B10" t="s"><v>2</v></c></row>',
    ].join('');
    const shared = '<si><t>نام &amp; نشان</t></si><si><t xml:space="preserve"> ۰۹۲۴۱۱۱۰۰۰۲</t></si><si><t/></si>';
    const pieces: Buffer[] = [];
    for await (const piece of bookOf({ rows: cells, shared })) pieces.push(piece);
    const content = Buffer.concat(pieces);
    expect(await asServer(content)).toEqual({ accepted: [241_110_001, 241_110_002], duplicate: 1, wrong: [] });
    await same(content);
  });
});
