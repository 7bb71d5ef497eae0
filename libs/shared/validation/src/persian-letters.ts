/** Letters and marks of the Arabic script, its comma, semicolon and question mark, and the half-space. */
const PERSIAN_KEYBOARD = /(?=[\p{L}\p{M}])\p{Script=Arabic}|[،؛؟ـ]|[\u064b-\u0652]|\u200c/u;

/**
 * Whether a text has characters of a Persian or Arabic keyboard, digits apart (those are turned into Latin instead).
 * For fields that refuse them: username, password, e-mail, website, Latin titles, pattern variables, IP addresses, codes.
 */
export function hasPersianLetters(text: string): boolean {
  return PERSIAN_KEYBOARD.test(text);
}
