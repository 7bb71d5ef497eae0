/** Letters that people type for one another, because keyboards and fonts differ. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ي: 'ی', ى: 'ی', ئ: 'ی', ك: 'ک', ۀ: 'ه', ة: 'ه', ۂ: 'ه', ە: 'ه' },
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ؤ: 'و' },
};
const LETTER = /[يىئكۀةۂەأإآٱؤ]/g;
/** Marks that change nothing about which word it is: vowels, hamza above, tatweel, joiners, marks of direction. Not the half-space. */
const MARK = /[\u064b-\u065f\u0670\u0640\u00ad\u061c\u200b\u200d-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const DIGIT = /[۰-۹٠-٩]/g;
const CAPITAL = /[A-Z]/g;
const SPACE = /[\t-\r \u200c\u2028\u2029\u1680]/g;

/**
 * A text in the form in which its words are searched: one spelling of each letter whichever keyboard or font wrote it, also of
 * presentation forms, no vowel marks, Latin digits, small Latin letters. Spaces and half-spaces stay, because words begin after them.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(MARK, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(CAPITAL, (capital) => capital.toLowerCase());
}

/** Without spaces and half-spaces: «پیش‌نویس», «پیش نویس» and «پیشنویس» are one word to a person who searches. */
export function squeeze(folded: string): string {
  return folded.replace(SPACE, '');
}

/**
 * A text as lists search in it, on both sides: PostgreSQL has the same rule as `search_form(text)`, and a test compares the two.
 * Who changes one changes the other, with a migration that lets the kept forms be made anew.
 */
export function searchForm(text: string): string {
  return squeeze(foldText(text));
}
