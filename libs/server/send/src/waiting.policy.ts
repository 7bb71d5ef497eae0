/** Sends of an account that may wait in state 0 or, unprepared, be paused; the new one included. */
export const MOST_WAITING_SENDS = 20;
/** Numbers that these sends may have together: three sends of the largest size. */
export const MOST_WAITING_NUMBERS = 3_000_000;
/** What a refused caller waits, in seconds: a send of the largest size is prepared in about that time. */
export const WAITING_RETRY_SECONDS = 5;

/** What waits to be prepared: sends, and the numbers in them as they were given. */
export interface Waiting {
  sends: number;
  numbers: number;
}

/**
 * Whether a send of `count` numbers may join what waits. Accepting is much cheaper than preparing, and preparing is shared:
 * without a limit one account could fill the disk with raw numbers and keep everybody else's sends waiting behind its own.
 */
export function mayJoin(waiting: Waiting, count: number): boolean {
  return waiting.sends < MOST_WAITING_SENDS && waiting.numbers + count <= MOST_WAITING_NUMBERS;
}
