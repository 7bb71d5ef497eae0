import { areWrongHours, rateOf, spellHours } from './line-limits';

const limits = { permitted_hours: null, max_per_second: 100, own_permitted_hours: null, own_max_per_second: 40 };

it.each([
  [null, null, null],
  [50, null, 50],
  [null, limits, 40],
  [10, limits, 10],
  [500, { ...limits, own_max_per_second: null }, 100],
])('of a rate of %s and the limits %j the lowest holds: %s', (rate_per_second, line_limits, rate) => {
  expect(rateOf({ rate_per_second, line_limits })).toBe(rate);
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

it('spells hours in Persian digits', () => {
  expect(spellHours({ from: 8, to: 22 })).toBe('۸ تا ۲۲');
});
