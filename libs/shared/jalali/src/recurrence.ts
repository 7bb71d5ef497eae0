import {
  type GregorianParts,
  type JalaliDate,
  type JalaliParts,
  type Weekday,
  addJalaliDays,
  addJalaliMonths,
  compareJalali,
  isLeapJalaliYear,
  jalaliDate,
  jalaliMonthLength,
  toGregorian,
  weekdayOf,
} from './calendar';
import { type Instant, instantToMs, instantToTehran, tehranToInstant } from './tehran';

/** On which days something comes again. */
export type RecurrenceDays =
  | { readonly every: 'day' }
  /** At least one weekday; 0 Saturday ... 6 Friday. */
  | { readonly every: 'week'; readonly weekdays: readonly Weekday[] }
  /** 1-31; in a month that is shorter, its last day. */
  | { readonly every: 'month'; readonly monthDay: number };

/** What comes again, by the wall clock of Tehran. */
export interface Recurrence {
  readonly days: RecurrenceDays;
  /** 0-23. */
  readonly hour: number;
  /** 0-59. */
  readonly minute: number;
  readonly startsOn: JalaliDate;
  /** The last day on which it may come; null for no end. */
  readonly endsOn: JalaliDate | null;
}

/** People do not live longer; dates of birth from before are not looked for. */
const OLDEST_YEARS = 150;
const ESFAND = 12;

/**
 * The first time later than `after`; null when there is none before the end. Throws RangeError for weekdays that are empty, a day
 * of the month outside 1..31, and a time that does not exist.
 */
export function nextOccurrence(recurrence: Recurrence, after: Instant): Date | null {
  const { hour, minute, startsOn, endsOn } = recurrence;
  const today = instantToTehran(after);
  const from = compareJalali(startsOn, today) > 0 ? startsOn : jalaliDate(today.jy, today.jm, today.jd);
  const first = dayFrom(recurrence.days, from);
  // On the first day its hour may have passed.
  for (const day of [first, dayFrom(recurrence.days, addJalaliDays(first, 1))]) {
    if (endsOn && compareJalali(day, endsOn) > 0) return null;
    const at = tehranToInstant({ ...day, hour, minute });
    if (at.getTime() > instantToMs(after)) return at;
  }
  return null;
}

/** The next times after an instant, at most `count` of them. Throws as `nextOccurrence`. */
export function nextOccurrences(recurrence: Recurrence, after: Instant, count: number): Date[] {
  const found: Date[] = [];
  for (let at: Date | null = new Date(instantToMs(after)); found.length < count; found.push(at)) {
    at = nextOccurrence(recurrence, at);
    if (!at) return found;
  }
  return found;
}

/** The first day of the recurrence on or after a day. */
function dayFrom(days: RecurrenceDays, from: JalaliDate): JalaliDate {
  if (days.every === 'week') return weekdayFrom(days.weekdays, from);
  if (days.every === 'month') return monthDayFrom(days.monthDay, from);
  return from;
}

function weekdayFrom(weekdays: readonly Weekday[], from: JalaliDate): JalaliDate {
  const today = weekdayOf(from);
  const ahead = weekdays.map((weekday) => (weekday - today + 7) % 7);
  if (ahead.length === 0) throw new RangeError('A week without a day has no next one.');
  return addJalaliDays(from, Math.min(...ahead));
}

function monthDayFrom(monthDay: number, from: JalaliDate): JalaliDate {
  if (!Number.isInteger(monthDay) || monthDay < 1 || monthDay > 31) {
    throw new RangeError(`A month has no day ${monthDay}.`);
  }
  const here = dayOfMonth(from, monthDay);
  return compareJalali(here, from) >= 0 ? here : dayOfMonth(addJalaliMonths({ ...from, jd: 1 }, 1), monthDay);
}

function dayOfMonth({ jy, jm }: JalaliParts, monthDay: number): JalaliDate {
  return jalaliDate(jy, jm, Math.min(monthDay, jalaliMonthLength(jy, jm)));
}

/**
 * The days of all years until now, the latest first, whose anniversary is on this day: in a common year 29 Esfand is also that of
 * those of 30 Esfand. As Gregorian days, as dates of birth are kept.
 */
export function anniversariesOn(day: JalaliDate): GregorianParts[] {
  const found: GregorianParts[] = [];
  for (let jy = day.jy; jy >= day.jy - OLDEST_YEARS; jy -= 1) {
    const isLeap = isLeapJalaliYear(jy);
    const exists = day.jd <= jalaliMonthLength(jy, day.jm);
    if (exists) found.push(toGregorian({ jy, jm: day.jm, jd: day.jd }));
    if (isLeap && isLastOfCommonYear(day)) found.push(toGregorian({ jy, jm: ESFAND, jd: 30 }));
  }
  return found;
}

function isLastOfCommonYear({ jy, jm, jd }: JalaliDate): boolean {
  return jm === ESFAND && jd === 29 && !isLeapJalaliYear(jy);
}
