import { BLANK, INVALID_MOBILE_KEY, MAX_DIGITS, OTHER, classify, isKey, keyOf } from './mobile-units';

declare const mobileBrand: unique symbol;

/** A valid Iranian mobile number in its one stored form: `989` and nine digits. */
export type MobileNumber = string & { readonly [mobileBrand]: true };

/** What stands before a key in the stored form. */
const STORED_BASE = 989_000_000_000;

/**
 * Reads a mobile number. The rule is the specification's: optional prefix 0, 98, +98, +980, 0098, 098 or 00980, then 9,
 * then a digit that is not 4-8, then eight digits - after Persian and Arabic digits became Latin, blanks at both ends
 * were trimmed and invisible marks dropped. Null when it does not fit; blanks or dashes inside do not fit.
 */
export function parseMobile(input: string): MobileNumber | null {
  const key = parseMobileKey(input);
  return key < 0 ? null : brand(storedForm(input, key));
}

/**
 * The same as `parseMobile`, without allocating: the number's key, or -1 when it is not a mobile number.
 * For bulk use, where a million numbers are read at once.
 */
export function parseMobileKey(input: string): number {
  let value = 0;
  let digits = 0;
  let plus = false;
  let ended = false;
  for (let i = 0; i < input.length; i += 1) {
    const unit = input.charCodeAt(i);
    const kind = unit >= 48 && unit <= 57 ? unit - 48 : classify(unit);
    if (kind >= 0) {
      if (ended || digits === MAX_DIGITS) return INVALID_MOBILE_KEY;
      value = value * 10 + kind;
      digits += 1;
    } else if (kind === BLANK) {
      ended = plus || digits > 0;
    } else if (kind === OTHER) {
      if (unit !== 43 || plus || digits > 0) return INVALID_MOBILE_KEY;
      plus = true;
    }
  }
  return keyOf(value, digits, plus);
}

/** The number's key: the nine digits after the leading 9 of the national number, as an integer that fits int4. */
export function mobileToKey(mobile: MobileNumber): number {
  return Number(mobile) - STORED_BASE;
}

/** The number of a key. Throws RangeError when the key is none: not an integer, out of range, or a second digit of 4-8. */
export function keyToMobile(key: number): MobileNumber {
  if (!Number.isInteger(key) || !isKey(key)) throw new RangeError('Not the key of a mobile number.');
  return brand(String(STORED_BASE + key));
}

/** As people write it: `09241234567`; what was answered without its middle has this form already. */
export const localNumber = (mobile: string): string => mobile.replace(/^98/, '0');

/** For display, in Latin digits and groups: `0924 123 4567`. */
export function formatMobile(mobile: MobileNumber): string {
  return `0${mobile.slice(2, 5)} ${mobile.slice(5, 8)} ${mobile.slice(8)}`;
}

/** Cutting the input is several times faster than printing a number, and nearly every input allows it. */
function storedForm(input: string, key: number): string {
  for (let i = input.length - 9; i < input.length; i += 1) {
    const unit = input.charCodeAt(i);
    if (unit < 48 || unit > 57) return String(STORED_BASE + key);
  }
  return `989${input.slice(-9)}`;
}

/** The only door to the brand; everything that passes was checked above. */
function brand(stored: string): MobileNumber {
  return stored as MobileNumber;
}
