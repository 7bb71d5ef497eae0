declare const mobileBrand: unique symbol;

/** A valid Iranian mobile number in its one stored form: `989` and nine digits. */
export type MobileNumber = string & { readonly [mobileBrand]: true };

/** What `parseMobileKey` answers for anything that is not a mobile number. */
export const INVALID_MOBILE_KEY = -1;

/** Keys are 0 <= key < 1,000,000,000. */
const KEY_LIMIT = 1_000_000_000;
const NATIONAL_BASE = 9_000_000_000;
const STORED_BASE = 989_000_000_000;
const NATIONAL_SPAN = 10_000_000_000;
const SECOND_DIGIT_SPAN = 100_000_000;

/** `00980` and ten digits: the longest spelling. */
const MAX_DIGITS = 15;

/** What a character is that is not a digit. */
const BLANK = -1;
const INVISIBLE = -2;
const OTHER = -3;

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

/** For display, in Latin digits and groups: `0924 123 4567`. */
export function formatMobile(mobile: MobileNumber): string {
  return `0${mobile.slice(2, 5)} ${mobile.slice(5, 8)} ${mobile.slice(8)}`;
}

/** Prefix and ten digits are judged as numbers: with the count of digits known, leading zeros are known too. */
function keyOf(value: number, digits: number, plus: boolean): number {
  const prefix = Math.floor(value / NATIONAL_SPAN);
  if (!isPrefix(prefix, digits - 10, plus)) return INVALID_MOBILE_KEY;
  const key = value - prefix * NATIONAL_SPAN - NATIONAL_BASE;
  return isKey(key) ? key : INVALID_MOBILE_KEY;
}

function isPrefix(prefix: number, length: number, plus: boolean): boolean {
  if (plus) return (length === 2 && prefix === 98) || (length === 3 && prefix === 980);
  if (length === 0 || length === 1) return prefix === 0;
  if (length === 2 || length === 3 || length === 4) return prefix === 98;
  return length === 5 && prefix === 980;
}

function isKey(key: number): boolean {
  if (key < 0 || key >= KEY_LIMIT) return false;
  const second = Math.floor(key / SECOND_DIGIT_SPAN);
  return second <= 3 || second === 9;
}

/** A digit's value for Persian and Arabic digits, else what kind of character it is. */
function classify(unit: number): number {
  if (unit >= 0x06f0 && unit <= 0x06f9) return unit - 0x06f0;
  if (unit >= 0x0660 && unit <= 0x0669) return unit - 0x0660;
  if (unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0xa0) return BLANK;
  if (unit < 0xad) return OTHER;
  if (isInvisible(unit)) return INVISIBLE;
  const blank = unit === 0x1680 || (unit >= 0x2000 && unit <= 0x200a) || unit === 0x2028 || unit === 0x2029;
  return blank || unit === 0x202f || unit === 0x205f || unit === 0x3000 ? BLANK : OTHER;
}

/** Soft hyphen, zero-width characters, bidi marks and isolates, BOM: they come along when numbers are copied. */
function isInvisible(unit: number): boolean {
  if (unit === 0xad || unit === 0x061c || unit === 0x180e || unit === 0xfeff) return true;
  if (unit < 0x200b || unit > 0x206f) return false;
  return unit <= 0x200f || (unit >= 0x202a && unit <= 0x202e) || unit >= 0x2060;
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
