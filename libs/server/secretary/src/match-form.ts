import { normaliseForMatching } from '@peyk/shared-sms';

/** Signs that a word may have beside it, and marks of direction. */
const SIGNS = /[\p{P}\p{S}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** The form in which messages and words are compared: keyboards, digits, half-spaces, case, punctuation and repeated blanks do not count. */
export function matchForm(text: string): string {
  return normaliseForMatching(text).replace(SIGNS, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
}
