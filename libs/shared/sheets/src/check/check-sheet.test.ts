import { writeXlsx } from 'hucre';
import { blobSource } from '../byte-source';
import { SHEET_LIMITS } from '../limits';
import { checkSheet } from './check-sheet';
import { CheckedRows } from './checked-rows';
import type { RowFilter } from './checked-rows';
import { openSheet } from './open-sheet';
import { sheetOf } from '../testing/sheet-of';
import { CHECKED_AT_ONCE_BYTES } from './text-rows';

type Content = string | Uint8Array;
const sourceOf = (content: Content) => blobSource(new Blob([content as BlobPart]));

/** Opens a file and checks it by what it seems to be. */
async function check(content: Content, limits = SHEET_LIMITS) {
  const { opened, rows } = await openSheet(sourceOf(content), { limits });
  const mapping = { mobileColumn: opened.mobileColumn ?? 0, hasHeader: opened.hasHeader };
  const checked = await checkSheet(rows, mapping);
  const found = new CheckedRows(rows, checked, mapping);
  return { opened, checked, found, page: (filter: RowFilter = 'all') => found.page(filter, 0, 1_000) };
}

const faultOf = (content: Content, limits = SHEET_LIMITS) =>
  check(content, limits).then(
    () => 'none',
    (error: { fault?: string }) => error.fault ?? error,
  );

const numbers = (count: number) => Array.from({ length: count }, (_, n) => `0924${String(n).padStart(7, '0')}`);
const bookOf = (rows: string[][]) => writeXlsx({ sheets: [{ name: 'برگه', rows }] });

