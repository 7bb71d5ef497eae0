import type { Language } from './encoding';
import type { OperatorCode } from './operators';

/** Price factor of an operator in thousandths: MCI 1.0, all others 1.1. */
export type TierPermille = 1000 | 1100;

/** One row of a dated tariff: what a part costs on a family of lines, before tier and statutory share. */
export interface UnitTariff {
  readonly language: Language;
  /** Milli-rial per part; a multiple of `TARIFF_STEP_MRIAL`. */
  readonly unitMrial: bigint;
}

/** What the price of one recipient is made of. */
export interface RecipientPriceInput {
  /** Parts of this recipient's text, at least 1. */
  readonly parts: number;
  /** The tariff's unit in milli-rial, per part. */
  readonly unitMrial: bigint;
  readonly tierPermille: TierPermille;
  /** The law's share in milli-rial, per part (40 rial today, dated). */
  readonly statutoryMrial: bigint;
}

/**
 * A tariff's unit must be a multiple of this (0.2 rial): then 10 percent for the tier and 5 percent for charity are whole
 * milli-rial, and no price ever needs rounding.
 */
export const TARIFF_STEP_MRIAL = 200n;

/** Charity is 5 percent on top of a send's cost: one twentieth. */
const CHARITY_DIVISOR = 20n;

/** The tier of an operator. */
export function tierPermilleOf(operator: OperatorCode): TierPermille {
  return operator === 'mci' ? 1000 : 1100;
}

/**
 * What one recipient costs, in milli-rial: parts x (unit x tier + statutory), exactly.
 * Throws RangeError when parts is not a positive integer, money is negative, or a part would not cost whole milli-rial:
 * a price is refused rather than rounded.
 */
export function priceRecipientMrial({ parts, unitMrial, tierPermille, statutoryMrial }: RecipientPriceInput): bigint {
  if (!Number.isSafeInteger(parts) || parts < 1)
    throw new RangeError(`Parts must be a positive integer, not ${parts}.`);
  if (unitMrial < 0n || statutoryMrial < 0n) throw new RangeError('A tariff cannot be negative.');
  const scaled = unitMrial * BigInt(tierPermille);
  if (scaled % 1000n !== 0n) throw new RangeError(`Unit ${unitMrial} x ${tierPermille}/1000 is not whole milli-rial.`);
  return BigInt(parts) * (scaled / 1000n + statutoryMrial);
}

/** Charity on a send's whole cost: 5 percent in milli-rial. Throws RangeError when that is not whole, or below zero. */
export function charityMrial(totalMrial: bigint): bigint {
  if (totalMrial < 0n) throw new RangeError('A cost cannot be negative.');
  if (totalMrial % CHARITY_DIVISOR !== 0n) throw new RangeError(`5 percent of ${totalMrial} is not whole milli-rial.`);
  return totalMrial / CHARITY_DIVISOR;
}

/** Whether a tariff's unit can be priced for every tier, with and without charity (see `TARIFF_STEP_MRIAL`). */
export function isExactTariff(unitMrial: bigint): boolean {
  return unitMrial >= 0n && unitMrial % TARIFF_STEP_MRIAL === 0n;
}
