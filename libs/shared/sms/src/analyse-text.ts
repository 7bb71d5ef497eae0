import { cutText } from './cut';
import {
  type Encoding,
  type Language,
  type TextOptions,
  charLengthAt,
  detectEncoding,
  languageOf,
  multipartUnits,
  singlePartUnits,
} from './encoding';
import { gsm7Code } from './gsm7-alphabet';

/** A character outside the GSM alphabet. `index` and `length` are in UTF-16 units, as `String.slice` wants them. */
export interface ForcingChar {
  readonly index: number;
  readonly length: number;
  readonly char: string;
}

/** What a text costs in parts, and why. */
export interface TextAnalysis {
  readonly encoding: Encoding;
  readonly language: Language;
  /** Septets (GSM-7, an extension character counts two) or UTF-16 units (UCS-2, an emoji counts two). */
  readonly units: number;
  /** 0 for the empty text. */
  readonly parts: number;
  /** The size of a part in the text's present shape: 160 or 153, 70 or 67 (66 on some lines). */
  readonly unitsPerPart: number;
  /** Units that still fit before one more part is needed. */
  readonly unitsLeft: number;
  /** Characters that force UCS-2, in order; empty for GSM-7. */
  readonly forcing: readonly ForcingChar[];
}

/**
 * Analyses a text as it would travel: encoding, parts, room left, and the characters that force UCS-2.
 * Source of the rule: GSM 03.38 and 03.40; a part of a concatenated text gives six octets to its header. Any string is accepted.
 */
export function analyseText(text: string, options: TextOptions = {}): TextAnalysis {
  const encoding = detectEncoding(text);
  const { units, parts, lastPartUnits } = cutText(text, encoding, options);
  const unitsPerPart = parts > 1 ? multipartUnits(encoding, options) : singlePartUnits(encoding);
  return {
    encoding,
    language: languageOf(encoding),
    units,
    parts,
    unitsPerPart,
    unitsLeft: unitsPerPart - lastPartUnits,
    forcing: encoding === 'gsm7' ? [] : forcingChars(text),
  };
}

/**
 * The number of parts alone, without the list of forcing characters: for pricing many texts in a row.
 * Always equals `analyseText(text, options).parts`.
 */
export function countParts(text: string, options: TextOptions = {}): number {
  return cutText(text, detectEncoding(text), options).parts;
}

function forcingChars(text: string): ForcingChar[] {
  const found: ForcingChar[] = [];
  for (let index = 0; index < text.length;) {
    const length = charLengthAt(text, index);
    if (gsm7Code(text.charCodeAt(index)) < 0) found.push({ index, length, char: text.slice(index, index + length) });
    index += length;
  }
  return found;
}
