import type { RefundRule } from '@peyk/server-database';
import { RECIPIENT_STATUS, SETTLED } from './states';
import type { Settled, StoredStatus } from './states';

/** Why the money is looked at. */
export type SettlementCause =
  /** The operator's answer, a receipt, or a cancellation changed the status. */
  | 'status'
  /** As before, and the word came from a receipt: the operator had taken the message. */
  | 'receipt'
  /** No receipt came within the line's waiting time. */
  | 'receipt-overdue'
  /** In doubt for longer than a customer can be asked to wait. */
  | 'doubt-overdue';

const WIDTH: Readonly<Record<RefundRule, number>> = { none: 0, blacklist: 1, not_reached_telecom: 2, not_delivered: 3 };

/** The narrowest rule that gives a failed message back after the operator had taken it. */
const GIVEN_BACK_FROM: ReadonlyMap<StoredStatus, number> = new Map([
  [RECIPIENT_STATUS.blacklisted, WIDTH.blacklist],
  [RECIPIENT_STATUS.refused, WIDTH.not_reached_telecom],
  [RECIPIENT_STATUS.undelivered, WIDTH.not_delivered],
  [RECIPIENT_STATUS.expired, WIDTH.not_delivered],
]);

/**
 * Where the money of a recipient belongs now, by the refund rule of its line (docs/billing.md, "When held money moves").
 * Only for money that is still held: it moves once.
 */
export function settlementOf(status: StoredStatus, rule: RefundRule, cause: SettlementCause): Settled {
  if (status === RECIPIENT_STATUS.queued) return SETTLED.held;
  if (status === RECIPIENT_STATUS.cancelled) return SETTLED.returned;
  if (status === RECIPIENT_STATUS.inDoubt) return cause === 'doubt-overdue' ? SETTLED.returned : SETTLED.held;
  // Refused by the answer, or expired before it was handed over: the operator never took it, so no rule is asked.
  const neverTaken = status === RECIPIENT_STATUS.refused || status === RECIPIENT_STATUS.expired;
  if (neverTaken && cause === 'status') return SETTLED.returned;
  if (rule === 'none') return SETTLED.charged;
  if (status === RECIPIENT_STATUS.delivered) return SETTLED.charged;
  const from = GIVEN_BACK_FROM.get(status);
  if (from !== undefined) return WIDTH[rule] >= from ? SETTLED.returned : SETTLED.charged;
  return cause === 'receipt-overdue' ? SETTLED.charged : SETTLED.held;
}
