import { normaliseDigits } from './digits';

/**
 * Soft hyphen, Arabic letter mark, Mongolian separator, ZWSP, bidi marks, embeddings and isolates, word joiner, BOM.
 * Not ZWNJ and ZWJ (U+200C, U+200D): they are part of Persian spelling.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Blanks, and half-spaces that join nothing because they stand at an end. */
const ENDS = /^(?:\s|\u200c|\u200d)+|(?:\s|\u200c|\u200d)+$/g;

/** Drops marks that cannot be seen and come along when text is copied; half-spaces stay. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** What a text field does on blur: no blanks, half-spaces or invisible marks at its ends. The inside is left alone. */
export function trimText(text: string): string {
  return stripInvisible(text).replace(ENDS, '');
}

/** Blanks of every width, line and page breaks. */
const ANY_BLANK = /\s/g;

/**
 * What a text field of one line keeps of what is typed or pasted into it: Latin digits, plain blanks instead of the
 * unbreakable, thin and tabulating ones and of line breaks, and no BOM or other invisible mark. Half-spaces stay. Blanks at
 * the ends stay too, because someone who types is not at the end yet; `trimText` takes them when the field is left.
 */
export function cleanTyped(text: string): string {
  return normaliseDigits(stripInvisible(text)).replace(ANY_BLANK, ' ');
}

/** `cleanTyped` for text of several lines: line breaks stay, as `\n`. */
export function cleanTypedLines(text: string): string {
  return normaliseDigits(stripInvisible(text))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ');
}

/**
 * The canonical form of a code (ids, cards, postal codes, e-mails ...): trimmed, without invisible marks or half-spaces, Latin
 * digits. The rules of this library judge canonical values, so that nothing else can be stored; clean first, then check.
 */
export function cleanCode(text: string): string {
  return normaliseDigits(trimText(text).replace(/[\u200c\u200d]/g, ''));
}

/** `cleanCode` for numbers that people write in groups: blanks and dashes inside go too (cards, sheba). */
export function cleanGroupedCode(text: string): string {
  return cleanCode(text).replace(/[\s-]/g, '').toUpperCase();
}
