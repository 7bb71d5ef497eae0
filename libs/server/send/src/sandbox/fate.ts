import { RECIPIENT_STATUS } from '@peyk/server-sender';

/** What becomes of a test message, decided when it is made. */
export interface Fate {
  /** As the statuses of recipients. */
  before: number;
  status: number;
  /** Null: no receipt ever comes. */
  afterMs: number | null;
}

const { sent, reachedTelecom, delivered, undelivered, blacklisted, submitted, inDoubt, expired, refused } =
  RECIPIENT_STATUS;
const SOON_MS = 1_000;
const LATE_MS = 30_000;

const DELIVERED: Fate = { before: sent, status: delivered, afterMs: SOON_MS };
const failed = (status: number): Fate => ({ before: sent, status, afterMs: SOON_MS });
const IN_DOUBT: Fate = { before: submitted, status: inDoubt, afterMs: null };

/** By the last six digits, which are 7700 and these: the endings of the operator simulator. What is not here is delivered. */
const BY_ENDING: ReadonlyMap<number, Fate> = new Map([
  [1, failed(undelivered)],
  [2, failed(blacklisted)],
  [3, { ...DELIVERED, afterMs: LATE_MS }],
  [4, { ...DELIVERED, before: reachedTelecom }],
  [6, { before: sent, status: sent, afterMs: null }],
  [9, IN_DOUBT],
  [10, { ...failed(refused), before: submitted }],
  [11, failed(expired)],
  [12, failed(refused)],
  [13, IN_DOUBT],
]);
const MILLION = 1_000_000;
const MAGIC = 770_000;
/** Of a long message the second part does not arrive. */
const SECOND_PART_LOST = 15;

/** @param mobile the nine digits after 9 */
export function fateOf(mobile: number, parts: number): Fate {
  const ending = (mobile % MILLION) - MAGIC;
  if (ending === SECOND_PART_LOST && parts > 1) return failed(undelivered);
  return BY_ENDING.get(ending) ?? DELIVERED;
}
