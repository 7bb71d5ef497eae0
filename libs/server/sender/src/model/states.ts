/** What a send is doing. The report, the contract and the database use these numbers. */
export const SEND_STATE = {
  creating: 0,
  waitingForReview: 1,
  sending: 2,
  rejected: 3,
  noValidRecipient: 4,
  queued: 5,
  finished: 6,
  stopped: 7,
  noCredit: 8,
  systemError: 9,
  paused: 10,
  scheduled: 11,
} as const;
export type SendState = (typeof SEND_STATE)[keyof typeof SEND_STATE];

/** What became of a recipient. 11 is never stored: it is how 10 is shown once the chunk's cursor has passed it. */
export const RECIPIENT_STATUS = {
  sent: 0,
  reachedTelecom: 1,
  delivered: 2,
  undelivered: 3,
  blacklisted: 4,
  queued: 10,
  submitted: 11,
  inDoubt: 12,
  expired: 13,
  cancelled: 14,
  refused: 15,
} as const;
export type RecipientStatus = (typeof RECIPIENT_STATUS)[keyof typeof RECIPIENT_STATUS];
/** The statuses that a row may have. */
export type StoredStatus = Exclude<RecipientStatus, 11>;

/** Where the money of a recipient is. Moves once, from held. */
export const SETTLED = { held: 0, charged: 1, returned: 2 } as const;
export type Settled = (typeof SETTLED)[keyof typeof SETTLED];

/** The state of a chunk; `ready` means that below its cursor every recipient is decided. */
export const CHUNK_STATE = { ready: 0, leased: 1, done: 2, cancelled: 3 } as const;

/** A change of status needs a higher rank, so nothing goes back and the first of the final ones stays. */
const RANK: Readonly<Record<StoredStatus, number>> = {
  [RECIPIENT_STATUS.queued]: 0,
  [RECIPIENT_STATUS.inDoubt]: 1,
  [RECIPIENT_STATUS.sent]: 2,
  [RECIPIENT_STATUS.reachedTelecom]: 3,
  [RECIPIENT_STATUS.delivered]: 4,
  [RECIPIENT_STATUS.undelivered]: 4,
  [RECIPIENT_STATUS.blacklisted]: 4,
  [RECIPIENT_STATUS.expired]: 4,
  [RECIPIENT_STATUS.refused]: 4,
  [RECIPIENT_STATUS.cancelled]: 4,
};

export function rankOf(status: StoredStatus): number {
  return RANK[status];
}

/** The column of `send_counters` that counts a status. */
export const COUNTER_OF = {
  [RECIPIENT_STATUS.queued]: 'queued',
  [RECIPIENT_STATUS.sent]: 'sent',
  [RECIPIENT_STATUS.reachedTelecom]: 'reached_telecom',
  [RECIPIENT_STATUS.delivered]: 'delivered',
  [RECIPIENT_STATUS.undelivered]: 'undelivered',
  [RECIPIENT_STATUS.blacklisted]: 'blacklisted',
  [RECIPIENT_STATUS.inDoubt]: 'in_doubt',
  [RECIPIENT_STATUS.expired]: 'expired',
  [RECIPIENT_STATUS.cancelled]: 'cancelled',
  [RECIPIENT_STATUS.refused]: 'refused',
} as const satisfies Record<StoredStatus, string>;
export type CounterColumn = (typeof COUNTER_OF)[StoredStatus];

/** @throws RangeError for a number that no row may hold. */
export function toStoredStatus(status: number): StoredStatus {
  if (!(status in COUNTER_OF)) throw new RangeError(`${status} is not the status of a recipient's row.`);
  return status as StoredStatus; // checked one line above
}
