import fc from 'fast-check';
import {
  MAX_JALALI_YEAR,
  MIN_JALALI_YEAR,
  addJalaliDays,
  addJalaliMonths,
  compareJalali,
  isJalaliDate,
  isLeapJalaliYear,
  jalaliDate,
  jalaliMonthLength,
  toGregorian,
  toJalali,
  weekdayOf,
} from './calendar';

const anyDate = fc
  .tuple(
    fc.integer({ min: MIN_JALALI_YEAR, max: MAX_JALALI_YEAR }),
    fc.integer({ min: 1, max: 12 }),
    fc.nat({ max: 30 }),
  )
  .map(([jy, jm, day]) => jalaliDate(jy, jm, (day % jalaliMonthLength(jy, jm)) + 1));

describe('leap years', () => {
  it.each([1399, 1403, 1408, 1412, 1416, 1420])('have 30 days in Esfand of %i', (year) => {
    expect(isLeapJalaliYear(year)).toBe(true);
    expect(jalaliMonthLength(year, 12)).toBe(30);
  });

  it.each([1400, 1401, 1402, 1404, 1405, 1406, 1407])('do not include %i', (year) => {
    expect(isLeapJalaliYear(year)).toBe(false);
    expect(jalaliMonthLength(year, 12)).toBe(29);
  });

  it('have 1502 among them, by Borkowski and against Intl', () => {
    expect(isJalaliDate({ jy: 1502, jm: 12, jd: 30 })).toBe(true);
  });

  it('refuse years outside the calendar', () => {
    expect(() => isLeapJalaliYear(-62)).toThrow(RangeError);
    expect(() => jalaliMonthLength(3178, 1)).toThrow(RangeError);
    expect(() => jalaliMonthLength(1405, 13)).toThrow(RangeError);
  });
});

describe('conversion', () => {
  it('knows the days that everybody knows', () => {
    expect(toJalali({ gy: 2026, gm: 11, gd: 20 })).toEqual({ jy: 1405, jm: 8, jd: 29 });
    expect(toGregorian({ jy: 1405, jm: 1, jd: 1 })).toEqual({ gy: 2026, gm: 3, gd: 21 });
    expect(toGregorian({ jy: 1403, jm: 12, jd: 30 })).toEqual({ gy: 2025, gm: 3, gd: 20 });
  });

  it('agrees with an independent calendar, Intl, on every day from 1300 to 1457 and on to 1500', () => {
    const intl = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    let ours = jalaliDate(1300, 1, 1);
    const { gy, gm, gd } = toGregorian(ours);
    const different: string[] = [];
    for (let ms = Date.UTC(gy, gm - 1, gd); ours.jy <= 1500; ms += 86_400_000) {
      const parts = new Map(intl.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
      if (parts.get('year') !== ours.jy || parts.get('month') !== ours.jm || parts.get('day') !== ours.jd) {
        different.push(new Date(ms).toISOString());
      }
      ours = addJalaliDays(ours, 1);
    }
    expect(different).toEqual([]);
    expect(ours).toEqual({ jy: 1501, jm: 1, jd: 1 });
  });

  it('works up to both ends, and not one day further', () => {
    const first = jalaliDate(-61, 1, 1);
    const last = jalaliDate(3177, 12, jalaliMonthLength(3177, 12));
    for (const end of [first, last]) expect(toJalali(toGregorian(end))).toEqual(end);
    expect(toJalali(toGregorian({ jy: 3177, jm: 10, jd: 1 }))).toEqual({ jy: 3177, jm: 10, jd: 1 });
    expect(() => addJalaliDays(first, -1)).toThrow(RangeError);
    expect(() => addJalaliDays(last, 1)).toThrow(RangeError);
    expect(() => toGregorian({ jy: -62, jm: 12, jd: 1 })).toThrow(RangeError);
    expect(() => toGregorian({ jy: 3178, jm: 1, jd: 1 })).toThrow(RangeError);
  });

  it('goes to Gregorian and back for every day, and the next day is the next day there too', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { gy, gm, gd } = toGregorian(date);
        expect(toJalali({ gy, gm, gd })).toEqual(date);
        expect((weekdayOf(date) + 6) % 7).toBe(new Date(Date.UTC(gy, gm - 1, gd)).getUTCDay());
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [1404, 12, 30],
    [1405, 7, 31],
    [1405, 1, 32],
    [1405, 0, 1],
    [1405, 13, 1],
    [1405, 1, 0],
    [1405.5, 1, 1],
    [Number.NaN, 1, 1],
  ])('refuses the day %s/%s/%s', (jy, jm, jd) => {
    expect(() => jalaliDate(jy, jm, jd)).toThrow(RangeError);
    expect(() => weekdayOf({ jy, jm, jd })).toThrow(RangeError);
  });

  it('refuses a Gregorian day that does not exist', () => {
    expect(() => toJalali({ gy: 2026, gm: 2, gd: 29 })).toThrow(RangeError);
    expect(() => toJalali({ gy: 2026, gm: 13, gd: 1 })).toThrow(RangeError);
  });
});

describe('steps', () => {
  it('go from month to month, to the last day where the month is shorter', () => {
    expect(addJalaliMonths(jalaliDate(1405, 3, 31), 6)).toEqual({ jy: 1405, jm: 9, jd: 30 });
    expect(addJalaliMonths(jalaliDate(1405, 11, 30), 1)).toEqual({ jy: 1405, jm: 12, jd: 29 });
    expect(addJalaliMonths(jalaliDate(1403, 12, 30), 12)).toEqual({ jy: 1404, jm: 12, jd: 29 });
    expect(addJalaliMonths(jalaliDate(1405, 1, 1), -1)).toEqual({ jy: 1404, jm: 12, jd: 1 });
    expect(() => addJalaliMonths(jalaliDate(3177, 12, 1), 1)).toThrow(RangeError);
    expect(() => addJalaliDays(jalaliDate(1405, 1, 1), 0.5)).toThrow(RangeError);
  });

  it('keep the order of days', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 400 }), (date, days) => {
        fc.pre(date.jy < MAX_JALALI_YEAR - 2);
        expect(compareJalali(date, addJalaliDays(date, days))).toBeLessThan(0);
        expect(compareJalali(addJalaliDays(date, days), date)).toBeGreaterThan(0);
        expect(compareJalali(date, { ...date })).toBe(0);
      }),
    );
  });
});
