import { foldText, squeeze } from '@peyk/shared-validation';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** More words than a person types are not looked at: each is one more walk over the index. */
const WORDS_MOST = 6;
/** Shorter ones have no trigram in the middle of a word. */
const TRIGRAM = 3;
const NOT_WORD = /[\s\u200c]+/;
/** What people put between the digits of a number. */
const BETWEEN_DIGITS = /[-+().]/g;
/** A country code, or as many digits as a whole number has: its groups belong together. */
const ONE_NUMBER = /^(?:\+|00)[\s\d().-]+$|^(?:[\s().-]*\d){10,}[\s().-]*$/;
const DIGITS = /^\d+$/;
const COUNTRY = /^(?:00)?98(?=9)/;

/** Whom a message is from, as people write it; the expression of the indexes, see `0280-inbox.sql`. */
export const shownSender = (alias: string): RawBuilder<string> =>
  sql<string>`shown_sender(${sql.ref(`${alias}.from_number`)})`;

/** The words of a search box, each in the form in which texts are kept; empty when nothing is asked for. */
export function searchWords(text: string): string[] {
  // PostgreSQL has no NUL, so nothing contains one; as a parameter it would be an error.
  const folded = foldText(text.replaceAll('\0', '\ufffd'));
  const words = ONE_NUMBER.test(folded.trim()) ? [folded] : folded.split(NOT_WORD);
  return words
    .map(squeeze)
    .filter((word) => word !== '')
    .slice(0, WORDS_MOST);
}

/** What is somewhere in a kept form; of one and two letters at the beginning of a word of it. */
export function hasWord(form: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  return sql<boolean>`${form} like ${word.length < TRIGRAM ? `% ${literal(word)}%` : `%${literal(word)}%`}`;
}

/** Whether a message has a word in its text or in the number of its sender, in any spelling of the number. */
export function hasWordOrNumber(alias: string, word: string): RawBuilder<boolean> {
  const inNumber = numberPatterns(word).map((pattern) => sql<boolean>`${shownSender(alias)} like ${pattern}`);
  return sql<boolean>`(${sql.join([hasWord(sql.ref(`${alias}.found_by`), word), ...inNumber], sql` or `)})`;
}

/** Patterns of the senders that a typed number may be a part of; none when it is no number. */
export function numberPatterns(text: string): string[] {
  const digits = squeeze(foldText(text.replaceAll('\0', '\ufffd'))).replace(BETWEEN_DIGITS, '');
  if (!DIGITS.test(digits)) return [];
  const national = digits.replace(COUNTRY, '0');
  return national === digits ? [`%${digits}%`] : [`%${digits}%`, `${national}%`];
}

/** A text for LIKE in which nothing stands for something else. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
