import type { StoredQuote } from './quotes.repository';

/** A price that was shown may be relied on for so long. */
export const QUOTE_LIFE_MS = 15 * 60 * 1000;

export type QuoteFault = 'unknownQuote' | 'usedQuote' | 'otherQuote' | 'expiredQuote';

/**
 * What speaks against a send with this quote, or null. "Used" comes before "expired": someone who sent already must not be
 * told to ask for a new price and send again.
 */
export function faultOfQuote(
  quote: StoredQuote | undefined,
  presented: { lineId: bigint; requestHash: Buffer; now: Date },
): QuoteFault | null {
  if (!quote) return 'unknownQuote';
  if (quote.usedBySendId !== null) return 'usedQuote';
  if (quote.lineId !== presented.lineId || !quote.requestHash.equals(presented.requestHash)) return 'otherQuote';
  return quote.expiresAt <= presented.now ? 'expiredQuote' : null;
}

/** When a quote was made. */
export function quotedAt({ expiresAt }: Pick<StoredQuote, 'expiresAt'>): Date {
  return new Date(expiresAt.getTime() - QUOTE_LIFE_MS);
}
