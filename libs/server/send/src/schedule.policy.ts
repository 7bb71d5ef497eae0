/** Sooner is now: anyone who wants that leaves the time out. */
export const LEAST_AHEAD_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
export const MOST_AHEAD_MS = 366 * DAY_MS;
/** Between the panel's clock and ours; a minute that was chosen a moment ago is still good. */
const TOLERANCE_MS = 10_000;

/** Scheduled sends of an account, the new one included: their numbers are kept as they were given until their time. */
export const MOST_SCHEDULED_SENDS = 500;
export const MOST_SCHEDULED_NUMBERS = 20_000_000;

/** Paused sends of an account: they cost nobody anything, but nothing may grow without an end. */
export const MOST_PAUSED_SENDS = 500;

/** What is wrong with a time to send at; at least a minute and at most a year from now. */
export function faultOfSendTime(sendTime: Date, now: Date): 'pastTime' | 'farTime' | undefined {
  const aheadMs = sendTime.getTime() - now.getTime();
  if (aheadMs < LEAST_AHEAD_MS - TOLERANCE_MS) return 'pastTime';
  return aheadMs > MOST_AHEAD_MS ? 'farTime' : undefined;
}

/** Whether another send of `count` numbers may be scheduled beside those that wait for their time. */
export function mayBeScheduled(waiting: { sends: number; numbers: number }, count: number): boolean {
  return waiting.sends < MOST_SCHEDULED_SENDS && waiting.numbers + count <= MOST_SCHEDULED_NUMBERS;
}