describe('a file of text', () => {
  it('is told with its encoding, its columns and the one with the numbers', async () => {
    const { opened } = await check('\ufeffنام;شمارۀ موبايل\r\nسارا;09241110001\r\n;09241110002\r\n');
    expect(opened).toEqual({
      ...{ kind: 'text', encoding: 'utf-8', delimiter: ';', hasHeader: true, mobileColumn: 1 },
      columns: [
        { title: 'نام', samples: ['سارا'] },
        { title: 'شمارۀ موبايل', samples: ['09241110001', '09241110002'] },
      ],
    });
  });

  const words = 'شماره\tنام\r\n۰۹۲۴۱۱۱۰۰۰۱\tسارا\r\n';
  it.each([
    ['utf-8', Buffer.from(words)],
    ['utf-16le', Buffer.from(`\ufeff${words}`, 'utf16le')],
    ['utf-16be', Buffer.from(`\ufeff${words}`, 'utf16le').swap16()],
    [
      'windows-1256',
      Buffer.from([0xd4, 0xe3, 0xc7, 0xd1, 0xe5, 0x09, 0xe4, 0xc7, 0xe3, 0x0a, ...Buffer.from('09241110001\ta\n')]),
    ],
  ])('in %s is read in it', async (encoding, bytes) => {
    const { opened, checked } = await check(bytes);
    expect([opened.encoding, opened.delimiter, opened.columns[0]?.title]).toEqual([encoding, '\t', 'شماره']);
    expect([...checked.accepted]).toEqual([241_110_001]);
  });

  it('that turns out not to be UTF-8 near its end is read anew', async () => {
    const many = numbers(Math.ceil(CHECKED_AT_ONCE_BYTES / 12) + 1).join('\n');
    const end = [0x0a, 0xd4, 0xe3, 0xc7, 0xd1, 0xe5, 0xe4, 0xc7, 0xe3];
    const { found, checked } = await check(Buffer.concat([Buffer.from(many), Buffer.from(end)]));
    expect(checked.counts.faults).toEqual({ empty: 0, letters: 1, wrong: 0, rounded: 0 });
    expect((await found.page('wrong', 0, 10)).map(({ cells }) => cells)).toEqual([['شمارهنام']]);
  });

  it('tells of every row what it is worth, and of the wrong ones why', async () => {
    const cells = [
      ...['شماره', '09241110001', '+98 924 111 0001', '9241110002', '', 'سارا', '9.24E+09', '9.241110003E+09'],
      ...['۰۹۲۴۱۱۱۰۰۰۴', '0924111', '00989241110005'],
    ];
    const { page, checked } = await check(cells.map((cell) => `${cell},x`).join('\n'));
    expect((await page()).map(({ number, cells: [cell], verdict }) => [number, cell, verdict])).toEqual([
      [2, '09241110001', 'valid'],
      [3, '+98 924 111 0001', 'duplicate'],
      [4, '9241110002', 'valid'],
      [5, '', 'empty'],
      [6, 'سارا', 'letters'],
      [7, '9.24E+09', 'rounded'],
      [8, '9.241110003E+09', 'valid'],
      [9, '۰۹۲۴۱۱۱۰۰۰۴', 'valid'],
      [10, '0924111', 'wrong'],
      [11, '00989241110005', 'valid'],
    ]);
    expect(checked.counts).toEqual({
      ...{ rows: 10, valid: 5, duplicate: 1, invalid: 4 },
      faults: { empty: 1, letters: 1, rounded: 1, wrong: 1 },
      byOperator: { mci: 0, irancell: 0, rightel: 5, other: 0 },
    });
    expect([...checked.accepted]).toEqual([241_110_001, 241_110_002, 241_110_003, 241_110_004, 241_110_005]);
  });

  it('counts operators by the prefixes of the installation', async () => {
    const { rows } = await openSheet(sourceOf('09241110001\n09041110001\n09952110001\n09241110002\n'));
    const prefixes = [{ prefix: '9241110002', operator: 'mci' } as const];
    const { counts } = await checkSheet(rows, { mobileColumn: 0, hasHeader: false, prefixes });
    expect(counts.byOperator).toEqual({ mci: 2, irancell: 1, rightel: 1, other: 0 });
  });

  it('shows any row to the last one, the wrong and the repeated by themselves', async () => {
    const lines = numbers(5_000).map((number, n) =>
      n % 1_500 === 7 ? `x${n}` : n % 1_000 === 999 ? '09240000000' : number,
    );
    const { found } = await check(`شماره\n\n${lines.join('\r\n')}`);
    expect((await found.page('all', 4_998, 50)).map(({ number, cells }) => [number, ...cells])).toEqual([
      [5_001, '09240004998'],
      [5_002, '09240000000'],
    ]);
    const wrong = await found.page('wrong', 1, 2);
    expect(wrong.map(({ cells }) => cells)).toEqual([['x1507'], ['x3007']]);
    expect((await found.page('duplicate', 3, 10)).map(({ number }) => number)).toEqual([4_002, 5_002]);
    expect(await found.page('all', 5_000, 10)).toEqual([]);
    expect(await found.page('wrong', 4, 10)).toEqual([]);
  });

  it('gives its wrong rows as a file that no spreadsheet computes', async () => {
    const { found } = await check('شماره,نام\n09241110001,a\n=1+1,"ب, ج"\n,=HYPERLINK("x")\n');
    let text = '';
    for await (const piece of found.wrongFile()) text += piece;
    expect(text.split('\r\n')).toEqual([
      '\ufeffسطر,دلیل,شماره,نام',
      expect.stringMatching(/^3,شمارهٔ همراه نیست؛ .*,'=1\+1,"ب, ج"$/),
      `4,شمارهٔ همراه ندارد.,,"'=HYPERLINK(""x"")"`.replace('""x""', '""x""').replace(',,', ',,'),
      '',
    ]);
  });
});

describe('a spreadsheet', () => {
  it('shows numbers as numbers, the values of formulas, and of merged cells the first', async () => {
    const text = (value: string) => `<is><t>${value}</t></is></c>`;
    const book = sheetOf(
      [
        `<row r="1"><c r="A1" t="inlineStr">${text('شماره')}<c r="B1" t="inlineStr">${text('نام')}</row>`,
        `<row r="2"><c r="A2"><v>9241110001</v></c><c r="B2" t="inlineStr">${text('گروه')}</row>`,
        '<row r="3"><c r="A3"><f>A2+1</f><v>9241110002</v></c><c r="B3"/></row>',
        `<row r="5"><c r="A5"><v>9.241110003E9</v></c><c r="B5" t="str"><f>"س"&amp;"ا"</f><v>سا</v></c></row>`,
        `<row r="6"><c r="A6" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B6" t="inlineStr">${text('بی‌شماره')}</row>`,
        '</sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells><sheetData>',
      ].join(''),
    );
    const { opened, checked, page } = await check(book);
    expect([opened.kind, opened.hasHeader, opened.mobileColumn]).toEqual(['xlsx', true, 0]);
    expect([...checked.accepted]).toEqual([241_110_001, 241_110_002, 241_110_003]);
    expect((await page()).map(({ number, cells: row, verdict }) => [number, verdict, ...row])).toEqual([
      [2, 'valid', '9241110001', 'گروه'],
      [3, 'valid', '9241110002'],
      [5, 'valid', '9241110003', 'سا'],
      [6, 'empty', '', 'بی‌شماره'],
    ]);
  });

  it('shows any row, also in texts that are shared and longer than a block', async () => {
    const rows = Array.from({ length: 3_500 }, (_, n) => [
      `0924${String(n).padStart(7, '0')}`,
      'متن '.repeat(n % 900),
      '',
    ]);
    const { found } = await check(await bookOf(rows));
    for (const from of [0, 999, 1_000, 2_345, 3_499]) {
      const [row] = await found.page('all', from, 1);
      expect([row?.number, row?.cells[0], row?.cells[1] ?? '']).toEqual([
        from + 1,
        `0924${String(from).padStart(7, '0')}`,
        'متن '.repeat(from % 900),
      ]);
    }
  });
});

it('shows the rows of a spreadsheet that take more than one block', async () => {
  const cell = (n: number) => `<c t="inlineStr"><is><t>${'a'.repeat(n % 61)}b</t></is></c>`;
  const rows = Array.from(
    { length: 60_000 },
    (_, n) => `<row r="${n * 2 + 1}"><c><v>9241110001</v></c>${cell(n)}</row>`,
  );
  const { found, checked } = await check(sheetOf(rows.join('')));
  expect(checked.counts).toMatchObject({ rows: 60_000, valid: 1, duplicate: 59_999 });
  const page = await found.page('all', 0, 60_000);
  expect(page.findIndex(({ number, cells }, n) => number !== n * 2 + 1 || cells[1]?.length !== (n % 61) + 1)).toBe(-1);
  expect((await found.page('all', 58_765, 1))[0]?.number).toBe(117_531);
});

describe('a file is not taken', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]);
  it.each([
    ['empty', '', 'emptySheet'],
    ['of line ends', '\n\r\n ,\n', 'emptySheet'],
    ['of titles alone', 'شماره,نام\n', 'onlyHeader'],
    ['of 101 columns', `${Array.from({ length: 101 }, () => 'x').join(',')}\n09241110001\n`, 'tooManyColumns'],
    ['of 101 columns far from its beginning', `${numbers(5_000).join('\n')}\n${'x,'.repeat(100)}x`, 'tooManyColumns'],
    ['of a picture', png, 'notASpreadsheet'],
    ['of an old xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'oldExcel'],
    ['in Latin-1', Buffer.from('0924,na\xefve \xe9t\xe9 \xb1\xb2\n', 'latin1'), 'unknownEncoding'],
    ['without its end', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'damaged'],
  ] as [string, Content, string][])('%s', async (_, content, fault) => {
    expect(await faultOf(content)).toBe(fault);
  });

  it('that is a spreadsheet cut off, or with bytes changed', async () => {
    const whole = await bookOf(numbers(5_000).map((number) => [number]));
    expect(await faultOf(whole.slice(0, -4_000))).toBe('damaged');
    const spoiled = whole.slice();
    spoiled.fill(0xff, 2_000, 4_000);
    expect(await faultOf(spoiled)).toBe('damaged');
  });

  it('that packs more than a spreadsheet ever does', async () => {
    const bomb = await bookOf(Array.from({ length: 3_000 }, (_, n) => [`${n}${'0'.repeat(30_000)}`]));
    expect(await faultOf(bomb)).toBe('tooLarge');
  });

  it('with one row more than a million, and with a million and titles it is', async () => {
    const lines = numbers(1_000_001).join('\n');
    expect(await faultOf(lines)).toBe('tooManyRows');
    expect(await faultOf(`شماره\n${lines}`)).toBe('tooManyRows');
    const { checked } = await check(`شماره\n${numbers(1_000_000).join('\n')}`);
    expect(checked.counts.valid).toBe(1_000_000);
  });
});
