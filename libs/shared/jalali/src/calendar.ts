import { d2g, d2j, g2d, isLeapJalaaliYear, j2d, jalaaliMonthLength } from 'jalaali-js';

declare const jalaliBrand: unique symbol;

/** A day of the Jalali calendar as three numbers; month and day count from 1. */
export interface JalaliParts {
  readonly jy: number;
  readonly jm: number;
  readonly jd: number;
}

/** A day that exists: made by `jalaliDate`, `toJalali` or `parseJalali`, so that nobody has to check it again. */
export type JalaliDate = JalaliParts & { readonly [jalaliBrand]: true };

/** A day of the Gregorian calendar; month and day count from 1. */
export interface GregorianParts {
  readonly gy: number;
  readonly gm: number;
  readonly gd: number;
}

/** A day of the week, counted from Saturday: 0 Saturday ... 6 Friday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The years for which the leap rule is known (Borkowski). */
export const MIN_JALALI_YEAR = -61;
export const MAX_JALALI_YEAR = 3177;

/** Whether a year and month of integers are in range and the day stands in that month. */
export function isJalaliDate({ jy, jm, jd }: JalaliParts): boolean {
  if (!isJalaliYear(jy) || !Number.isInteger(jm) || jm < 1 || jm > 12) return false;
  return Number.isInteger(jd) && jd >= 1 && jd <= jalaaliMonthLength(jy, jm);
}

/** Whether a year is an integer in -61..3177. */
export function isJalaliYear(jy: number): boolean {
  return Number.isInteger(jy) && jy >= MIN_JALALI_YEAR && jy <= MAX_JALALI_YEAR;
}

/** The day of three numbers. Throws RangeError when there is no such day. For text that people typed use `parseJalali`. */
export function jalaliDate(jy: number, jm: number, jd: number): JalaliDate {
  const parts = { jy, jm, jd };
  if (!isJalaliDate(parts)) throw new RangeError(`There is no Jalali day ${jy}/${jm}/${jd}.`);
  return brand(parts);
}

/** Gregorian to Jalali. Throws RangeError when there is no such Gregorian day or its Jalali year is outside -61..3177. */
export function toJalali({ gy, gm, gd }: GregorianParts): JalaliDate {
  const dayNumber = g2d(gy, gm, gd);
  const back = d2g(dayNumber);
  if (back.gy !== gy || back.gm !== gm || back.gd !== gd) {
    throw new RangeError(`There is no Gregorian day ${gy}-${gm}-${gd}.`);
  }
  return brand(d2j(dayNumber));
}

/** Jalali to Gregorian. Throws RangeError when there is no such Jalali day. */
export function toGregorian(parts: JalaliParts): GregorianParts {
  return d2g(dayNumberOf(parts));
}

/** Whether Esfand of a year has 30 days. Throws RangeError outside -61..3177. */
export function isLeapJalaliYear(jy: number): boolean {
  assertYear(jy);
  return isLeapJalaaliYear(jy);
}

/** Days of a month: 31, 30 or 29. Throws RangeError for a year outside -61..3177 or a month outside 1..12. */
export function jalaliMonthLength(jy: number, jm: number): number {
  assertYear(jy);
  if (!Number.isInteger(jm) || jm < 1 || jm > 12) throw new RangeError(`There is no Jalali month ${jm}.`);
  return jalaaliMonthLength(jy, jm);
}

/** The day of the week, 0 Saturday ... 6 Friday. Throws RangeError when there is no such day. */
export function weekdayOf(parts: JalaliParts): Weekday {
  // Julian day 0 was a Monday, the third day of this week; a remainder by 7 is a Weekday.
  return ((dayNumberOf(parts) + 2) % 7) as Weekday;
}

/** The day `days` later (earlier when negative). Throws RangeError at the ends of the calendar. */
export function addJalaliDays(parts: JalaliParts, days: number): JalaliDate {
  if (!Number.isInteger(days)) throw new RangeError(`Days are whole, not ${days}.`);
  return brand(d2j(dayNumberOf(parts) + days));
}

/**
 * The same day `months` later (earlier when negative); the last day where that month is shorter (31 Khordad + 6 = 30 Azar).
 * Throws RangeError at the ends of the calendar.
 */
export function addJalaliMonths(parts: JalaliParts, months: number): JalaliDate {
  dayNumberOf(parts);
  const index = parts.jy * 12 + (parts.jm - 1) + months;
  const jy = Math.floor(index / 12);
  const jm = index - jy * 12 + 1;
  return jalaliDate(jy, jm, Math.min(parts.jd, jalaliMonthLength(jy, jm)));
}

/** Below zero when `a` is earlier than `b`, zero when they are the same day: for sorting, and for minimum and maximum. */
export function compareJalali(a: JalaliParts, b: JalaliParts): number {
  return a.jy - b.jy || a.jm - b.jm || a.jd - b.jd;
}

function dayNumberOf(parts: JalaliParts): number {
  if (!isJalaliDate(parts)) throw new RangeError(`There is no Jalali day ${parts.jy}/${parts.jm}/${parts.jd}.`);
  return j2d(parts.jy, parts.jm, parts.jd);
}

function assertYear(jy: number): void {
  if (!isJalaliYear(jy)) throw new RangeError(`Jalali years are ${MIN_JALALI_YEAR} to ${MAX_JALALI_YEAR}, not ${jy}.`);
}

/** The only door to the brand; everything that passes is a day that exists. */
function brand(parts: JalaliParts): JalaliDate {
  return parts as JalaliDate;
}
