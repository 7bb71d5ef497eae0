/** What `parseMobileKey` answers for anything that is not a mobile number. */
export const INVALID_MOBILE_KEY = -1;

/** Keys are 0 <= key < 1,000,000,000. */
const KEY_LIMIT = 1_000_000_000;
const NATIONAL_BASE = 9_000_000_000;
const NATIONAL_SPAN = 10_000_000_000;
const SECOND_DIGIT_SPAN = 100_000_000;

/** `00980` and ten digits: the longest spelling. */
export const MAX_DIGITS = 15;

/** What a character is that is not a digit. */
export const BLANK = -1;
const INVISIBLE = -2;
export const OTHER = -3;

/**
 * The same rule as `parseMobileKey`, for text that arrives in pieces: give it the UTF-16 units of one number after another.
 * For files of a million lines, which never become strings.
 */
export class MobileReader {
  private value = 0;
  private digits = 0;
  private plus = false;
  private ended = false;
  private broken = false;
  /** Whether anything but blanks and invisible marks has come. */
  seen = false;

  push(unit: number): void {
    const kind = unit >= 48 && unit <= 57 ? unit - 48 : classify(unit);
    if (kind >= 0) {
      if (this.ended || this.digits === MAX_DIGITS) this.broken = true;
      else {
        this.value = this.value * 10 + kind;
        this.digits += 1;
      }
      this.seen = true;
    } else if (kind === BLANK) {
      this.ended = this.plus || this.digits > 0;
    } else if (kind === OTHER) {
      if (unit !== 43 || this.plus || this.digits > 0) this.broken = true;
      this.plus = true;
      this.seen = true;
    }
  }

  /** The key of what has come, or -1; begins anew. */
  end(): number {
    const key = this.broken ? INVALID_MOBILE_KEY : keyOf(this.value, this.digits, this.plus);
    this.value = 0;
    this.digits = 0;
    this.plus = false;
    this.ended = false;
    this.broken = false;
    this.seen = false;
    return key;
  }
}

/** Prefix and ten digits are judged as numbers: with the count of digits known, leading zeros are known too. */
export function keyOf(value: number, digits: number, plus: boolean): number {
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

export function isKey(key: number): boolean {
  if (key < 0 || key >= KEY_LIMIT) return false;
  const second = Math.floor(key / SECOND_DIGIT_SPAN);
  return second <= 3 || second === 9;
}

/** A digit's value for Persian and Arabic digits, else what kind of character it is. */
export function classify(unit: number): number {
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
