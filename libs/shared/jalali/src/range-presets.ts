import { addJalaliDays, jalaliDate, type JalaliDate } from './calendar';
import { type Instant, instantToTehran, tehranToInstant } from './tehran';

/** The ranges that people ask for most. */
export type JalaliRangePreset = 'today' | 'yesterday' | 'last7Days' | 'last30Days' | 'thisMonth';

/** A range of whole days: the first moment of its first day to the last moment (a millisecond before midnight) of its last. */
export interface InstantRange {
  readonly from: string;
  readonly to: string;
}

const DAYS_BACK = { last7Days: 6, last30Days: 29 } as const;

/**
 * A preset on the clock of Tehran, as instants in ISO 8601. «۷ روز گذشته» are seven days with today; «این ماه» goes from the first of
 * the Jalali month to today. Throws RangeError when `now` is no instant.
 */
export function jalaliRangePreset(preset: JalaliRangePreset, now: Instant): InstantRange {
  const { jy, jm, jd } = instantToTehran(now);
  const today = jalaliDate(jy, jm, jd);
  if (preset === 'today') return wholeDays(today, today);
  if (preset === 'thisMonth') return wholeDays(jalaliDate(jy, jm, 1), today);
  if (preset === 'yesterday') return wholeDays(addJalaliDays(today, -1), addJalaliDays(today, -1));
  return wholeDays(addJalaliDays(today, -DAYS_BACK[preset]), today);
}

/** The first moment of a Jalali day in Tehran, in ISO 8601. */
export function startOfJalaliDay(day: JalaliDate): string {
  return tehranToInstant(day).toISOString();
}

/** The last millisecond of a Jalali day in Tehran, in ISO 8601; right also on days of 23 or 25 hours. */
export function endOfJalaliDay(day: JalaliDate): string {
  return new Date(tehranToInstant(addJalaliDays(day, 1)).getTime() - 1).toISOString();
}

function wholeDays(first: JalaliDate, last: JalaliDate): InstantRange {
  return { from: startOfJalaliDay(first), to: endOfJalaliDay(last) };
}
