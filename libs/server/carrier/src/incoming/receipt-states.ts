import type { ReceiptState } from '../carrier';

/** SMPP 3.4, 5.2.28. DELETED and UNKNOWN are final and not delivered: for the payer both are "not delivered". */
const BY_NUMBER: ReadonlyMap<number, ReceiptState> = new Map([
  [1, 'enroute'],
  [2, 'delivered'],
  [3, 'expired'],
  [4, 'undelivered'],
  [5, 'undelivered'],
  [6, 'accepted'],
  [7, 'undelivered'],
  [8, 'rejected'],
]);

/** Appendix B of SMPP 3.4. */
const BY_WORD: ReadonlyMap<string, ReceiptState> = new Map([
  ['ENROUTE', 'enroute'],
  ['DELIVRD', 'delivered'],
  ['EXPIRED', 'expired'],
  ['DELETED', 'undelivered'],
  ['UNDELIV', 'undelivered'],
  ['ACCEPTD', 'accepted'],
  ['UNKNOWN', 'undelivered'],
  ['REJECTD', 'rejected'],
]);

const FAILED: ReadonlySet<ReceiptState> = new Set(['undelivered', 'expired', 'rejected']);

export function stateOfNumber(messageState: number | undefined): ReceiptState | undefined {
  return messageState === undefined ? undefined : BY_NUMBER.get(messageState);
}

export function stateOfWord(stat: string | undefined): ReceiptState | undefined {
  return stat === undefined ? undefined : BY_WORD.get(stat.toUpperCase());
}

/** A failure with one of the operator's own codes for "refuses advertising" is a blacklisting. */
export function withBlacklist(state: ReceiptState, errorCode: string, codes: ReadonlySet<string>): ReceiptState {
  return FAILED.has(state) && codes.has(errorCode) ? 'blacklisted' : state;
}
