import { operatorName, languageOfTrait, partsOfTrait } from '@peyk/server-audience';
import type { Audience } from '@peyk/server-audience';
import { priceRecipientMrial, tierPermilleOf } from '@peyk/shared-sms';
import { charityOf } from '../model/charity';
import { QuoteExceededError } from './price-audience';
import type { PricedAudience, PriceTerms } from './price-audience';

/** What is fixed about the price of a send with texts of their own. */
export interface OwnPriceTerms extends PriceTerms {
  /** What a Latin part costs; the other tariff is for Persian ones. */
  latin: { unitMrial: bigint; statutoryMrial: bigint };
}

/** Recipients in the order in which they are stored. */
export interface ArrangedAudience extends Audience {
  traits: Uint8Array;
  /** The n of each recipient, in the order of the source. */
  nOf: Int32Array;
}

/** A price by trait and tier: two for each trait, of which the second is the dearer one. */
const PRICES = 256;
const OPERATORS = [0, 1, 2, 3] as const;

/** Puts recipients in the order of their parts, and otherwise as they came: so all of a chunk have as many. */
export function arrangeByParts(audience: Audience): ArrangedAudience {
  const { mobiles, operators } = audience;
  const traits = audience.traits ?? new Uint8Array(mobiles.length);
  const next = firstOfParts(traits);
  const arranged = {
    mobiles: new Int32Array(mobiles.length),
    operators: new Uint8Array(mobiles.length),
    traits: new Uint8Array(mobiles.length),
    nOf: new Int32Array(mobiles.length),
  };
  for (let i = 0; i < mobiles.length; i += 1) {
    const trait = traits[i] ?? 0;
    const parts = partsOfTrait(trait);
    const place = next[parts] ?? 0;
    next[parts] = place + 1;
    arranged.mobiles[place] = mobiles[i] ?? 0;
    arranged.operators[place] = operators[i] ?? 0;
    arranged.traits[place] = trait;
    arranged.nOf[i] = place + 1;
  }
  return { ...audience, ...arranged };
}

/** Where those begin that have so many parts. */
function firstOfParts(traits: Uint8Array): Int32Array {
  const counts = new Int32Array(PRICES);
  for (let i = 0; i < traits.length; i += 1) {
    const parts = partsOfTrait(traits[i] ?? 0);
    counts[parts] = (counts[parts] ?? 0) + 1;
  }
  let before = 0;
  return counts.map((count) => {
    before += count;
    return before - count;
  });
}

/**
 * Prices every recipient by the parts and the language of its own text. A quote is a ceiling, as in `priceAudience`.
 * @throws QuoteExceededError when no tier fits; RangeError for a tariff that is not exact.
 */
export function priceOwnTexts({ operators, traits }: ArrangedAudience, terms: OwnPriceTerms): PricedAudience {
  const tierOfOperator = OPERATORS.map((operator) => (tierPermilleOf(operatorName(operator)) === 1000 ? 0 : 1));
  const tiers = new Uint8Array(traits.length);
  const counts = new Float64Array(PRICES);
  for (let i = 0; i < traits.length; i += 1) {
    const price = (traits[i] ?? 0) * 2 + (tierOfOperator[operators[i] ?? 0] ?? 1);
    tiers[i] = price;
    counts[price] = (counts[price] ?? 0) + 1;
  }
  const tierPricesMrial = pricesOf(counts, terms);
  const highest = sumOf(counts, tierPricesMrial);
  const costMrial = highest - lowerToQuote({ tiers, tierPricesMrial, costMrial: highest }, terms);
  const tierParts = tierPricesMrial.map((_, price) => partsOfTrait(price >> 1));
  return { tierPricesMrial, tierParts, tiers, costMrial, charityMrial: charityOf(costMrial, terms) };
}

function pricesOf(counts: Float64Array, terms: OwnPriceTerms): bigint[] {
  return Array.from(counts, (_, price) => {
    const trait = price >> 1;
    // The cheaper price of a trait is needed where the dearer one is.
    if ((counts[price] ?? 0) + (counts[price ^ 1] ?? 0) === 0) return 0n;
    const tariff = languageOfTrait(trait) === 'latin' ? terms.latin : terms;
    const { unitMrial, statutoryMrial } = tariff;
    const tierPermille = price % 2 === 0 ? 1000 : 1100;
    return priceRecipientMrial({ parts: partsOfTrait(trait), unitMrial, statutoryMrial, tierPermille });
  });
}

function sumOf(counts: Float64Array, prices: readonly bigint[]): bigint {
  return prices.reduce((sum, price, i) => sum + price * BigInt(counts[i] ?? 0), 0n);
}

/** Gives the lower tier to as many as the quote asks for, from the first on; answers how much that saves. */
function lowerToQuote(
  { tiers, tierPricesMrial, costMrial }: Pick<PricedAudience, 'tiers' | 'tierPricesMrial' | 'costMrial'>,
  terms: OwnPriceTerms,
): bigint {
  const { quotedTotalMrial } = terms;
  if (quotedTotalMrial === null) return 0n;
  const fits = (cost: bigint) => cost + charityOf(cost, terms) <= quotedTotalMrial;
  let saved = 0n;
  for (let i = 0; i < tiers.length && !fits(costMrial - saved); i += 1) {
    const price = tiers[i] ?? 0;
    if (price % 2 === 0) continue;
    saved += (tierPricesMrial[price] ?? 0n) - (tierPricesMrial[price - 1] ?? 0n);
    tiers[i] = price - 1;
  }
  if (!fits(costMrial - saved)) throw new QuoteExceededError();
  return saved;
}
