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
/** A country code, or as many digits as a whole number has: its groups belong together, while «0912 4567» is beginning and end. */
const ONE_NUMBER = /^(?:\+|00)[\s\d().-]+$|^(?:[\s().-]*\d){10,}[\s().-]*$/;
const DIGITS = /^\d+$/;
const COUNTRY = /^(?:00)?98(?=9)/;

/** The words of a search box, each in the form in which names are kept; empty when nothing is asked for. */
export function searchWords(text: string): string[] {
  // PostgreSQL has no NUL, so nothing contains one; as a parameter it would be an error.
  const folded = foldText(text.replaceAll('\0', '\ufffd'));
  const words = ONE_NUMBER.test(folded.trim()) ? [folded] : folded.split(NOT_WORD);
  return words
    .map(squeeze)
    .filter((word) => word !== '')
    .slice(0, WORDS_MOST);
}

/** Whether the index of searches finds a word anywhere. */
export const hasTrigram = (word: string): boolean => word.length >= TRIGRAM;

/**
 * Whether a contact has all words of a search: each somewhere in its name (of one and two letters at the beginning of a word of it) or
 * its number, in any spelling of the number. All of it is answered by the index `contacts_found`.
 */
export function matchesSearch(alias: string, words: readonly string[]): RawBuilder<boolean> {
  const [name, mobile] = [sql.ref(`${alias}.found_by`), sql.ref(`${alias}.mobile`)];
  const conditions = words.map((word) => {
    const inName = sql<boolean>`${name} like ${hasTrigram(word) ? `%${literal(word)}%` : `% ${literal(word)}%`}`;
    const spellings = numberSpellings(word);
    if (spellings.length === 0) return inName;
    const inNumber = spellings.map((part) => sql<boolean>`'09' || lpad(${mobile}::text, 9, '0') like ${part}`);
    return sql<boolean>`(${sql.join([inName, ...inNumber], sql` or `)})`;
  });
  return sql<boolean>`(${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)})`;
}

/** Patterns of the numbers that a word may be a part of; none when it is no number. */
function numberSpellings(word: string): string[] {
  const digits = word.replace(BETWEEN_DIGITS, '');
  if (!DIGITS.test(digits)) return [];
  const national = digits.replace(COUNTRY, '0');
  return national === digits ? [`%${digits}%`] : [`%${digits}%`, `${national}%`];
}

/** A text for LIKE in which nothing stands for something else. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
