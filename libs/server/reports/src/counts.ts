/** Sums of a send's `send_counts` rows, and what its chunks' cursors have not reached. */
export interface StoredCounts {
  total: number;
  /** Status 10 in the table: also what was marked for submitting and has no answer yet. */
  queued: number;
  sent: number;
  reachedTelecom: number;
  delivered: number;
  undelivered: number;
  blacklisted: number;
  inDoubt: number;
  expired: number;
  cancelled: number;
  refused: number;
  /** Recipients at or above the cursors of open chunks: nobody has marked them. */
  unmarked: number;
}

/** What people see: `submitted` (11) taken out of `queued` (10). They add up to `total`. */
export interface RecipientCounts extends Omit<StoredCounts, 'unmarked'> {
  submitted: number;
}

/**
 * No row says "submitted": marking moves only a chunk's cursor. What still is 10 in the table and was passed by a cursor
 * is in flight; so of all that are 10, those that no cursor has reached are queued and the rest are submitted.
 */
export function countsOf(stored: StoredCounts): RecipientCounts {
  const { total, sent, reachedTelecom, delivered, undelivered, blacklisted, inDoubt, expired, cancelled, refused } =
    stored;
  const queued = Math.min(stored.unmarked, stored.queued);
  const submitted = stored.queued - queued;
  const ended = { delivered, undelivered, blacklisted, inDoubt, expired, cancelled, refused };
  return { total, queued, submitted, sent, reachedTelecom, ...ended };
}
