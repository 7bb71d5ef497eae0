import type { RecipientEvent } from '../model/recipient-transition';
import type { RecipientKey } from '../sql/lock-recipients';

/** A part that the operator took. */
export interface AcceptedPart {
  part: number;
  operatorMessageId: string;
  /** Where it went, the nine digits after 9: a receipt must name the same. */
  mobile?: number;
}

/** Something happened to a recipient. */
export interface MessageEvent extends RecipientKey {
  event: RecipientEvent;
  /** When, in milliseconds since 1970. */
  atMs: number;
  submittedAtMs?: number;
  /** With an answer: what the operator took of it. */
  accepted?: readonly AcceptedPart[];
}

/** The time column that an event sets. */
export function timeColumnOf({ kind }: RecipientEvent): 'answeredAtMs' | 'receiptAtMs' | null {
  if (kind === 'receipt') return 'receiptAtMs';
  return kind === 'receipt-overdue' || kind === 'doubt-overdue' || kind === 'cancelled' || kind === 'expired'
    ? null
    : 'answeredAtMs';
}
