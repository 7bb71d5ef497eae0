import { readXlsx as readWithHucre } from 'hucre';
import type { Cell } from './cell';
import { sheetFiles } from './testing/files';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

const { rowsOf } = sheetFiles();

const columns = [{ title: 'شماره', width: 20 }, { title: 'نام' }, { title: 'مبلغ' }, { title: 'زمان' }];
const AT = new Date('2026-11-20T08:30:00Z');
const ROWS: Cell[][] = [
  ['09241110001', 'مریم & «علی» <b>"', 1370.5, AT],
  ['=1+1', '＝1+1', -3, null],
  ['\u0000a\u0008\ud800b', ' فاصله ', 12345678901234567890n, undefined],
];

async function bytesOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const shown = [
  ['شماره', 'نام', 'مبلغ', 'زمان'],
  ['09241110001', 'مریم & «علی» <b>"', '1370.5', '1405/08/29 12:00'],
  ['=1+1', '＝1+1', '-3'],
  ['a\ufffdb', ' فاصله ', '12345678901234567890'],
];

describe('an xlsx file that we write', () => {
  it('is what another reader reads, with numbers as numbers and formulas as text', async () => {
    const book = await readWithHucre(await bytesOf(writeXlsx({ name: 'مخاطبان', columns, rows: ROWS })));
    expect(book.sheets.map(({ name }) => name)).toEqual(['مخاطبان']);
    const texts = book.sheets[0]?.rows.map((row) => row.map((cell) => String(cell ?? '')).filter((_, i) => i < 4));
    expect(texts?.map((row) => row.join('|').replace(/\|+$/, ''))).toEqual(shown.map((row) => row.join('|')));
    expect(typeof book.sheets[0]?.rows[1]?.[2]).toBe('number');
    expect(typeof book.sheets[0]?.rows[2]?.[0]).toBe('string');
  });

  it('is what we read', async () => {
    const rows = await rowsOf(writeXlsx({ name: 'مخاطبان', columns, rows: ROWS }));
    expect(rows.map(([, ...cells]) => cells)).toEqual(shown);
  });

  it('is right to left, with its heading in view and its widths', async () => {
    const one = { name: 'a', columns, rows: [] };
    const text = (await bytesOf(writeXlsx(one))).toString('latin1');
    expect(text.slice(0, 2)).toBe('PK');
    const { sheets } = await readWithHucre(await bytesOf(writeXlsx(one)));
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.rows).toEqual([['شماره', 'نام', 'مبلغ', 'زمان']]);
  });

  it.each([
    [4, 2],
    [3, 1],
    [0, 1],
  ])('of %d rows where a sheet holds three and its heading has %d sheets', async (count, sheets) => {
    const rows = Array.from({ length: count }, (_, i) => [String(i)]);
    const sheet = { name: 'برگه', columns: [{ title: 'شماره' }], rows, rowsASheet: 4 };
    const book = await readWithHucre(await bytesOf(writeXlsx(sheet)));
    expect(book.sheets.map(({ name }) => name)).toEqual(['برگه', 'برگه 2'].slice(0, sheets));
    expect(book.sheets.flatMap((one) => one.rows.slice(1).map(([cell]) => String(cell)))).toEqual(rows.flat());
  });

  it('ends with the fault of its rows', async () => {
    async function* rows() {
      yield ['1'];
      throw new Error('the database is away');
    }
    await expect(bytesOf(writeXlsx({ name: 'a', columns, rows: rows() }))).rejects.toThrow('the database is away');
  });

  it('stops asking for rows when nobody reads it any more', async () => {
    let closed = false;
    async function* rows() {
      try {
        for (;;) yield ['یک سطر'.repeat(1_000)];
      } finally {
        closed = true;
      }
    }
    const file = writeXlsx({ name: 'a', columns, rows: rows() });
    await file.next();
    await file.next();
    await file.return();
    for (let i = 0; i < 1_000 && !closed; i += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(closed).toBe(true);
  });
});

describe('a csv file that we write', () => {
  it('has its mark and lets no spreadsheet compute a text', async () => {
    const text = (await bytesOf(writeCsv({ columns, rows: ROWS.slice(0, 2) }))).toString();
    expect(text).toBe(
      '\ufeffشماره,نام,مبلغ,زمان\r\n' +
        '09241110001,"مریم & «علی» <b>""",1370.5,1405/08/29 12:00\r\n' +
        "'=1+1,'＝1+1,-3,\r\n",
    );
  });
});
