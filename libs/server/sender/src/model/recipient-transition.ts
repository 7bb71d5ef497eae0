import type { ReceiptState } from '@peyk/server-carrier';
import type { RefundRule } from '@peyk/server-database';
import { settlementOf } from './settlement';
import type { SettlementCause } from './settlement';
import { RECIPIENT_STATUS, SETTLED, rankOf } from './states';
import type { Settled, StoredStatus } from './states';

/** What decides about a recipient: the part of its row that events change. */
export interface RecipientState {
  status: StoredStatus;
  settled: Settled;
  /** A bit per part, the first part is bit 0. */
  deliveredMask: bigint;
  failedMask: bigint;
}

/** What may happen to a recipient after it was queued. */
export type RecipientEvent =
  /** All parts of the message were answered: taken, refused (at least one part), or nobody knows. */
  | { kind: 'accepted' | 'refused' | 'unknown' }
  /** Its sender died between marking it and storing an answer. */
  | { kind: 'abandoned' }
  /** It was certainly not handed over and will not be. */
  | { kind: 'cancelled' }
  /** Its send expired before it was handed over. */
  | { kind: 'expired' }
  | { kind: 'receipt'; part: number; state: ReceiptState; isWhole?: true }
  | { kind: 'receipt-overdue' }
  | { kind: 'doubt-overdue' };

type ReceiptEvent = Extract<RecipientEvent, { kind: 'receipt' }>;

/** What is fixed for a recipient by its send. */
export interface RecipientTerms {
  parts: number;
  refundRule: RefundRule;
}

/**
 * The one place that decides what an event makes of a recipient: status by rank, bits of parts, and where the money goes.
 * Returns the same object when nothing changes, as for every late or doubled receipt.
 */
export function transition(state: RecipientState, event: RecipientEvent, terms: RecipientTerms): RecipientState {
  const seen = withPartBits(state, event, terms);
  const wanted = statusAfter(seen, event, terms);
  const status = rankOf(wanted) > rankOf(state.status) ? wanted : state.status;
  const settled = settledAfter(state, status, event, terms);
  if (seen === state && status === state.status && settled === state.settled) return state;
  return { status, settled, deliveredMask: seen.deliveredMask, failedMask: seen.failedMask };
}

function settledAfter(
  before: RecipientState,
  status: StoredStatus,
  event: RecipientEvent,
  { refundRule }: RecipientTerms,
): Settled {
  if (before.settled !== SETTLED.held) return before.settled;
  const overdue = event.kind === 'receipt-overdue' || event.kind === 'doubt-overdue';
  // What changed nothing moves no money: the cause of an earlier refusal must not be judged again by a later receipt.
  if (status === before.status && !overdue) return before.settled;
  return settlementOf(status, refundRule, causeOf(event));
}

function causeOf(event: RecipientEvent): SettlementCause {
  if (event.kind === 'receipt' || event.kind === 'receipt-overdue' || event.kind === 'doubt-overdue') return event.kind;
  return 'status';
}

function withPartBits(state: RecipientState, event: RecipientEvent, { parts }: RecipientTerms): RecipientState {
  if (event.kind !== 'receipt' || event.part >= parts) return state;
  // The first final word about a part stays.
  const bits = partsOf(state, event, parts) & ~(state.deliveredMask | state.failedMask);
  if (bits === 0n) return state;
  if (event.state === 'delivered') return { ...state, deliveredMask: state.deliveredMask | bits };
  return isFailure(event.state) ? { ...state, failedMask: state.failedMask | bits } : state;
}

/** While it is open whether all its parts left, not even an operator that speaks of whole messages can speak for all of them. */
function partsOf({ status }: RecipientState, { part, isWhole }: ReceiptEvent, parts: number): bigint {
  return isWhole && status !== RECIPIENT_STATUS.inDoubt ? wholeMask(parts) : 1n << BigInt(part);
}

function isFailure(state: ReceiptState): boolean {
  return state !== 'accepted' && state !== 'enroute' && state !== 'delivered';
}

const STATUS_OF_RECEIPT: Readonly<Record<Exclude<ReceiptState, 'delivered'>, StoredStatus>> = {
  accepted: RECIPIENT_STATUS.reachedTelecom,
  enroute: RECIPIENT_STATUS.reachedTelecom,
  undelivered: RECIPIENT_STATUS.undelivered,
  expired: RECIPIENT_STATUS.expired,
  rejected: RECIPIENT_STATUS.refused,
  blacklisted: RECIPIENT_STATUS.blacklisted,
};

function statusAfter(seen: RecipientState, event: RecipientEvent, { parts }: RecipientTerms): StoredStatus {
  switch (event.kind) {
    case 'accepted':
      return afterAccepted(seen);
    case 'refused':
      return RECIPIENT_STATUS.refused;
    case 'unknown':
    case 'abandoned':
      return RECIPIENT_STATUS.inDoubt;
    case 'cancelled':
      return RECIPIENT_STATUS.cancelled;
    case 'expired':
      return RECIPIENT_STATUS.expired;
    case 'receipt':
      if (seen.status === RECIPIENT_STATUS.inDoubt && !isEveryPartKnown(seen, parts)) return seen.status;
      return event.state === 'delivered' ? afterDelivered(seen, parts) : STATUS_OF_RECEIPT[event.state];
    default:
      return seen.status;
  }
}

/** What receipts have said of its parts while others were open counts as soon as those are known to be taken. */
function afterAccepted({ deliveredMask, failedMask }: RecipientState): StoredStatus {
  // Which failure it was is not kept.
  if (failedMask !== 0n) return RECIPIENT_STATUS.undelivered;
  return deliveredMask === 0n ? RECIPIENT_STATUS.sent : RECIPIENT_STATUS.reachedTelecom;
}

function wholeMask(parts: number): bigint {
  return (1n << BigInt(parts)) - 1n;
}

/**
 * A receipt proves that the operator took its part, and says nothing of the other parts: while one of them is open, so is
 * the message, or it would be charged whole for the part that left.
 */
function isEveryPartKnown({ deliveredMask, failedMask }: RecipientState, parts: number): boolean {
  return (deliveredMask | failedMask) === wholeMask(parts);
}

/** A message has arrived when each of its parts has. */
function afterDelivered(seen: RecipientState, parts: number): StoredStatus {
  if (seen.deliveredMask === wholeMask(parts)) return RECIPIENT_STATUS.delivered;
  // Out of a doubt with a part that failed: of a part, the operator's first word stays, but not which failure it was.
  return isEveryPartKnown(seen, parts) ? RECIPIENT_STATUS.undelivered : RECIPIENT_STATUS.reachedTelecom;
}
