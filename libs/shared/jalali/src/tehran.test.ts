import fc from 'fast-check';
import { formatJalali, formatJalaliDate, jalaliToText } from './format';
import { JALALI_MONTH_NAMES, WEEKDAY_LETTERS, WEEKDAY_NAMES } from './names';
import { instantToMs, instantToTehran, tehranToInstant } from './tehran';

describe('instantToTehran', () => {
  it('is four and a half hours ahead in July 2022, when there was summer time', () => {
    expect(instantToTehran('2022-07-01T00:00:00Z')).toEqual({
      jy: 1401,
      jm: 4,
      jd: 10,
      hour: 4,
      minute: 30,
      second: 0,
      weekday: 6,
    });
  });

  it('is three and a half hours ahead from 2023 on', () => {
    expect(instantToTehran('2023-07-01T00:00:00Z')).toMatchObject({ jy: 1402, jm: 4, jd: 10, hour: 3, minute: 30 });
    expect(instantToTehran('2026-11-20T20:29:59Z')).toMatchObject({
      jd: 29,
      hour: 23,
      minute: 59,
      second: 59,
      weekday: 6,
    });
    expect(instantToTehran('2026-11-20T20:30:00Z')).toMatchObject({ jd: 30, hour: 0, minute: 0, weekday: 0 });
  });

  it('takes an instant as text, number or Date alike', () => {
    const iso = '2026-11-20T10:35:00.000Z';
    expect(instantToTehran(new Date(iso))).toEqual(instantToTehran(iso));
    expect(instantToTehran(Date.parse(iso))).toEqual(instantToTehran(iso));
    expect(instantToTehran('2026-11-20T14:05:00+03:30')).toEqual(instantToTehran(iso));
  });

  it.each(['2026-11-20', '2026-11-20T10:35:00', 'yesterday', '', '2026-13-01T00:00:00Z'])('refuses %j', (text) => {
    expect(() => instantToMs(text)).toThrow(RangeError);
  });

  it('refuses what is no time, or before the calendar', () => {
    expect(() => instantToTehran(Number.NaN)).toThrow(RangeError);
    expect(() => instantToTehran(new Date(Number.NaN))).toThrow(RangeError);
    expect(() => instantToTehran(Date.UTC(-1000, 0, 1))).toThrow(RangeError);
    expect(() => instantToTehran(Date.UTC(500, 0, 1))).toThrow(RangeError);
  });
});

describe('tehranToInstant', () => {
  it('is the inverse of instantToTehran for every second but the repeated hours of autumn', () => {
    const from = Date.UTC(1930, 0, 1) / 1000;
    const to = Date.UTC(2100, 0, 1) / 1000;
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), (seconds) => {
        const tehran = instantToTehran(seconds * 1000);
        const back = tehranToInstant(tehran);
        expect(instantToTehran(back)).toEqual(tehran);
        expect(back.getTime()).toBeLessThanOrEqual(seconds * 1000);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the beginning of a day when no time is given', () => {
    expect(tehranToInstant({ jy: 1405, jm: 8, jd: 29 }).toISOString()).toBe('2026-11-19T20:30:00.000Z');
    expect(tehranToInstant({ jy: 1401, jm: 4, jd: 10 }).toISOString()).toBe('2022-06-30T19:30:00.000Z');
  });

  it('moves an hour that was left out forward (night of 1 to 2 Farvardin 1401)', () => {
    const moved = tehranToInstant({ jy: 1401, jm: 1, jd: 2, hour: 0, minute: 30 });
    expect(instantToTehran(moved)).toMatchObject({ jy: 1401, jm: 1, jd: 2, hour: 1, minute: 30 });
  });

  it('takes the first of an hour that came twice (night of 30 to 31 Shahrivar 1401)', () => {
    const first = tehranToInstant({ jy: 1401, jm: 6, jd: 30, hour: 23, minute: 30 });
    expect(first.toISOString()).toBe('2022-09-21T19:00:00.000Z');
    expect(instantToTehran(first.getTime() + 3_600_000)).toEqual(instantToTehran(first));
  });

  it('works at both ends of the calendar', () => {
    for (const date of [
      { jy: -61, jm: 1, jd: 2 },
      { jy: 3177, jm: 12, jd: 29 },
    ]) {
      expect(instantToTehran(tehranToInstant(date))).toMatchObject(date);
    }
  });

  it.each([{ hour: 24 }, { hour: -1 }, { minute: 60 }, { second: 60 }, { hour: 1.5 }, { jd: 32 }])(
    'refuses %j',
    (wrong) => {
      expect(() => tehranToInstant({ jy: 1405, jm: 1, jd: 1, ...wrong })).toThrow(RangeError);
    },
  );
});

describe('formatJalali', () => {
  it('writes an instant in Persian digits, in four styles', () => {
    const instant = '2026-11-20T10:35:09Z';
    expect(formatJalali(instant)).toBe('۱۴۰۵/۰۸/۲۹');
    expect(formatJalali(instant, 'date')).toBe('۱۴۰۵/۰۸/۲۹');
    expect(formatJalali(instant, 'dateTime')).toBe('۱۴۰۵/۰۸/۲۹ ۱۴:۰۵');
    expect(formatJalali(instant, 'long')).toBe('جمعه ۲۹ آبان ۱۴۰۵');
    expect(formatJalali(instant, 'time')).toBe('۱۴:۰۵');
  });

  it('writes a day for display and for an input', () => {
    expect(formatJalaliDate({ jy: 1502, jm: 12, jd: 30 })).toBe('۱۵۰۲/۱۲/۳۰');
    expect(formatJalaliDate({ jy: 1405, jm: 8, jd: 30 }, 'long')).toBe('شنبه ۳۰ آبان ۱۴۰۵');
    expect(jalaliToText({ jy: 1405, jm: 1, jd: 2 })).toBe('1405/01/02');
    expect(jalaliToText({ jy: -61, jm: 1, jd: 2 })).toBe('-0061/01/02');
    expect(() => formatJalaliDate({ jy: 1404, jm: 12, jd: 30 })).toThrow(RangeError);
  });

  it('has the twelve names that Intl has, and a week from Saturday to Friday', () => {
    const intl = new Intl.DateTimeFormat('fa-IR-u-ca-persian', { month: 'long', timeZone: 'Asia/Tehran' });
    const names = JALALI_MONTH_NAMES.map((_, i) => intl.format(tehranToInstant({ jy: 1405, jm: i + 1, jd: 15 })));
    expect(JALALI_MONTH_NAMES).toEqual(names);
    const weekday = new Intl.DateTimeFormat('fa-IR', { weekday: 'long', timeZone: 'Asia/Tehran' });
    const days = WEEKDAY_NAMES.map((_, i) => weekday.format(tehranToInstant({ jy: 1405, jm: 8, jd: 23 + i })));
    expect(WEEKDAY_NAMES).toEqual(days);
    expect(WEEKDAY_LETTERS).toEqual(WEEKDAY_NAMES.map((name) => name[0]));
  });
});
