import { MAX_PASTED_NUMBERS, parseMobile, type MobileNumber } from '@peyk/shared-sms';
import { normaliseDigits, stripInvisible } from '@peyk/shared-validation';

/** What became of the entries of a pasted text. Each list is free of repeats and in the order of the text. */
export interface ReadNumbers {
  /** New numbers in the stored form, at most as many as may be added at once. */
  readonly valid: readonly MobileNumber[];
  readonly invalid: readonly string[];
  /** Numbers that are already entered: they came twice in the text, or were in the list before. */
  readonly duplicate: readonly MobileNumber[];
  /** New numbers beyond the limit. They are told and kept for the next turn, never cut in silence. */
  readonly beyond: readonly MobileNumber[];
}

/** Ends of lines of every system, commas, semicolons and tabs. */
const SEPARATORS = /[\n\r\v\f\u0085\u2028\u2029\t,،，;؛；]+/;

/** The characters that a number may be written with: `parseMobile` refuses all others. */
const NUMBER_CHARACTERS = /^[\d+\s\-‐‑–—().]+$/;
/** People's ways to group the digits of a number. */
const GROUPING = /[\s\-‐‑–—().]+/g;
const JOINERS = /[\u200c\u200d]/g;

/** `0098 924 000 00 01` is the most that people cut a number into. */
const MOST_GROUPS = 6;

/**
 * Reads numbers out of a text: one per line, or separated by commas, semicolons, tabs or blanks. Entries are trimmed and
 * empty ones dropped; an entry must be written with the characters of a number; a leading 0 becomes 98, and 98 is put
 * before what does not begin with it. Everything in the text is read, whatever its length.
 *
 * @param taken numbers that are already chosen, in the stored form
 * @param limit most new numbers that are taken at once, 0 or more; the rest is `beyond`
 */
export function readNumbers(text: string, taken: ReadonlySet<string>, limit = MAX_PASTED_NUMBERS): ReadNumbers {
  const found = new Set<MobileNumber>();
  const invalid = new Set<string>();
  const duplicate = new Set<MobileNumber>();
  const sort = (mobile: MobileNumber) => (taken.has(mobile) || found.has(mobile) ? duplicate : found).add(mobile);
  for (const piece of normaliseDigits(stripInvisible(text)).replace(JOINERS, '').split(SEPARATORS)) {
    const entry = piece.trim();
    if (entry === '') continue;
    const mobile = readEntry(entry);
    if (mobile !== null) sort(mobile);
    else if (!/\s/.test(entry)) invalid.add(entry);
    else readBlankSeparated(entry, sort, (wrong) => invalid.add(wrong));
  }
  const all = [...found];
  return { valid: all.slice(0, limit), invalid: [...invalid], duplicate: [...duplicate], beyond: all.slice(limit) };
}

function readEntry(entry: string): MobileNumber | null {
  return parseMobile(entry.replace(GROUPING, ''));
}

/**
 * A blank may stand inside a number or between two. Words are joined for as long as they make no number; the words that
 * make none with their followers stay together as one wrong entry, so that «علی رضایی» is one.
 */
function readBlankSeparated(
  entry: string,
  onNumber: (mobile: MobileNumber) => void,
  onWrong: (entry: string) => void,
): void {
  const words = entry.split(/\s+/);
  let wrong: string[] = [];
  const flush = () => {
    if (wrong.length > 0) onWrong(wrong.join(' '));
    wrong = [];
  };
  for (let at = 0; at < words.length;) {
    const number = firstNumber(words, at);
    if (number === null) {
      wrong.push(words[at] ?? '');
      at += 1;
    } else {
      flush();
      onNumber(number.mobile);
      at = number.end;
    }
  }
  flush();
}

function firstNumber(words: readonly string[], start: number) {
  for (let end = start + 1; end <= Math.min(words.length, start + MOST_GROUPS); end += 1) {
    const mobile = readEntry(words.slice(start, end).join(''));
    if (mobile !== null) return { mobile, end };
  }
  return null;
}

/** The fewest and most digits of a mobile number in any spelling: `9240000001` and `00980…`. */
const FEWEST_DIGITS = 10;
const MOST_DIGITS = 15;

/** Why an entry of {@link ReadNumbers.invalid} is no mobile number, in a few words. */
export function whyInvalid(entry: string): string {
  if (!NUMBER_CHARACTERS.test(entry)) return 'نویسه‌ای جز رقم دارد';
  const digits = entry.replace(/\D/g, '').length;
  if (digits < FEWEST_DIGITS) return 'رقم کم دارد';
  return digits > MOST_DIGITS ? 'رقم زیاد دارد' : 'شمارهٔ موبایل نیست';
}
