import type { ReceiptState } from '../carrier';

export const RECEIPT_STATES: readonly ReceiptState[] = [
  'accepted',
  'enroute',
  'delivered',
  'undelivered',
  'expired',
  'rejected',
  'blacklisted',
];

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

/** Appendix B of SMPP 3.4 (seven letters), and the same words as operators write them out. */
const BY_WORD: ReadonlyMap<string, ReceiptState> = new Map([
  ...spelled('enroute', 'ENROUTE', 'EN_ROUTE', 'BUFFERED', 'BUFFRED', 'SCHEDULED'),
  ...spelled('delivered', 'DELIVRD', 'DELIVERED', 'DELIVERD', 'DELIVRED', 'DELIV'),
  ...spelled('expired', 'EXPIRED', 'EXPIRD'),
  ...spelled('undelivered', 'UNDELIV', 'UNDELIVERED', 'UNDELIVRD', 'UNDELIVERABLE', 'UNDELIVERD', 'FAILED'),
  ...spelled('undelivered', 'DELETED', 'UNKNOWN'),
  ...spelled('accepted', 'ACCEPTD', 'ACCEPTED', 'ACKED'),
  ...spelled('rejected', 'REJECTD', 'REJECTED', 'REJECT'),
]);

const FAILED: ReadonlySet<ReceiptState> = new Set(['undelivered', 'expired', 'rejected']);

function spelled(state: ReceiptState, ...words: string[]): [string, ReceiptState][] {
  return words.map((word) => [word, state]);
}

export function stateOfNumber(messageState: number | undefined): ReceiptState | undefined {
  return messageState === undefined ? undefined : BY_NUMBER.get(messageState);
}

/** The state of a word, or of a number in its place; the operator's own words come first. */
export function stateOfWord(
  stat: string | undefined,
  own: ReadonlyMap<string, ReceiptState>,
): ReceiptState | undefined {
  if (stat === undefined) return undefined;
  const word = stat.toUpperCase();
  return own.get(word) ?? BY_WORD.get(word) ?? (/^\d$/.test(word) ? stateOfNumber(Number(word)) : undefined);
}

const PAIR = /^([a-z0-9_]+):([a-z]+)$/i;

/** Reads `SENT:enroute,BARRED:blacklisted`; undefined when it is not of this form. */
export function readReceiptStates(text: string): ReadonlyMap<string, ReceiptState> | undefined {
  const states = new Map<string, ReceiptState>();
  for (const pair of text.split(',').filter((piece) => piece !== '')) {
    const [, word, name] = PAIR.exec(pair) ?? [];
    const state = RECEIPT_STATES.find((candidate) => candidate === name);
    if (word === undefined || !state) return undefined;
    states.set(word.toUpperCase(), state);
  }
  return states;
}

/** A failure with one of the operator's own codes for "refuses advertising" is a blacklisting. */
export function withBlacklist(state: ReceiptState, errorCode: string, codes: ReadonlySet<string>): ReceiptState {
  return FAILED.has(state) && codes.has(errorCode) ? 'blacklisted' : state;
}
