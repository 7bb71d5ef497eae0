import { MAX_TEXT_CHARS } from './limits';

export type TextFault = 'emptyText' | 'textTooLong' | 'unsendableText';

/** Blanks and invisible marks: a text of nothing else arrives as an empty message that someone paid for. */
const NOTHING_VISIBLE = /^[\s\p{Cf}\u0640]*$/u;

/**
 * Control characters other than line ends and tab, and halves of surrogate pairs: no handset shows them, PostgreSQL
 * refuses the first of them and silently changes the last.
 */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSENDABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/** What is wrong with a text as the person wrote it, or null. Its length is judged by `faultOfFinalText`. */
export function faultOfText(text: string): TextFault | null {
  if (NOTHING_VISIBLE.test(text)) return 'emptyText';
  if (UNSENDABLE.test(text)) return 'unsendableText';
  return text.length > MAX_TEXT_CHARS ? 'textTooLong' : null;
}

/** The limit holds for what leaves: an advertising line adds its opt-out text. */
export function faultOfFinalText(finalText: string): TextFault | null {
  return finalText.length > MAX_TEXT_CHARS ? 'textTooLong' : null;
}
