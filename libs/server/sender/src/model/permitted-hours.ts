import { addJalaliDays, instantToTehran, tehranToInstant } from '@peyk/shared-jalali';

/** Hours of the day in Tehran: from the beginning of `from` (0-23) to the beginning of `to` (1-24); over midnight when `from` is later. */
export interface PermittedHours {
  from: number;
  to: number;
}

const MS_PER_MINUTE = 60_000;
const HOURS_A_DAY = 24;

/** Whether an hour of the day (0-23) lies within. */
export function isPermittedHour({ from, to }: PermittedHours, hour: number): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Whether an instant lies within all of these hours; within none of them is always. */
export function isPermittedAt(windows: readonly PermittedHours[], at: Date): boolean {
  if (windows.length === 0) return true;
  const { hour } = instantToTehran(at);
  return windows.every((hours) => isPermittedHour(hours, hour));
}

/** Whether there is an hour of the day that lies within all of these. */
export function haveCommonHour(windows: readonly PermittedHours[]): boolean {
  return Array.from({ length: HOURS_A_DAY }, (_, hour) => hour).some((hour) =>
    windows.every((hours) => isPermittedHour(hours, hour)),
  );
}

/**
 * When what may not send now may send again, because all of these hours are open; null when it may, and when they have no
 * hour in common. By the tz database, as everything about Tehran's clock.
 */
export function nextPermitted(windows: readonly PermittedHours[], at: Date): Date | null {
  if (isPermittedAt(windows, at)) return null;
  const { jy, jm, jd } = instantToTehran(at);
  const days = [{ jy, jm, jd }, addJalaliDays({ jy, jm, jd }, 1)];
  // What several have in common begins where one of them begins.
  const beginnings = days.flatMap((day) => windows.map(({ from }) => tehranToInstant({ ...day, hour: from })));
  const openings = beginnings.filter((opening) => opening > at && isPermittedAt(windows, opening));
  return openings.length === 0 ? null : new Date(Math.min(...openings.map((opening) => opening.getTime())));
}

/** When what may send now may no longer, by the same clock; null when it may always, or may not now. */
export function closesAt(windows: readonly PermittedHours[], at: Date): Date | null {
  if (windows.length === 0 || !isPermittedAt(windows, at)) return null;
  const { jy, jm, jd } = instantToTehran(at);
  const days = [{ jy, jm, jd }, addJalaliDays({ jy, jm, jd }, 1), addJalaliDays({ jy, jm, jd }, 2)];
  const ends = days.flatMap((day) => windows.map(({ to }) => tehranToInstant({ ...day, hour: to % HOURS_A_DAY })));
  const closings = ends.filter((end) => end > at && !isPermittedAt(windows, end));
  return closings.length === 0 ? null : new Date(Math.min(...closings.map((closing) => closing.getTime())));
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

/** The two columns as hours; null for always. */
export function toPermittedHours(from: number | null, to: number | null): PermittedHours | null {
  return from === null || to === null ? null : { from, to };
}

/** Of the hours of a line and the account's own, those that there are. */
export function windowsOf(...hours: readonly (PermittedHours | null)[]): PermittedHours[] {
  return hours.filter((window) => window !== null);
}
