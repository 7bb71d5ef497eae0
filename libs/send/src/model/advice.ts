import {
  GSM7_SINGLE_UNITS,
  UCS2_SINGLE_UNITS,
  mrialToRialString,
  rialStringToMrial,
  type TextAnalysis,
} from '@peyk/shared-sms';
import type { Price, Quote } from './types';

/** A cheaper way to say the same, with what it saves in all. */
export type Advice =
  | { readonly kind: 'make-persian'; readonly savingRial: string }
  | { readonly kind: 'shorten'; readonly chars: number; readonly savingRial: string };

/** Fewer characters than this are worth a hint: more is another text, not a shorter one. */
const SHORTEN_AT_MOST_CHARS = 12;

/** Added to a Latin text it makes the text Persian without being seen: a half-space. */
export const PERSIAN_MARK = '\u200c';

/**
 * What the same recipients would cost at another text's unit prices, in rial, with the quote's charity. Exact.
 *
 * @param quote who receives, by operator
 * @param other the other text's price; its unit prices are per recipient, MCI and all others
 */
export function totalAt(quote: Quote, other: Pick<Price, 'mci_price' | 'other_price'>): string {
  const subtotal = quote.by_operator.reduce((sum, { operator, count }) => {
    const unit = rialStringToMrial(operator === 'mci' ? other.mci_price : other.other_price);
    return sum + unit * BigInt(count);
  }, 0n);
  const withCharity = rialStringToMrial(quote.charity) > 0n ? subtotal + subtotal / 20n : subtotal;
  return mrialToRialString(withCharity);
}

/** The saving of a Latin text that is made Persian, or `null` when it saves nothing. */
export function persianAdvice(quote: Quote, persian: Pick<Price, 'mci_price' | 'other_price'>): Advice | null {
  const saving = rialStringToMrial(quote.total) - rialStringToMrial(totalAt(quote, persian));
  return saving > 0n ? { kind: 'make-persian', savingRial: mrialToRialString(saving) } : null;
}

/**
 * How many characters too many the last part has, when it is a few: without them the text is one part shorter. A price
 * is a multiple of its parts, so that one part less saves exactly one share of it.
 */
export function shortenAdvice(analysis: TextAnalysis, quote: Quote): Advice | null {
  if (analysis.parts < 2) return null;
  const total = rialStringToMrial(quote.total);
  const chars = unitsOver(analysis);
  if (chars > SHORTEN_AT_MOST_CHARS || total === 0n) return null;
  return { kind: 'shorten', chars, savingRial: mrialToRialString(total / BigInt(analysis.parts)) };
}

/** Units by which the text passes the next smaller number of parts. Two parts become one only at the single size. */
function unitsOver({ encoding, parts, units, unitsPerPart, unitsLeft }: TextAnalysis): number {
  if (parts === 2) return units - (encoding === 'gsm7' ? GSM7_SINGLE_UNITS : UCS2_SINGLE_UNITS);
  return unitsPerPart - unitsLeft;
}
