const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after one failure the next try comes; the last of these again and again. */
const WAITS_MS = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS] as const;
/** A receiver may ask for no more than this: what it writes by mistake would be a silence of years. */
const MOST_ASKED_MS = 10 * HOUR_MS;
/** From the first failure to the last try. */
export const GIVEN_UP_AFTER_MS = 72 * HOUR_MS;
/** So that all that failed in one moment does not come back in one. */
const JITTER = 0.1;

export interface Failed {
  /** How many failures there were before this one. */
  step: number;
  firstFailedAt: Date;
  now: Date;
  /** For how long the receiver asks to be left alone. */
  askedMs?: number;
}

/**
 * When a delivery that failed is tried again; null when it is given up. The last try is three days after the first failure, whatever
 * the jitter, or the receiver, has made of those before it. @param random 0 to 1
 */
export function nextTry({ step, firstFailedAt, now, askedMs = 0 }: Failed, random: number): Date | null {
  const last = firstFailedAt.getTime() + GIVEN_UP_AFTER_MS;
  if (now.getTime() >= last) return null;
  const wait = WAITS_MS[step] ?? 10 * HOUR_MS;
  const own = wait * (1 + JITTER * (2 * random - 1));
  const next = now.getTime() + Math.max(own, Math.min(askedMs, MOST_ASKED_MS));
  return new Date(Math.min(Math.round(next), last));
}
