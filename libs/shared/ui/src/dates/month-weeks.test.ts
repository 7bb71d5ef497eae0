import { jalaliDate, MAX_JALALI_YEAR, MIN_JALALI_YEAR } from '@peyk/shared-jalali';
import { dayAfterKey, movedByMonths, weeksOf, YEAR_COUNT, yearsAround } from './month-weeks';

it('lays every month out in six weeks from Saturday to Friday, with each of its days once', () => {
  for (let jm = 1; jm <= 12; jm += 1) {
    const weeks = weeksOf(1405, jm);
    const days = weeks.flat().filter((day) => day !== null);
    expect(weeks).toHaveLength(6);
    expect(days.map((day) => day.jd)).toEqual(days.map((_day, index) => index + 1));
    expect(days).toHaveLength(jm <= 6 ? 31 : jm === 12 ? 29 : 30);
  }
  expect(weeksOf(1405, 8)[0]?.at(-1)).toEqual({ jy: 1405, jm: 8, jd: 1 });
});

it('lists 201 years around this one, moved so that the shown one is among them and none is outside the calendar', () => {
  expect([yearsAround(1405, 1405)[0], yearsAround(1405, 1405).at(-1)]).toEqual([1305, 1505]);
  for (const shown of [1200, 1505, 1506, MIN_JALALI_YEAR, MAX_JALALI_YEAR]) {
    const years = yearsAround(1405, shown);
    expect(years).toHaveLength(YEAR_COUNT);
    expect(years).toContain(shown);
    expect(Math.min(...years)).toBeGreaterThanOrEqual(MIN_JALALI_YEAR);
    expect(Math.max(...years)).toBeLessThanOrEqual(MAX_JALALI_YEAR);
  }
});

it('stays where the calendar ends', () => {
  const first = jalaliDate(MIN_JALALI_YEAR, 1, 1);
  const last = jalaliDate(MAX_JALALI_YEAR, 12, 29);
  expect(dayAfterKey(first, 'ArrowRight', false)).toEqual(first);
  expect(dayAfterKey(first, 'PageUp', true)).toEqual(first);
  expect(movedByMonths(last, 1)).toEqual(last);
  expect(dayAfterKey(last, 'x', false)).toBeNull();
});
