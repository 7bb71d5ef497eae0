import { persianDigits } from './digits';
import { type Instant, instantToMs } from './tehran';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** By rule a month counts 30 days and a year 365. */
const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

const JUST_NOW_MS = 15 * SECOND_MS;
const MOMENTS_MS = 30 * SECOND_MS;

/** Largest first: the first that fits names the gap. */
const UNITS: readonly (readonly [number, string])[] = [
  [YEAR_MS, 'سال'],
  [MONTH_MS, 'ماه'],
  [DAY_MS, 'روز'],
  [HOUR_MS, 'ساعت'],
  [MINUTE_MS, 'دقیقه'],
  [SECOND_MS, 'ثانیه'],
];

/**
 * How long ago, or until when: «همین الان» under 15 seconds, «لحظاتی پیش» or «لحظاتی دیگر» under 30, then whole units rounded down,
 * «۵ دقیقه پیش», «۳ روز دیگر». Throws RangeError for what is no instant.
 */
export function relativeTime(instant: Instant, now: Instant): string {
  const aheadMs = instantToMs(instant) - instantToMs(now);
  const gapMs = Math.abs(aheadMs);
  if (gapMs < JUST_NOW_MS) return 'همین الان';
  const direction = aheadMs > 0 ? 'دیگر' : 'پیش';
  if (gapMs < MOMENTS_MS) return `لحظاتی ${direction}`;
  const [unitMs, name] = UNITS.find(([size]) => gapMs >= size) ?? [SECOND_MS, 'ثانیه'];
  return persianDigits(`${Math.floor(gapMs / unitMs)} ${name} ${direction}`);
}
