import { MAX_SAVED_FILTERS, nameProblem, readSavedFilters } from './saved-filter-list';

const named = (name: string) => ({ name, values: { text: 'x' } });

it.each([null, 'x', 12, {}, [null, 1, { name: 1 }, { name: 'a' }, { name: 'a', values: [] }]])(
  'reads no filters out of %j',
  (stored) => {
    expect(readSavedFilters(stored)).toEqual([]);
  },
);

it('keeps what makes sense and leaves the rest out', () => {
  const stored = [
    { name: ' a ', values: { text: 'x', list: ['1', '2'], range: { from: '1' }, wrong: 5, mixed: ['1', 2] } },
    named('a'),
    named(''),
  ];
  expect(readSavedFilters(stored)).toEqual([
    { name: 'a', values: { text: 'x', list: ['1', '2'], range: { from: '1' } } },
  ]);
});

it('keeps twenty at most, and says so', () => {
  const many = Array.from({ length: MAX_SAVED_FILTERS + 5 }, (_unused, index) => named(String(index)));
  const items = readSavedFilters(many);
  expect(items).toHaveLength(MAX_SAVED_FILTERS);
  expect(nameProblem(items, 'تازه')).toMatch('حداکثر ۲۰ فیلتر');
  expect(nameProblem(items, 'تازه', '0')).toBeUndefined();
});

it.each([
  ['', 'نامی برای این فیلتر بنویسید.'],
  ['   ', 'نامی برای این فیلتر بنویسید.'],
  ['ن'.repeat(41), 'نام را حداکثر با ۴۰ نویسه بنویسید.'],
])('refuses the name "%s"', (name, problem) => {
  expect(nameProblem([], name)).toBe(problem);
  expect(nameProblem([], 'ن'.repeat(40))).toBeUndefined();
});
