import {
  compareJalali,
  formatJalali,
  instantToMs,
  instantToTehran,
  type JalaliDate,
  jalaliDate,
  type JalaliParts,
} from '@peyk/shared-jalali';

/** What may be chosen, in milliseconds since 1970; both ends belong to it. */
export interface PickerBounds {
  readonly minMs: number;
  readonly maxMs: number;
}

interface BoundsProps {
  readonly min?: string;
  readonly max?: string;
  /** Sets the minimum to now, unless `min` is later. */
  readonly disablePast?: boolean;
}

/** The bounds at the moment `nowMs`. A bound that is not given, or empty, does not bind. */
export function boundsOf({ min = '', max = '', disablePast = false }: BoundsProps, nowMs: number): PickerBounds {
  const minMs = min === '' ? -Infinity : instantToMs(min);
  return {
    minMs: disablePast ? Math.max(minMs, nowMs) : minMs,
    maxMs: max === '' ? Infinity : instantToMs(max),
  };
}

/** Whether any moment of a Tehran day is within the bounds. */
export function isDayWithin(day: JalaliParts, { minMs, maxMs }: PickerBounds): boolean {
  return (
    (minMs === -Infinity || compareJalali(day, instantToTehran(minMs)) >= 0) &&
    (maxMs === Infinity || compareJalali(day, instantToTehran(maxMs)) <= 0)
  );
}

/** Whether an instant may be chosen: to the millisecond where a time is shown, by its day where only the day counts. */
export function isWithin(instant: string, bounds: PickerBounds, withTime: boolean): boolean {
  if (!withTime) return isDayWithin(instantToTehran(instant), bounds);
  const ms = instantToMs(instant);
  return ms >= bounds.minMs && ms <= bounds.maxMs;
}

/** The day itself, or the nearest one within the bounds. */
export function clampDay(day: JalaliDate, { minMs, maxMs }: PickerBounds): JalaliDate {
  const first = minMs === -Infinity ? day : dayOf(minMs);
  if (compareJalali(day, first) < 0) return first;
  const last = maxMs === Infinity ? day : dayOf(maxMs);
  return compareJalali(day, last) > 0 ? last : day;
}

/** Whether any day of a month is within the bounds. */
export function isMonthWithin(jy: number, jm: number, { minMs, maxMs }: PickerBounds): boolean {
  const index = jy * 12 + jm;
  return index >= monthIndex(minMs, -Infinity) && index <= monthIndex(maxMs, Infinity);
}

/** Whether any day of a year is within the bounds. */
export function isYearWithin(jy: number, { minMs, maxMs }: PickerBounds): boolean {
  if (minMs !== -Infinity && jy < instantToTehran(minMs).jy) return false;
  return maxMs === Infinity || jy <= instantToTehran(maxMs).jy;
}

/** What is wrong with an instant outside the bounds, in a sentence that names the bound. */
export function outsideMessage(instant: string, { minMs, maxMs }: PickerBounds, withTime: boolean): string {
  const style = withTime ? 'dateTime' : 'date';
  if (instantToMs(instant) < minMs) return `زودترین زمان ممکن ${formatJalali(minMs, style)} است.`;
  return `دیرترین زمان ممکن ${formatJalali(maxMs, style)} است.`;
}

/** The Tehran day of a moment. */
export function dayOf(instant: string | number): JalaliDate {
  const { jy, jm, jd } = instantToTehran(instant);
  return jalaliDate(jy, jm, jd);
}

function monthIndex(ms: number, otherwise: number): number {
  if (!Number.isFinite(ms)) return otherwise;
  const { jy, jm } = instantToTehran(ms);
  return jy * 12 + jm;
}
