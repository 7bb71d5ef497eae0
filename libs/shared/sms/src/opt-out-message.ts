import { normaliseForMatching } from './normalise';

/** The whole message is the word, the number, or both with a sign or blanks between. */
const OPT_OUT = /^[\s.]*(?:لغو[\s=:_-]*(?:11)?|11)[\s.]*$/u;

/** Whether a handset's message asks for no more advertising: «لغو», «لغو11», «۱۱» and their like, in digits of any script. */
export function asksToOptOut(text: string): boolean {
  return OPT_OUT.test(normaliseForMatching(text));
}
