import { INVALID_MOBILE_KEY, normaliseForMatching, parseMobileKey } from '@peyk/shared-sms';
import { fail } from './fail';

/** Keys from `from` to `to`, both with them. */
export interface KeyRange {
  from: number;
  to: number;
}

/** The beginning of a number in any spelling: an optional prefix, the 9, and some of the nine digits after it. */
const BEGINNING = /^(?:\+980|00980|\+98|0098|098|98|0)?9(\d{0,9})$/;
const KEY_DIGITS = 9;

/**
 * Which numbers a filter is about: one, or all that begin so. @throws badNumber when none could
 * @param field where the contract has the filter
 */
export function rangeOfNumber(text: string, field = 'filters.number'): KeyRange {
  const whole = parseMobileKey(text);
  if (whole !== INVALID_MOBILE_KEY) return { from: whole, to: whole };
  const digits = BEGINNING.exec(normaliseForMatching(text).trim())?.[1];
  if (digits === undefined) fail('badNumber', field);
  return { from: Number(digits.padEnd(KEY_DIGITS, '0')), to: Number(digits.padEnd(KEY_DIGITS, '9')) };
}
