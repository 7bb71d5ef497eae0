import { detectEncoding } from '@peyk/shared-sms';
import { normaliseDigits } from '@peyk/shared-validation';

/** Signs that have an equal in the Latin alphabet of a message. Blanks and invisible marks have a plain blank or nothing. */
const EQUALS: Readonly<Record<string, string>> = {
  '،': ',',
  '٬': ',',
  '؛': ';',
  '؟': '?',
  '٪': '%',
  '٫': '.',
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '`': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '\t': ' ',
};
const BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/**
 * A text that only digits, signs and invisible marks make Persian, with their Latin equals; null when it is Latin already,
 * or when a letter or an emoji would be lost, because then nothing is gained.
 */
export function toLatin(text: string): string | null {
  if (detectEncoding(text) === 'gsm7') return null;
  const latin = normaliseDigits(text)
    .replace(BLANK, ' ')
    .replace(INVISIBLE, '')
    .replace(/[^\n\r\x20-\x7e]|`/g, (char) => EQUALS[char] ?? char);
  return detectEncoding(latin) === 'gsm7' ? latin : null;
}

const PERSIAN: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک' };
const ARABIC_LETTER = /[يىك]/g;

/** The letters of an Arabic keyboard that Persian writes in another way, each once, in order. They cost the same. */
export function arabicLetters(text: string): readonly string[] {
  return [...new Set(text.match(ARABIC_LETTER))];
}

/** The same text with Persian letters for {@link arabicLetters}. */
export function toPersianLetters(text: string): string {
  return text.replace(ARABIC_LETTER, (letter) => PERSIAN[letter] ?? letter);
}
