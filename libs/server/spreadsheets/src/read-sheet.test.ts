import { writeXlsx as writeWithHucre } from 'hucre';
import { SHEET_LIMITS } from '@peyk/shared-sheets';
import { bookOf, sheetFiles } from './testing/files';

const { rowsOf } = sheetFiles();

const bytesOf = async (pieces: AsyncIterable<Buffer>) => {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};

describe('an xlsx file', () => {
  it('of another writer is read cell by cell', async () => {
    const rows = [
      ['شماره', 'نام', 'مبلغ'],
      ['09241110001', 'مریم & «علی» <b>', 1370.5],
      ['', '', ''],
      ['09041110002', '‌نیم‌فاصله', -3],
    ];
    const file = await writeWithHucre({ sheets: [{ name: 'برگه', rows }] });
    expect(await rowsOf(file)).toEqual([
      [1, 'شماره', 'نام', 'مبلغ'],
      [2, '09241110001', 'مریم & «علی» <b>', '1370.5'],
      [4, '09041110002', '‌نیم‌فاصله', '-3'],
    ]);
  });

  it('finds texts by their number, of one run or several, without what is only read aloud', async () => {
    const shared =
      '<si><t>سلام</t></si><si><r><t xml:space="preserve">دو </t></r><r><t>پاره</t></r><rPh><t>x</t></rPh></si>';
    const rows = '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="C1" t="s"><v>0</v></c></row>';
    expect(await rowsOf(bookOf({ rows, shared }))).toEqual([[1, 'دو پاره', '', 'سلام']]);
  });

  it('gives back mobile numbers that a spreadsheet has made into numbers', async () => {
    const numbers = ['9.241110001E9', '989241110001', '9.89241110001E+11', '9241110001.0', '1E+2', '0.5'];
    const rows = numbers.map((value, i) => `<row r="${i + 1}"><c><v>${value}</v></c></row>`).join('');
    expect((await rowsOf(bookOf({ rows }))).map(([, cell]) => cell)).toEqual([
      ...['9241110001', '989241110001', '989241110001', '9241110001', '100', '0.5'],
    ]);
  });

  it('shows days as days, in both ways to count them, and no other number', async () => {
    const codes =
      '<numFmts><numFmt numFmtId="170" formatCode="yyyy/mm/dd"/><numFmt numFmtId="171" formatCode="[Red]0&quot;days&quot;"/></numFmts>';
    const styles = `${codes}<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>`;
    const rows =
      '<row r="1"><c s="0"><v>46346</v></c><c s="1"><v>46346</v></c><c s="2"><v>46346.5</v></c><c s="3"><v>46346</v></c></row>';
    expect(await rowsOf(bookOf({ rows, styles }))).toEqual([
      [1, '46346', '2026-11-20', '2026-11-20T12:00:00', '46346'],
    ]);
    const workbook = '<workbookPr date1904="1"/>';
    expect((await rowsOf(bookOf({ rows, styles, workbook })))[0]?.[2]).toBe('2030-11-21');
  });

  it('understands prefixes, rows and cells without a place, formulas, truth values and faults', async () => {
    const rows =
      '<x:row><x:c t="str"><x:f>A1&amp;"x"</x:f><x:v>نتیجه</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#REF!</x:v></x:c></x:row>' +
      '<row r="5"/><row r="7"><c r="B7" t="inlineStr"><is><t>a_x000D_b&#x1F600;</t></is></c></row>';
    expect(await rowsOf(bookOf({ rows }))).toEqual([
      [1, 'نتیجه', 'TRUE'],
      [7, '', 'a\rb😀'],
    ]);
  });

  const row = (n: number, text: string) => `<row r="${n}"><c t="inlineStr"><is><t>${text}</t></is></c></row>`;

  it.each([
    ['declares entities', { rows: row(1, '&a;'), sheetHead: '<!DOCTYPE x [<!ENTITY a "aaaa">]>' }],
    ['names a text that is not there', { rows: '<row r="1"><c t="s"><v>5</v></c></row>', shared: '<si><t>a</t></si>' }],
    ['counts its rows backwards', { rows: row(2, 'a') + row(1, 'b') }],
    ['has a cell beyond the last column', { rows: '<row r="1"><c r="ZZZ1"><v>1</v></c></row>' }],
  ])('that %s is refused as damaged', async (_, parts) => {
    await expect(rowsOf(bookOf(parts))).rejects.toMatchObject({ code: '422-123' });
  });

  it('that packs too well is refused before it is unpacked', async () => {
    const bomb = bookOf({ rows: row(1, 'a'.repeat(200_000_000)) });
    await expect(rowsOf(bomb)).rejects.toMatchObject({ code: '422-122' });
  });

  it.each([
    ['more bytes', { fileBytes: 500 }],
    ['more unpacked bytes', { unpackedBytes: 2_000 }],
    ['more cells', { cells: 99 }],
    ['more shared texts', { sharedBytes: 2 }],
    ['more parts', { entries: 3 }],
  ])('with %s than it may have is refused', async (_, limits) => {
    const rows = Array.from({ length: 100 }, (__, i) => row(i + 1, String(i))).join('');
    const parts = { rows, shared: '<si><t>abc</t></si>' };
    await expect(rowsOf(bookOf(parts), { ...SHEET_LIMITS, ...limits })).rejects.toMatchObject({ code: '422-122' });
    expect(await rowsOf(bookOf(parts))).toHaveLength(100);
  });

  it('that was cut off, or says of its parts what is not so, is refused', async () => {
    const whole = await bytesOf(bookOf({ rows: row(1, 'سلام') }));
    await expect(rowsOf(whole.subarray(0, whole.length - 40))).rejects.toMatchObject({ code: '422-123' });
    const spoiled = Buffer.from(whole);
    spoiled.fill(0xff, 45, 90);
    await expect(rowsOf(spoiled)).rejects.toMatchObject({ code: '422-123' });
  });
});

