import type { Audience } from '@peyk/server-audience';
import { operatorName } from '@peyk/server-audience';
import { priceRecipientMrial, tierPermilleOf } from '@peyk/shared-sms';
import type { TierPermille } from '@peyk/shared-sms';
import { charityOf } from '../model/charity';

/** What is fixed about the price when a send is accepted. */
export interface PriceTerms {
  parts: number;
  unitMrial: bigint;
  statutoryMrial: bigint;
  withCharity: boolean;
  /** The most that price and charity may come to, where a quote was presented. */
  quotedTotalMrial: bigint | null;
}

export interface PricedAudience {
  /**
   * Price of a recipient by tier: 0 is MCI's, 1 is everybody else's. Milli-rial, without charity. Where each has a text of its own there
   * are two tiers for each kind of text.
   */
  tierPricesMrial: readonly bigint[];
  /** Parts of a recipient by tier. */
  tierParts: readonly number[];
  /** The tier of each recipient. */
  tiers: Uint8Array;
  costMrial: bigint;
  charityMrial: bigint;
}

/** The send cannot be the one that was quoted: even at the lowest tier it costs more. */
export class QuoteExceededError extends Error {
  constructor() {
    super('The send costs more than its quote.');
    this.name = 'QuoteExceededError';
  }
}

/**
 * Prices every recipient by parts x (unit x tier + statutory). A quote is a ceiling: when a prefix has moved to the dearer
 * tier since, recipients from the first on get the lower tier until the total fits.
 * @throws QuoteExceededError when no tier fits; RangeError for a tariff that is not exact.
 */
export function priceAudience({ operators }: Pick<Audience, 'operators'>, terms: PriceTerms): PricedAudience {
  const tierPricesMrial = [tierPrice(terms, 1000), tierPrice(terms, 1100)] as const;
  const tierOfOperator = [0, 1, 2, 3].map((operator) => (tierPermilleOf(operatorName(operator)) === 1000 ? 0 : 1));
  const { tiers, dear: dearAtFirst } = tiersOf(operators, tierOfOperator);
  const dear = dearAtFirst - lowerToQuote(tiers, dearAtFirst, tierPricesMrial, terms);
  const costMrial = BigInt(tiers.length - dear) * tierPricesMrial[0] + BigInt(dear) * tierPricesMrial[1];
  const tierParts = [terms.parts, terms.parts];
  return { tierPricesMrial, tierParts, tiers, costMrial, charityMrial: charityOf(costMrial, terms) };
}

/** The tier of each, and how many have the dearer one. Plain loops: with `map` and `of` a million keep the event loop for 28 ms, not 3. */
function tiersOf(operators: Uint8Array, tierOfOperator: readonly number[]): { tiers: Uint8Array; dear: number } {
  const tiers = new Uint8Array(operators.length);
  let dear = 0;
  for (let i = 0; i < operators.length; i += 1) {
    const tier = tierOfOperator[operators[i] ?? 0] ?? 1;
    tiers[i] = tier;
    dear += tier;
  }
  return { tiers, dear };
}

function tierPrice({ parts, unitMrial, statutoryMrial }: PriceTerms, tierPermille: TierPermille): bigint {
  return priceRecipientMrial({ parts, unitMrial, statutoryMrial, tierPermille });
}

/** Gives the lower tier to as many as the quote asks for; answers to how many. */
function lowerToQuote(
  tiers: Uint8Array,
  dear: number,
  [low, high]: readonly [bigint, bigint],
  terms: PriceTerms,
): number {
  if (terms.quotedTotalMrial === null) return 0;
  const cost = BigInt(tiers.length - dear) * low + BigInt(dear) * high;
  const excess = cost + charityOf(cost, terms) - terms.quotedTotalMrial;
  if (excess <= 0n) return 0;
  const saved = high - low + charityOf(high - low, terms);
  const needed = saved > 0n ? Number((excess + saved - 1n) / saved) : Infinity;
  if (needed > dear) throw new QuoteExceededError();
  let left = needed;
  for (let i = 0; left > 0 && i < tiers.length; i += 1) {
    if (tiers[i] === 0) continue;
    tiers[i] = 0;
    left -= 1;
  }
  return needed;
}
