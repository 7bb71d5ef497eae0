import { matchForm } from '../match-form';

/** Of the form of a code: below it ordinary words would be codes, and guessing would pay. */
export const MIN_CODE_CHARS = 4;
export const MAX_CODE_CHARS = 40;
/** Words of a message that may be a code: a code has a few words around it, and a message is no list of guesses. */
const MOST_WORDS = 6;

/** The form in which codes are kept and compared: keyboards, digits, case, blanks and punctuation do not count. */
export const codeForm = (text: string): string => matchForm(text).replaceAll(' ', '');

/** Whether this can be a code's form. */
export const isCode = (form: string): boolean => form.length >= MIN_CODE_CHARS && form.length <= MAX_CODE_CHARS;

/** What may be a code in a message, in the order in which it is asked for: all of it, then each of its first words. */
export function codesIn(text: string): string[] {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return [...new Set([text, ...words].map(codeForm).filter(isCode))];
}
