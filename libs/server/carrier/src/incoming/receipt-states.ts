import type { ReceiptState } from '../carrier';
import type { ReadField } from './receipt-fields';

export const RECEIPT_STATES: readonly ReceiptState[] = [
  'accepted',
  'enroute',
  'delivered',
  'undelivered',
  'expired',
  'rejected',
  'blacklisted',
];

/**
 * SMPP 3.4, 5.2.28, and 0 (SCHEDULED) and 9 (SKIPPED) of SMPP 5.0, 4.7.15. DELETED, UNKNOWN and SKIPPED are final and not
 * delivered: for the payer all are "not delivered".
 */
const BY_NUMBER: ReadonlyMap<number, ReceiptState> = new Map([
  [0, 'enroute'],
  [1, 'enroute'],
  [2, 'delivered'],
  [3, 'expired'],
  [4, 'undelivered'],
  [5, 'undelivered'],
  [6, 'accepted'],
  [7, 'undelivered'],
  [8, 'rejected'],
  [9, 'undelivered'],
]);

/** Appendix B of SMPP 3.4 (seven letters), and the same words as operators write them out. */
const BY_WORD: ReadonlyMap<string, ReceiptState> = new Map([
  ...spelled('enroute', 'ENROUTE', 'EN_ROUTE', 'BUFFERED', 'BUFFRED', 'SCHEDULED', 'SCHEDLD'),
  ...spelled('delivered', 'DELIVRD', 'DELIVERED', 'DELIVERD', 'DELIVRED', 'DELIV'),
  ...spelled('expired', 'EXPIRED', 'EXPIRD'),
  ...spelled('undelivered', 'UNDELIV', 'UNDELIVERED', 'UNDELIVRD', 'UNDELIVERABLE', 'UNDELIVERD', 'FAILED'),
  ...spelled('undelivered', 'DELETED', 'UNKNOWN', 'SKIPPED'),
  ...spelled('accepted', 'ACCEPTD', 'ACCEPTED', 'ACKED'),
  ...spelled('rejected', 'REJECTD', 'REJECTED', 'REJECT'),
]);

const FAILED: ReadonlySet<ReceiptState> = new Set(['undelivered', 'expired', 'rejected']);

function spelled(state: ReceiptState, ...words: string[]): [string, ReceiptState][] {
  return words.map((word) => [word, state]);
}

/** In the place of a word 0 and 9 are not believed: with some operators 0 is "delivered". */
const NUMBER_FOR_WORD = /^[1-8]$/;

/**
 * The state that a receipt tells. First come the operator's own words, then message_state, then the word of the text; 0 in the parameter is
 * mostly a parameter that nobody filled, so it counts only where there is no word.
 */
export function stateOfReceipt(
  number: number | undefined,
  written: ReadField,
  own: ReadonlyMap<string, ReceiptState>,
): ReceiptState | undefined {
  const told = number ? BY_NUMBER.get(number) : undefined;
  if (told && own.size === 0) return told;
  const word = written('state')?.toUpperCase();
  const explained = word === undefined ? undefined : own.get(word);
  return explained ?? told ?? stateOfWord(word) ?? (number === 0 ? BY_NUMBER.get(0) : undefined);
}

function stateOfWord(word: string | undefined): ReceiptState | undefined {
  if (word === undefined) return undefined;
  return BY_WORD.get(word) ?? (NUMBER_FOR_WORD.test(word) ? BY_NUMBER.get(Number(word)) : undefined);
}

const PAIR = /^([a-z0-9_-]+):([a-z]+)$/i;

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
