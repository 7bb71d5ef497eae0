import { addJalaliDays, instantToTehran, tehranToInstant } from '@peyk/shared-jalali';

/** Hours of the day in Tehran: from the beginning of `from` (0-23) to the beginning of `to` (1-24); over midnight when `from` is later. */
export interface PermittedHours {
  from: number;
  to: number;
}

const MS_PER_MINUTE = 60_000;

/** Whether an hour of the day (0-23) lies within. */
export function isPermittedHour({ from, to }: PermittedHours, hour: number): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Whether a line with these hours may send at an instant; null is always. */
export function isPermittedAt(hours: PermittedHours | null, at: Date): boolean {
  return hours === null || isPermittedHour(hours, instantToTehran(at).hour);
}

/** When a line that may not send now may send again; null when it may. By the tz database, as everything about Tehran's clock. */
export function nextPermitted(hours: PermittedHours | null, at: Date): Date | null {
  if (hours === null || isPermittedAt(hours, at)) return null;
  const { jy, jm, jd } = instantToTehran(at);
  const today = tehranToInstant({ jy, jm, jd, hour: hours.from });
  if (today > at) return today;
  return tehranToInstant({ ...addJalaliDays({ jy, jm, jd }, 1), hour: hours.from });
}

/** The hour on Tehran's clock, worked out once a minute: a sender asks thousands of times a second. */
export function createTehranHour(): (at: Date) => number {
  const known = { minute: Number.NaN, hour: 0 };
  return (at) => {
    const minute = Math.floor(at.getTime() / MS_PER_MINUTE);
    if (minute !== known.minute) Object.assign(known, { minute, hour: instantToTehran(at).hour });
    return known.hour;
  };
}

/** The two columns of a line as hours; null for always. */
export function toPermittedHours(from: number | null, to: number | null): PermittedHours | null {
  return from === null || to === null ? null : { from, to };
}
