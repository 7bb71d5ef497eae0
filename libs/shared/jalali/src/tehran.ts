import { type JalaliParts, type Weekday, toGregorian, toJalali, weekdayOf } from './calendar';

/** A moment: ISO 8601 with its zone (`2026-11-20T10:35:00Z`), milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

/** What clock and calendar on a wall in Tehran show. */
export interface TehranTime extends JalaliParts {
  /** 0-23. */
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 0 Saturday ... 6 Friday. */
  readonly weekday: Weekday;
}

/** A wall time to turn into an instant; what is left out is zero. */
export interface TehranTimeInput extends JalaliParts {
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
}

export const TEHRAN_TIME_ZONE = 'Asia/Tehran';

const MS_PER_SECOND = 1000;
const MS_PER_DAY = 86_400_000;

/** Without a zone a text is not an instant: it would mean another moment on every machine. */
const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Making a formatter costs a hundred times more than using it, so there is one, made at first use. */
const cache: { formatter?: Intl.DateTimeFormat } = {};

/** Milliseconds since 1970 of an instant. Throws RangeError for a text without zone and for what is no time at all. */
export function instantToMs(instant: Instant): number {
  if (typeof instant === 'string' && !ISO_WITH_ZONE.test(instant)) {
    throw new RangeError('An instant is ISO 8601 with its zone, such as 2026-11-20T10:35:00Z.');
  }
  const ms = new Date(instant).getTime();
  if (Number.isNaN(ms)) throw new RangeError('This is not a moment in time.');
  return ms;
}

/**
 * What clock and calendar in Tehran showed at an instant, by the tz database: summer time until September 2022 is in it.
 * Throws RangeError for what is no instant, or outside the Jalali years -61..3177.
 */
export function instantToTehran(instant: Instant): TehranTime {
  const ms = instantToMs(instant);
  // The formatter writes years before Christ without their sign, and those have no Jalali year anyway.
  if (new Date(ms).getUTCFullYear() < 1) throw new RangeError('This moment is before the Jalali calendar.');
  const { gy, gm, gd, hour, minute, second } = wallClock(ms);
  const { jy, jm, jd } = toJalali({ gy, gm, gd });
  return { jy, jm, jd, hour, minute, second, weekday: weekdayOf({ jy, jm, jd }) };
}

/**
 * The instant of a wall time in Tehran. An hour that came twice (the end of summer time) is the first of the two; an hour that was
 * left out (its beginning) is moved forward by what was left out. Throws RangeError when there is no such day or time.
 */
export function tehranToInstant({ jy, jm, jd, hour = 0, minute = 0, second = 0 }: TehranTimeInput): Date {
  if (!isWithin(hour, 23) || !isWithin(minute, 59) || !isWithin(second, 59)) {
    throw new RangeError(`There is no time ${hour}:${minute}:${second}.`);
  }
  const { gy, gm, gd } = toGregorian({ jy, jm, jd });
  const wallMs = Date.UTC(gy, gm - 1, gd, hour, minute, second);
  // Offsets change at most once within two days, so the right one is that of the day before or of the day after.
  const before = offsetMs(wallMs - MS_PER_DAY);
  const after = offsetMs(wallMs + MS_PER_DAY);
  const candidates = [wallMs - before, wallMs - after].filter((ms) => ms + offsetMs(ms) === wallMs);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : wallMs - before);
}

/** How far Tehran's clock is ahead of UTC at a moment, in milliseconds. */
function offsetMs(ms: number): number {
  const { gy, gm, gd, hour, minute, second } = wallClock(ms);
  const wholeSecondMs = Math.floor(ms / MS_PER_SECOND) * MS_PER_SECOND;
  return Date.UTC(gy, gm - 1, gd, hour, minute, second) - wholeSecondMs;
}

function wallClock(ms: number) {
  cache.formatter ??= new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: TEHRAN_TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const clock = { gy: 0, gm: 0, gd: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of cache.formatter.formatToParts(ms)) {
    if (type === 'year') clock.gy = Number(value);
    else if (type === 'month') clock.gm = Number(value);
    else if (type === 'day') clock.gd = Number(value);
    else if (type === 'hour' || type === 'minute' || type === 'second') clock[type] = Number(value);
  }
  return clock;
}

function isWithin(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max;
}
