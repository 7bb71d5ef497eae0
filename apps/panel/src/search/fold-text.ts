import { normaliseDigits } from '@peyk/shared-validation';

/** Letters that people type for one another, because keyboards and fonts differ. */
const SAME_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[يىئ]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[ۀةۂ]/g, 'ه'],
  [/[أإآٱ]/g, 'ا'],
  [/ؤ/g, 'و'],
];
/** Marks that change nothing about which word it is: vowels, hamza above, tatweel, and what cannot be seen. */
const MARKS = /[\u064B-\u065F\u0670\u0640\u200D-\u200F\u061C\uFEFF\u00AD]/g;

/**
 * A text in the form in which it is searched: one spelling for ی and ک whichever keyboard wrote them, no vowel marks, Latin
 * digits, small Latin letters. Half-spaces stay, because words begin after them; see {@link squeeze}.
 */
export function foldText(text: string): string {
  const plain = normaliseDigits(text.normalize('NFC').replace(MARKS, '').toLowerCase());
  return SAME_LETTERS.reduce((folded, [letters, one]) => folded.replace(letters, one), plain);
}

/** Without spaces and half-spaces: «پیش‌نویس», «پیش نویس» and «پیشنویس» are one word to whoever searches. */
export function squeeze(folded: string): string {
  return folded.replace(/[\s\u200C]+/g, '');
}

/** The words of a folded text; one begins after a space, a half-space or a sign. */
export function wordsOf(folded: string): readonly string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
