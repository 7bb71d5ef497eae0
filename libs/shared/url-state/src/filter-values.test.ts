import { readList, readRange, readRanges, writeList, writeRange, writeRanges } from './filter-values';

it.each([
  [{ from: '1', to: '5' }, '1~5'],
  [{ from: '1' }, '1~'],
  [{ to: '5' }, '~5'],
])('writes the range %j as %s and reads it back', (range, written) => {
  expect(writeRange(range)).toBe(written);
  expect(readRange(written)).toEqual(range);
});

it('takes a range that is open at both ends as no filter', () => {
  expect(writeRange({})).toBeNull();
  expect(readRange(null)).toEqual({});
  expect(readRange('12')).toEqual({});
});

it('writes several values between commas and reads them back', () => {
  expect(writeList(['2', '6'])).toBe('2,6');
  expect(readList('2,6')).toEqual(['2', '6']);
  expect(writeList([])).toBeNull();
  expect(readList(',2,,')).toEqual(['2']);
});

it('writes several ranges between commas and reads them back', () => {
  const ranges = [{ from: '1', to: '5' }, { to: '9' }];
  expect(writeRanges([...ranges, {}])).toBe('1~5,~9');
  expect(readRanges('1~5,~9')).toEqual(ranges);
  expect(readRanges('12,~,')).toEqual([]);
  expect(writeRanges([])).toBeNull();
});

it.each(['a,b', '1~5', '100%', '%2C', ',~%'])('brings %s back out of a list and a range', (value) => {
  expect(readList(writeList([value, 'x']))).toEqual([value, 'x']);
  expect(readRange(writeRange({ from: value, to: 'x' }))).toEqual({ from: value, to: 'x' });
});