describe('a text file', () => {
  const MARK = '\ufeff';

  it.each([
    ['commas', `${MARK}شماره,نام\r\n09241110001,"مریم, علی"\r\n\r\n09041110002,"دو\nسطر ""نقل"""\r\n`],
    ['semicolons', `شماره;نام\n09241110001;مریم, علی\n\n09041110002;"دو\nسطر ""نقل"""`],
  ])('is read with %s, quotes, lines in a field and the mark', async (_, text) => {
    expect(await rowsOf(text)).toEqual([
      [1, 'شماره', 'نام'],
      [2, '09241110001', 'مریم, علی'],
      [4, '09041110002', 'دو\nسطر "نقل"'],
    ]);
  });

  it('is read in UTF-16, as Excel saves "Unicode text"', async () => {
    expect(await rowsOf(Buffer.from('\ufeff09241110001\tمریم\r\n', 'utf16le'))).toEqual([[1, '09241110001', 'مریم']]);
  });

  it('is read in UTF-16 of the other byte order', async () => {
    const bytes = Buffer.from('\ufeff09241110001\tمریم\r\n', 'utf16le').swap16();
    expect(await rowsOf(bytes)).toEqual([[1, '09241110001', 'مریم']]);
  });

  it('is read in Windows-1256, as Excel on a Persian Windows saves csv', async () => {
    const words = [0xe3, 0xd1, 0xed, 0xe3, 0x2c, 0x81, 0x8d, 0x8e, 0x90, 0x0a];
    expect(await rowsOf(Buffer.concat([Buffer.from('09241110001,'), Buffer.from(words)]))).toEqual([
      [1, '09241110001', 'مريم', 'پچژگ'],
    ]);
  });

  it('of one column needs no separator', async () => {
    expect(await rowsOf('09241110001\n09041110002\n')).toEqual([
      [1, '09241110001'],
      [2, '09041110002'],
    ]);
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), '422-120'],
    [
      'a text in a code page that we do not know',
      Buffer.from('na\xefve \xe9t\xe9 \xb1\xb2\xb3\xa7\n', 'latin1'),
      '422-124',
    ],
    ['a program without a NUL', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01, 0xff, 0xfe, 0x10]), '422-120'],
    ['an old xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), '422-121'],
    ['a zip of something else', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), '422-123'],
  ])('that is %s is refused', async (_, bytes, code) => {
    await expect(rowsOf(bytes)).rejects.toMatchObject({ code });
  });
});
