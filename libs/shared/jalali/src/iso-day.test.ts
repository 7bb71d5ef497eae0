import { isoDayOf, jalaliTextOf } from './iso-day';

it.each([
  ['1370/01/01', '1991-03-21'],
  ['1403/12/30', '2025-03-20'],
  ['1405/08/29', '2026-11-20'],
])('%s is %s, both ways', (jalali, iso) => {
  expect([isoDayOf(jalali), jalaliTextOf(iso)]).toEqual([iso, jalali]);
});

it.each(['1404/12/30', '1370/13/01', 'x', ''])('%j is no day', (text) => {
  expect(() => isoDayOf(text)).toThrow(RangeError);
});
it.each(['1991-02', 'x', ''])('nor is %j', (text) => {
  expect(() => jalaliTextOf(text)).toThrow(RangeError);
});
