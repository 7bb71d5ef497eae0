import { areWrongHours, rateOf, spellHours } from './line-limits';

const limits = { permitted_hours: null, max_per_second: 100, own_permitted_hours: null, own_max_per_second: 40 };

it.each([
  [null, null, null],
  [50, null, { source: 'send', rate: 50 }],
  [null, limits, { source: 'own', rate: 40 }],
  [10, limits, { source: 'send', rate: 10 }],
  [40, limits, { source: 'send', rate: 40 }],
  [500, { ...limits, own_max_per_second: null }, { source: 'line', rate: 100 }],
])('of a rate of %s and the limits %j the lowest holds, with its source: %j', (rate_per_second, line_limits, rate) => {
  expect(rateOf({ rate_per_second, line_limits })).toEqual(rate);
});

it.each([
  [{ from: 8, to: 22 }, false],
  [{ from: 22, to: 6 }, false],
  [{ from: 0, to: 1 }, false],
  [{ from: 8, to: 8 }, true],
  [{ from: 0, to: 24 }, true],
])('takes %j for wrong hours: %s', (hours, isWrong) => {
  expect(areWrongHours(hours)).toBe(isWrong);
});

it.each([
  [{ from: 8, to: 22 }, '۸ تا ۲۲'],
  [{ from: 22, to: 6 }, '۲۲ تا ۶ (روز بعد)'],
  [{ from: 22, to: 24 }, '۲۲ تا ۲۴'],
])('spells %j in Persian digits, with the day after where they go over midnight', (hours, spelt) => {
  expect(spellHours(hours)).toBe(spelt);
});
