/** Digits of any script with what people write between them: numbers of phones, cards, accounts and people. */
const NUMBER = /\+?[\p{Nd}](?:[\s\-.()\u200c]?[\p{Nd}]){5,}/gu;
const ADDRESS = /[^\s@<>]+@[^\s@<>]+/g;
/** Keys, tokens, passwords: a long word with letters and digits of Latin script. */
const SECRET = /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}\b/g;

/** A text without what tells who is meant, for a reader outside. */
export const redact = (text: string): string =>
  text.replace(ADDRESS, '[نشانی]').replace(SECRET, '[رمز]').replace(NUMBER, '[شماره]');
