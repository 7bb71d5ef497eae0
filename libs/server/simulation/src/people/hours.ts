/** Hours of the day in Tehran; over midnight when the first is the later one. */
export interface Hours {
  from: number;
  to: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of Tehran's clock, which is not put forward in summer any more. */
const TEHRAN_MS = 3.5 * HOUR_MS;
/** A life begins at noon in Tehran: hours that end soon, begin soon, lie far off, or go over midnight. */
export const HOURS: readonly Hours[] = [
  { from: 8, to: 13 },
  { from: 9, to: 14 },
  { from: 13, to: 20 },
  { from: 22, to: 6 },
  { from: 20, to: 13 },
];

/** Whether an hour of the day lies within; none is always. */
export function hoursOpen(hours: Hours | undefined, hour: number): boolean {
  if (!hours) return true;
  const { from, to } = hours;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** How long it is closed from now on, by all of these hours; 0 when it is open, undefined when they never come together. */
export function msUntilOpen(windows: readonly (Hours | undefined)[], nowMs: number): number | undefined {
  const sinceMidnightMs = (nowMs + TEHRAN_MS) % DAY_MS;
  const now = Math.floor(sinceMidnightMs / HOUR_MS);
  for (let ahead = 0; ahead < 24; ahead += 1) {
    if (!windows.every((hours) => hoursOpen(hours, (now + ahead) % 24))) continue;
    return ahead === 0 ? 0 : (now + ahead) * HOUR_MS - sinceMidnightMs;
  }
  return undefined;
}
