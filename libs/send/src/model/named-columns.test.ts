import { namedColumns } from './named-columns';

const named = (titles: (string | null)[], mobileColumn = 0, hasHeader = true) =>
  namedColumns(
    titles.map((title) => ({ title })),
    { mobileColumn, hasHeader },
  );

it('names columns by their titles, without the one of the numbers', () => {
  expect(named(['موبایل', ' نام  خانوادگی ', 'مبلغ'])).toEqual([
    { place: 1, name: 'نام خانوادگی' },
    { place: 2, name: 'مبلغ' },
  ]);
  expect(named(['نام', 'موبایل'], 1)).toEqual([{ place: 0, name: 'نام' }]);
});

it('names a column without a title as spreadsheets do', () => {
  expect(named(['موبایل', null, '{|}'])).toEqual([
    { place: 1, name: 'B' },
    { place: 2, name: 'C' },
  ]);
  expect(named(['x', 'نام'], 0, false)).toEqual([{ place: 1, name: 'B' }]);
});

it('means one column by each name, however it is typed', () => {
  expect(named(['موبایل', 'كد', 'کد', 'کد 2', 'b', null]).map(({ name }) => name)).toEqual([
    'كد',
    'کد 2',
    'کد 2 2',
    'b',
    'F',
  ]);
  expect(named(['موبایل', 'c', null]).map(({ name }) => name)).toEqual(['c', 'C 2']);
});

it('keeps to what the contract takes: twenty columns, forty characters', () => {
  const many = named(['موبایل', ...Array.from({ length: 30 }, () => 'ن'.repeat(90))]);
  expect(many).toHaveLength(20);
  expect(Math.max(...many.map(({ name }) => name.length))).toBeLessThanOrEqual(40);
  expect(named([...Array.from({ length: 25 }, () => null), null], 30).at(-1)).toEqual({ place: 19, name: 'T' });
});
