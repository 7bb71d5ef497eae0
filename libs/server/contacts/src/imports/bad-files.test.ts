import { writeXlsx } from '@peyk/server-spreadsheets';
import { writeXlsx as writeWithHucre } from 'hucre';
import { buffer } from 'node:stream/consumers';
import { importWorld } from '../testing/import-world';

const world = importWorld();
let accountId: bigint;
beforeAll(async () => {
  accountId = await world.givenAccountId();
});

const PATIENCE_MS = 60_000;
jest.setTimeout(PATIENCE_MS);

const numbers = (count: number) => Array.from({ length: count }, (_, i) => `0924${String(i).padStart(7, '0')}`);
const bookOf = (rows: (string | number)[][]) => buffer(writeXlsx({ name: 'a', columns: [{ title: 'شماره' }], rows }));
const filesKept = async () =>
  (await world.db().selectFrom('files').select('id').where('account_id', '=', accountId).execute()).length;

describe('a file that cannot be imported is refused whole', () => {
  it.each([
    ['is empty', '', '422-188'],
    ['has nothing but line ends', '\n\r\n\n', '422-188'],
    ['has only its titles', 'شماره,نام\n', '422-189'],
    ['has 101 columns', `${Array.from({ length: 101 }, () => 'x').join(',')}\n09241110001\n`, '422-191'],
    ['has 1,000,001 rows', `${numbers(1_000_001).join('\n')}\n`, '422-190'],
    ['has 1,000,001 rows below its titles', `شماره\n${numbers(1_000_001).join('\n')}\n`, '422-190'],
    ['is a picture with another ending', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), '422-120'],
    ['is an old xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), '422-121'],
    ['is a text in Latin-1', Buffer.from('0924,na\xefve \xe9t\xe9 \xb1\xb2\n', 'latin1'), '422-124'],
  ] as [string, string | Buffer, string][])('when it %s', async (_, content, code) => {
    await expect(world.upload(accountId, content)).rejects.toMatchObject({ code });
    expect(await filesKept()).toBe(0);
  });

  it('when its end is missing', async () => {
    const whole = await bookOf(numbers(5_000).map((number) => [number]));
    const cut = whole.subarray(0, whole.length - 4_000);
    await expect(world.upload(accountId, cut)).rejects.toMatchObject({ code: '422-123' });
    expect(await filesKept()).toBe(0);
  });

  it('when it packs more than a spreadsheet ever does', async () => {
    const bomb = await bookOf([['0'.repeat(30_000)], ...Array.from({ length: 4_000 }, () => ['0'.repeat(30_000)])]);
    await expect(world.upload(accountId, bomb)).rejects.toMatchObject({ code: '422-122' });
    expect(await filesKept()).toBe(0);
  });
});

describe('a file that is odd', () => {
  it('with 1,000,000 rows below its titles is taken', async () => {
    const sheet = await world.upload(accountId, `شماره\n${numbers(1_000_000).join('\n')}\n`);
    expect([sheet.rowCount, sheet.hasHeader]).toEqual([1_000_001, true]);
  });

  it.each([
    ['in UTF-16 with its mark', Buffer.from('\ufeffشماره\tنام\r\n09241110001\tسارا\r\n', 'utf16le')],
    [
      'in Windows-1256',
      Buffer.from([0xd4, 0xe3, 0xc7, 0xd1, 0xe5, 0x2c, 0xe4, 0xc7, 0xe3, 0x0a, ...Buffer.from('09241110001,a\n')]),
    ],
    ['named as what it is not', Buffer.from('شماره,نام\n09241110001,سارا\n')],
  ])('%s is read all the same', async (_, content) => {
    const { columns, rowCount } = await world.upload(accountId, content, 'مخاطبان.xlsx');
    expect([rowCount, columns.map(({ field }) => field)]).toEqual([2, ['mobile', 'name']]);
  });

  it('with numbers as numbers, merged cells and formulas shows what people see', async () => {
    const rows = [
      ['شماره', 'نام', 'جمع'],
      [9241110001, 'گروه یک', { formula: '1+1', result: 2 }],
      [9241110002, null, { formula: 'A2', result: 9241110001 }],
    ];
    const merged = await writeWithHucre({
      sheets: [
        {
          name: 'برگه',
          rows: rows.map((row) => row.map((cell) => (cell !== null && typeof cell === 'object' ? cell.result : cell))),
          merges: [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }],
        },
      ],
    } as Parameters<typeof writeWithHucre>[0]);
    const sheet = await world.upload(accountId, merged);
    expect(sheet.rows).toEqual([
      ['شماره', 'نام', 'جمع'],
      ['9241110001', 'گروه یک', '2'],
      ['9241110002', '', '9241110001'],
    ]);
    expect(sheet.columns.map(({ field }) => field)).toEqual(['mobile', 'name', null]);
  });

  it('with 100 columns is taken, and of a long cell only the beginning is shown', async () => {
    const cells = ['09241110001', 'ا'.repeat(5_000), ...Array.from({ length: 98 }, () => 'x')];
    const { columns, rows } = await world.upload(accountId, `${cells.join(',')}\n`);
    expect([columns.length, rows[0]?.[1]?.length]).toEqual([100, 100]);
  });

  it('with control characters and line ends in its cells comes back as it was', async () => {
    const { fileId } = await world.upload(accountId, 'شماره,نام\n0912,"الف\u0001\u007f\nب"\n');
    const id = await world.begin(accountId, { fileId, columns: [{ column: 0, field: 'mobile' }] });
    await world.work([world.importer()]);
    const { result } = await world.ended(id);
    expect((await world.rowsOf(accountId, result?.fileId))[1]?.slice(2)).toEqual(['0912', 'الف\nب']);
  });
});
