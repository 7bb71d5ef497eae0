import { GSM7_EXTENDED, gsm7Code } from './gsm7-alphabet';

/** How a text travels: GSM 7-bit default alphabet, or UTF-16BE when one character is outside it. */
export type Encoding = 'gsm7' | 'ucs2';

/** The language of the tariff. It follows from the encoding, not from the words: GSM-7 is Latin, UCS-2 is Persian. */
export type Language = 'latin' | 'persian';

/** What depends on the line. `multipartChars` is 66 on lines that say so, 67 otherwise (UCS-2 only). */
export interface TextOptions {
  readonly multipartChars?: 66 | 67;
}

/** Sizes in septets (GSM-7) and UTF-16 units (UCS-2): of a text that fits one part, and of each part otherwise. */
export const GSM7_SINGLE_UNITS = 160;
export const GSM7_MULTIPART_UNITS = 153;
export const UCS2_SINGLE_UNITS = 70;
export const UCS2_MULTIPART_UNITS = 67;

/** `gsm7` when every character stands in the GSM alphabet (so also for the empty text), else `ucs2`. */
export function detectEncoding(text: string): Encoding {
  for (let i = 0; i < text.length; i += 1) {
    if (gsm7Code(text.charCodeAt(i)) < 0) return 'ucs2';
  }
  return 'gsm7';
}

/** The tariff's language of an encoding. */
export function languageOf(encoding: Encoding): Language {
  return encoding === 'gsm7' ? 'latin' : 'persian';
}

/** Units that a text may have and still travel as one part. */
export function singlePartUnits(encoding: Encoding): number {
  return encoding === 'gsm7' ? GSM7_SINGLE_UNITS : UCS2_SINGLE_UNITS;
}

/** Units of one part of a concatenated text. */
export function multipartUnits(encoding: Encoding, options: TextOptions = {}): number {
  return encoding === 'gsm7' ? GSM7_MULTIPART_UNITS : (options.multipartChars ?? UCS2_MULTIPART_UNITS);
}

/**
 * UTF-16 units of the indivisible character that begins at `index`: 2 for a surrogate pair, else 1.
 * A lone half of a pair counts as one character, so that no text is refused or lost.
 */
export function charLengthAt(text: string, index: number): 1 | 2 {
  const high = text.charCodeAt(index);
  if (high < 0xd800 || high > 0xdbff) return 1;
  const low = text.charCodeAt(index + 1);
  return low >= 0xdc00 && low <= 0xdfff ? 2 : 1;
}

/** What the indivisible character at `index` costs: septets (1, or 2 with its escape) or UTF-16 units (1 or 2). */
export function charUnitsAt(text: string, index: number, encoding: Encoding): 1 | 2 {
  if (encoding === 'ucs2') return charLengthAt(text, index);
  return gsm7Code(text.charCodeAt(index)) >= GSM7_EXTENDED ? 2 : 1;
}
