import { type JalaliDate, type Weekday, jalaliDate, toJalali } from './calendar';
import { type Recurrence, type RecurrenceDays, anniversariesOn, nextOccurrence, nextOccurrences } from './recurrence';
import { instantToTehran, tehranToInstant } from './tehran';

const START = jalaliDate(1403, 1, 1);

function recurrence(days: RecurrenceDays, more: Partial<Recurrence> = {}): Recurrence {
  return { days, hour: 9, minute: 30, startsOn: START, endsOn: null, ...more };
}

const at = (jy: number, jm: number, jd: number, hour = 9, minute = 30) => tehranToInstant({ jy, jm, jd, hour, minute });

function written(instants: readonly Date[]): string[] {
  return instants.map((instant) => {
    const { jy, jm, jd, hour, minute } = instantToTehran(instant);
    return `${jy}/${jm}/${jd} ${hour}:${minute}`;
  });
}

describe('every day', () => {
  const daily = recurrence({ every: 'day' });

  it('comes today while its hour is still to come, and tomorrow from its very moment on', () => {
    expect(nextOccurrence(daily, at(1405, 9, 2, 9, 29))).toEqual(at(1405, 9, 2));
    expect(nextOccurrence(daily, at(1405, 9, 2))).toEqual(at(1405, 9, 3));
    expect(nextOccurrence(daily, at(1405, 9, 2, 23, 59))).toEqual(at(1405, 9, 3));
  });

  it('is by the clock of Tehran: half past nine there is six in the morning of Greenwich', () => {
    expect(nextOccurrence(daily, '2026-11-23T05:59:59Z')?.toISOString()).toBe('2026-11-23T06:00:00.000Z');
  });

  it('keeps its hour on the wall in the years of summer time', () => {
    const old = recurrence({ every: 'day' }, { startsOn: jalaliDate(1401, 1, 1) });
    expect(nextOccurrence(old, '2022-06-01T00:00:00Z')?.toISOString()).toBe('2022-06-01T05:00:00.000Z');
    expect(nextOccurrence(old, '2022-12-01T00:00:00Z')?.toISOString()).toBe('2022-12-01T06:00:00.000Z');
  });

  it('begins on its first day', () => {
    const later = recurrence({ every: 'day' }, { startsOn: jalaliDate(1406, 1, 5) });
    expect(nextOccurrence(later, at(1405, 9, 2))).toEqual(at(1406, 1, 5));
  });

  it('ends with its last day', () => {
    const ending = recurrence({ every: 'day' }, { endsOn: jalaliDate(1405, 9, 3) });
    expect(written(nextOccurrences(ending, at(1405, 9, 2, 8), 5))).toEqual(['1405/9/2 9:30', '1405/9/3 9:30']);
    expect(nextOccurrence(ending, at(1405, 9, 3))).toBeNull();
    const over = recurrence({ every: 'day' }, { startsOn: jalaliDate(1405, 9, 5), endsOn: jalaliDate(1405, 9, 4) });
    expect(nextOccurrence(over, at(1405, 9, 1))).toBeNull();
  });
});

describe('every week', () => {
  it('comes on each of its days, Saturday and Friday', () => {
    // 2 Azar 1405 is a Monday.
    const weekly = recurrence({ every: 'week', weekdays: [6, 0] });
    expect(written(nextOccurrences(weekly, at(1405, 9, 2), 4))).toEqual([
      '1405/9/6 9:30',
      '1405/9/7 9:30',
      '1405/9/13 9:30',
      '1405/9/14 9:30',
    ]);
  });

  it('comes a week later when its one day is today and its hour has passed', () => {
    const mondays = recurrence({ every: 'week', weekdays: [2] });
    expect(nextOccurrence(mondays, at(1405, 9, 2))).toEqual(at(1405, 9, 9));
  });

  it('of no day is refused', () => {
    expect(() => nextOccurrence(recurrence({ every: 'week', weekdays: [] }), at(1405, 9, 2))).toThrow(RangeError);
  });
});

