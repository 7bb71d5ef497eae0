import { hasTitles, proposeColumns } from './propose-columns';

const properties = [{ id: 7n, title: 'شهر', latinTitle: 'city' }];
const proposed = (rows: string[][]) =>
  proposeColumns(rows, { hasHeader: hasTitles(rows), properties }).map(({ field, propertyId }) => propertyId ?? field);

it('knows columns by their titles, whatever the keyboard and in any order', () => {
  expect(
    proposed([
      ['نام', 'نام‌خانوادگي', 'شمارۀ موبايل', 'جنسیت', 'تاريخ تولد', 'City', 'یادداشت'],
      ['سارا', 'محمدی', '09241110001', 'زن', '1370/01/01', 'تهران', ''],
    ]),
  ).toEqual(['name', 'name', 'mobile', 'gender', 'birth_date', '7', null]);
});

it('knows every column of the sample that the panel gives, with the properties of the account', () => {
  const rows = [
    ['شمارهٔ موبایل', 'نام', 'جنسیت', 'تاریخ تولد', 'شهر'],
    ['09241110001', 'مریم رضایی', 'زن', '1370/02/14'],
    ['09041110002', 'علی محمدی', 'مرد', ''],
  ];
  expect(hasTitles(rows)).toBe(true);
  expect(proposed(rows)).toEqual(['mobile', 'name', 'gender', 'birth_date', '7']);
});

it('knows columns without titles by what stands in them', () => {
  const rows = [
    ['سارا محمدی', '09241110001', '1370/01/01', 'زن', 'x1'],
    ['علی', '9041110002', '1991-05-04', 'مرد', ''],
  ];
  expect(hasTitles(rows)).toBe(false);
  expect(proposed(rows)).toEqual(['name', 'mobile', 'birth_date', 'gender', null]);
});

it('finds the numbers below a title that nobody knows', () => {
  const rows = [
    ['کد', 'راه تماس'],
    ['1', '09241110001'],
    ['2', ''],
  ];
  expect(hasTitles(rows)).toBe(true);
  expect(proposed(rows)).toEqual([null, 'mobile']);
});

it('proposes the second column of one kind for nothing', () => {
  expect(
    proposed([
      ['موبایل', 'تلفن'],
      ['09241110001', '09041110002'],
    ]),
  ).toEqual(['mobile', null]);
});

it.each([
  ['a list of numbers', [['09241110001'], ['09241110002']], false],
  ['titles and nothing else', [['شماره', 'نام']], true],
  ['nothing that anybody knows', [['یک'], ['دو']], false],
])('tells of %s whether it has titles', (_, rows, hasHeader) => {
  expect(hasTitles(rows)).toBe(hasHeader);
});
