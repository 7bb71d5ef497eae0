import { normaliseForMatching } from './normalise';

/** What an advertising line adds to its texts: a new line and five characters. */
export const OPT_OUT_SUFFIX = '\nلغو11';

/**
 * The spellings that people write by hand, after normalising. Written together or with a sign («لغو11», «لغو=11») it may
 * stand anywhere; with a blank («لغو 11») only at the end of a line, because «لغو 11 سفارش» speaks of eleven orders.
 */
const OPT_OUT =
  /(?<!\p{L})لغو(?:[=:_-]?11(?!\d)|[ \t\u00a0]*[=:_-][ \t\u00a0]*11(?!\d)|[ \t\u00a0]+11[ \t\r\u00a0.]*$)/mu;

/** Whether a text already tells how to cancel, in any spelling: «لغو11», «لغو ۱۱», «لغو=11», digits of any script, with ZWNJ or not. */
export function hasOptOut(text: string): boolean {
  return OPT_OUT.test(normaliseForMatching(text));
}

/** The text with the cancel-11 line at its end; unchanged when it has one already. */
export function withOptOut(text: string): string {
  return hasOptOut(text) ? text : text + OPT_OUT_SUFFIX;
}
