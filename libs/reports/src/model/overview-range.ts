import { TEHRAN_TIME_ZONE, endOfJalaliDay, formatJalali, instantToTehran, jalaliDate } from '@peyk/shared-jalali';
import type { FilterShape, FilterValuesOf } from '@peyk/shared-url-state';
import type { DayRange } from '../api/get-overview';

const DAY_MS = 86_400_000;
/** As long as the API answers. */
const MOST_DAYS = 366;
const USUAL = '30';

/** How many days up to today, or the person's own range. */
export const RANGE_CHOICES = ['7', '30', '90', 'own'] as const;
export type RangeChoice = (typeof RANGE_CHOICES)[number];

/** The keys of the address. */
export const OVERVIEW_FILTERS = [
  { type: 'options', key: 'days', options: RANGE_CHOICES.map((value) => ({ value })) },
  { type: 'date_range', key: 'range' },
] as const satisfies readonly FilterShape[];

export type OverviewFilterValues = FilterValuesOf<typeof OVERVIEW_FILTERS>;

export function choiceOf({ days }: OverviewFilterValues): RangeChoice {
  return RANGE_CHOICES.find((choice) => choice === days) ?? USUAL;
}

/** The day in Tehran of an instant, as the API has days. */
function dayOf(instant: string | number): string {
  return new Date(instant).toLocaleDateString('en-CA', { timeZone: TEHRAN_TIME_ZONE });
}

/** Days are counted at noon in UTC, where no clock is changed. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);
const daysBefore = (day: string, count: number) =>
  new Date(noonOf(day) - count * DAY_MS).toISOString().slice(0, day.length);

/** What the address asks for. An end that is open is today; a beginning that is open is thirty days before the end. */
export function rangeOf(values: OverviewFilterValues, now: number): DayRange {
  const choice = choiceOf(values);
  if (choice !== 'own') return lastDays(Number(choice), dayOf(now));
  const { from, to } = values.range ?? {};
  const last = to === undefined ? dayOf(now) : dayOf(to);
  return from === undefined ? lastDays(Number(USUAL), last) : { from_day: dayOf(from), to_day: last };
}

function lastDays(count: number, last: string): DayRange {
  return { from_day: daysBefore(last, count - 1), to_day: last };
}

/** Longer than the API answers. */
export function isTooLong({ from_day, to_day }: DayRange): boolean {
  return noonOf(to_day) - noonOf(from_day) >= MOST_DAYS * DAY_MS;
}

/** The last moment that can be asked for. */
export function endOfToday(now: number): string {
  const { jy, jm, jd } = instantToTehran(now);
  return endOfJalaliDay(jalaliDate(jy, jm, jd));
}

/** `2026-11-20` as ۱۴۰۵/۰۸/۲۹. */
export function formatDay(day: string): string {
  return formatJalali(noonOf(day));
}
