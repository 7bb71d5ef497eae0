import {
  addJalaliDays,
  addJalaliMonths,
  type JalaliDate,
  jalaliDate,
  jalaliMonthLength,
  MAX_JALALI_YEAR,
  MIN_JALALI_YEAR,
  weekdayOf,
} from '@peyk/shared-jalali';

/** Entries of the list of years. */
export const YEAR_COUNT = 201;
const YEARS_EACH_SIDE = (YEAR_COUNT - 1) / 2;
const DAYS_A_WEEK = 7;
/** A month of 31 days that begins on a Friday touches six weeks; all months have as many, so that nothing below moves. */
const WEEKS = 6;
const MONTHS_A_YEAR = 12;

/** A month in weeks from Saturday to Friday; `null` for the places before its first and after its last day. */
export function weeksOf(jy: number, jm: number): readonly (readonly (JalaliDate | null)[])[] {
  const first = weekdayOf({ jy, jm, jd: 1 });
  const length = jalaliMonthLength(jy, jm);
  return Array.from({ length: WEEKS }, (_week, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_day, weekday) => {
      const jd = week * DAYS_A_WEEK + weekday - first + 1;
      return jd >= 1 && jd <= length ? jalaliDate(jy, jm, jd) : null;
    }),
  );
}

/** The 201 years of the list, 100 before and 100 after `thisYear`; moved so far that `shownYear` is among them. */
export function yearsAround(thisYear: number, shownYear: number): readonly number[] {
  const isFar = Math.abs(shownYear - thisYear) > YEARS_EACH_SIDE;
  const middle = isFar ? shownYear : thisYear;
  const first = Math.min(Math.max(middle - YEARS_EACH_SIDE, MIN_JALALI_YEAR), MAX_JALALI_YEAR - YEAR_COUNT + 1);
  return Array.from({ length: YEAR_COUNT }, (_year, index) => first + index);
}

/** The same day in another month; the last day where that month is shorter. Stays where the calendar ends. */
export function movedByMonths(day: JalaliDate, months: number): JalaliDate {
  const year = Math.floor((day.jy * MONTHS_A_YEAR + day.jm - 1 + months) / MONTHS_A_YEAR);
  return year < MIN_JALALI_YEAR || year > MAX_JALALI_YEAR ? day : addJalaliMonths(day, months);
}

/**
 * Where a key leads in the calendar, by the ARIA pattern of the date-picker dialog; `null` for a key that leads nowhere. The page reads
 * from right to left, so the left arrow goes to the next day and the right arrow to the day before.
 */
export function dayAfterKey(day: JalaliDate, key: string, shift: boolean): JalaliDate | null {
  const weekday = weekdayOf(day);
  if (key === 'ArrowLeft') return movedByDays(day, 1);
  if (key === 'ArrowRight') return movedByDays(day, -1);
  if (key === 'ArrowDown') return movedByDays(day, DAYS_A_WEEK);
  if (key === 'ArrowUp') return movedByDays(day, -DAYS_A_WEEK);
  if (key === 'Home') return movedByDays(day, -weekday);
  if (key === 'End') return movedByDays(day, DAYS_A_WEEK - 1 - weekday);
  if (key === 'PageDown') return movedByMonths(day, shift ? MONTHS_A_YEAR : 1);
  if (key === 'PageUp') return movedByMonths(day, shift ? -MONTHS_A_YEAR : -1);
  return null;
}

function movedByDays(day: JalaliDate, days: number): JalaliDate {
  try {
    return addJalaliDays(day, days);
  } catch (error) {
    // At the two ends of the calendar there is no further day to go to.
    if (error instanceof RangeError) return day;
    throw error;
  }
}