describe('every month', () => {
  it('on the 31st is on the last day of each month, in leap years and common ones', () => {
    const monthly = recurrence({ every: 'month', monthDay: 31 });
    const from1403 = written(nextOccurrences(monthly, at(1403, 6, 1), 8));
    expect(from1403.map((day) => day.split(' ')[0])).toEqual([
      '1403/6/31',
      '1403/7/30',
      '1403/8/30',
      '1403/9/30',
      '1403/10/30',
      '1403/11/30',
      '1403/12/30',
      '1404/1/31',
    ]);
    expect(nextOccurrence(monthly, at(1404, 12, 1))).toEqual(at(1404, 12, 29));
    expect(nextOccurrence(monthly, at(1408, 12, 1))).toEqual(at(1408, 12, 30));
  });

  it('on the 30th is on 30 Esfand of 1403 and 1408, and on the 29th in the years between', () => {
    const monthly = recurrence({ every: 'month', monthDay: 30 });
    const ends = [1403, 1404, 1405, 1406, 1407, 1408].map((jy) => nextOccurrence(monthly, at(jy, 12, 1)));
    expect(written(ends as Date[]).map((day) => day.split(' ')[0])).toEqual([
      '1403/12/30',
      '1404/12/29',
      '1405/12/29',
      '1406/12/29',
      '1407/12/29',
      '1408/12/30',
    ]);
  });

  it('goes on in the next month once its day has passed, also over the new year', () => {
    const monthly = recurrence({ every: 'month', monthDay: 1 });
    expect(nextOccurrence(monthly, at(1405, 12, 1))).toEqual(at(1406, 1, 1));
    expect(nextOccurrence(monthly, at(1405, 12, 29))).toEqual(at(1406, 1, 1));
  });

  it.each([0, 32, 1.5])('on day %p is refused', (monthDay) => {
    expect(() => nextOccurrence(recurrence({ every: 'month', monthDay }), at(1405, 9, 2))).toThrow(RangeError);
  });
});

describe('times of any recurrence', () => {
  it('follow each other, each on a day that it may come', () => {
    const weekdays: Weekday[] = [1, 4];
    for (const days of [{ every: 'day' }, { every: 'week', weekdays }, { every: 'month', monthDay: 29 }] as const) {
      const found = nextOccurrences(recurrence(days), at(1402, 12, 1), 100);
      expect(found).toHaveLength(100);
      expect([...found].sort((a, b) => a.getTime() - b.getTime())).toEqual(found);
      expect(new Set(found.map(Number)).size).toBe(100);
    }
  });
});

describe('anniversaries', () => {
  const years = (day: JalaliDate) =>
    anniversariesOn(day).map((date) => {
      const { jy, jm, jd } = toJalali(date);
      return `${jy}/${jm}/${jd}`;
    });

  it('of a day are that day of all years until this one', () => {
    const found = years(jalaliDate(1405, 9, 2));
    expect(found.slice(0, 2)).toEqual(['1405/9/2', '1404/9/2']);
    expect(found).toHaveLength(151);
  });

  it('of 30 Esfand are on the 29th in a common year', () => {
    const found = years(jalaliDate(1404, 12, 29));
    expect(found.slice(0, 3)).toEqual(['1404/12/29', '1403/12/29', '1403/12/30']);
    expect(found).toContain('1399/12/30');
  });

  it('of 30 Esfand are on the 30th in a leap year, and not on the 29th too', () => {
    expect(years(jalaliDate(1403, 12, 30)).slice(0, 2)).toEqual(['1403/12/30', '1399/12/30']);
    expect(years(jalaliDate(1403, 12, 29)).every((day) => day.endsWith('/29'))).toBe(true);
  });

  it('tell everybody once a year', () => {
    for (const jy of [1403, 1404]) {
      const told = new Map<string, number>();
      for (let day = jalaliDate(jy, 1, 1); day.jy === jy; day = nextDay(day)) {
        for (const born of years(day)) told.set(born, (told.get(born) ?? 0) + 1);
      }
      const ofEarlier = [...told].filter(([born]) => born.startsWith('1370/') || born.startsWith('1399/'));
      expect(ofEarlier).toHaveLength(366 + 366);
      expect(ofEarlier.every(([, times]) => times === 1)).toBe(true);
    }
  });
});

function nextDay({ jy, jm, jd }: JalaliDate): JalaliDate {
  const {
    jy: y,
    jm: m,
    jd: d,
  } = instantToTehran(new Date(tehranToInstant({ jy, jm, jd, hour: 12 }).getTime() + 86_400_000));
  return jalaliDate(y, m, d);
}
