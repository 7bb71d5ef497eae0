import { endOfToday, formatDay, isTooLong, rangeOf } from './overview-range';

/** 00:30 on the 21st in Tehran, still the 20th in UTC. */
const NOW = Date.parse('2026-11-20T21:00:00Z');

it('counts days up to today in Tehran, today among them', () => {
  expect(rangeOf({ days: '7' }, NOW)).toEqual({ from_day: '2026-11-15', to_day: '2026-11-21' });
  expect(rangeOf({ days: '90' }, NOW)).toEqual({ from_day: '2026-08-24', to_day: '2026-11-21' });
});

it('shows thirty days when the address says nothing, or nothing that makes sense', () => {
  const thirty = { from_day: '2026-10-23', to_day: '2026-11-21' };
  expect(rangeOf({}, NOW)).toEqual(thirty);
  expect(rangeOf({ days: '31' }, NOW)).toEqual(thirty);
});

it('takes the days of an own range in Tehran, and fills in an end that is open', () => {
  const range = { from: '2026-11-09T20:30:00.000Z', to: '2026-11-12T20:29:59.999Z' };
  expect(rangeOf({ days: 'own', range }, NOW)).toEqual({ from_day: '2026-11-10', to_day: '2026-11-12' });
  expect(rangeOf({ days: 'own', range: { from: range.from } }, NOW)).toEqual({
    from_day: '2026-11-10',
    to_day: '2026-11-21',
  });
  expect(rangeOf({ days: 'own', range: { to: range.to } }, NOW)).toEqual({
    from_day: '2026-10-14',
    to_day: '2026-11-12',
  });
  expect(rangeOf({ days: '7', range }, NOW)).toEqual({ from_day: '2026-11-15', to_day: '2026-11-21' });
});

it('knows what is longer than the API answers', () => {
  expect(isTooLong({ from_day: '2025-11-21', to_day: '2026-11-21' })).toBe(false);
  expect(isTooLong({ from_day: '2025-11-20', to_day: '2026-11-21' })).toBe(true);
});

it('writes days in the Jalali calendar, and ends with the day in Tehran', () => {
  expect(formatDay('2026-11-20')).toBe('۱۴۰۵/۰۸/۲۹');
  expect(endOfToday(NOW)).toBe('2026-11-21T20:29:59.999Z');
});
