import { normaliseForMatching } from './normalise';

/** What a line does not carry. */
export interface LineTerms {
  /** Whole words, or several in a row; none for no such rule. */
  forbiddenWords: readonly string[];
  linksAllowed: boolean;
}

/** What of a text a line does not carry: the forbidden word as the rule writes it, or the link as the text does. */
export interface TermsFault {
  kind: 'forbiddenWord' | 'forbiddenLink';
  found: string;
}

/** Words of a rule, at most, and the length of each. */
export const MAX_FORBIDDEN_WORDS = 200;
export const MAX_FORBIDDEN_WORD_CHARS = 60;

const SEPARATOR = '[^\\p{L}\\p{N}]';

/**
 * Addresses that handsets make a link of: with http or https, with www, or a name with one of the endings that people use. Not the
 * host of an e-mail address.
 */
const LINK =
  /https?:\/\/[^\s\p{Cf}<>"«»،؛]+|(?<![\p{L}\p{N}@._-])(?:www\.[a-z0-9-]+|(?:[a-z0-9][a-z0-9-]*\.)+(?:ir|com|net|org|me|io|co|app|info|biz|shop|online|site|store|link|ly|xyz|top|club|dev|cloud|tv|news|academy))(?![\p{L}\p{N}-])[^\s\p{Cf}<>"«»،؛]*/iu;

/** Handsets make links of these, too. */
const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/u;
const IPV4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]*\d)/;

/** Whether a handset makes a link of some of a text: an address of a site, of mail, or of a machine. */
export function hasAddress(text: string): boolean {
  return text.includes('://') || [LINK, MAIL, IPV4].some((address) => address.test(text));
}

/** Words as texts are compared: one spelling of each letter, Latin digits, small letters; a half-space parts words as a space does. */
function comparable(text: string): string {
  return normaliseForMatching(text.replaceAll('\u200c', ' ')).toLowerCase();
}

/** One pattern for all the words, or null for none. «شرط‌بندی» also finds «شرط بندی», «شرط.بندی» and «شرطبندی», never a part of a word. */
function patternOf(words: readonly string[]): RegExp | null {
  const alternatives = words
    .map((word) => comparable(word).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => `(${pieces.join(`${SEPARATOR}*`)})`);
  return alternatives.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

/** Looks texts through for what a line does not carry. Made once for many texts. */
export function createTermsCheck({ forbiddenWords, linksAllowed }: LineTerms): (text: string) => TermsFault | null {
  const words = forbiddenWords.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const pattern = patternOf(words);
  return (text) => {
    const [link] = linksAllowed ? [] : (LINK.exec(text) ?? []);
    if (link !== undefined) return { kind: 'forbiddenLink', found: link };
    const match = pattern?.exec(comparable(text));
    if (!match) return null;
    return { kind: 'forbiddenWord', found: words[match.slice(1).findIndex((group) => group !== undefined)] ?? '' };
  };
}
