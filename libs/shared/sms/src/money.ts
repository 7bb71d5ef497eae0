/** Thousandths of a rial in one rial. Money is integer milli-rial everywhere, so that 3697.5 rial is exact. */
export const MRIAL_PER_RIAL = 1000n;

/** 15 digits of rial are 18 of milli-rial, which fit PostgreSQL's bigint. */
const RIAL_SHAPE = /^(-?)(\d{1,15})(?:\.(\d{1,3}))?$/;

/** Milli-rial as the contract writes money: decimal rial without needless zeros, `3697.5`, `-12`, `0`. Exact. */
export function mrialToRialString(mrial: bigint): string {
  const sign = mrial < 0n ? '-' : '';
  // Digits rather than sums: a list of sends writes forty amounts, and one conversion is cheaper than two divisions.
  const digits = String(mrial < 0n ? -mrial : mrial).padStart(4, '0');
  const whole = `${sign}${digits.slice(0, -3)}`;
  const fraction = digits.slice(-3);
  return fraction === '000' ? whole : `${whole}.${fraction.replace(/0+$/, '')}`;
}

/**
 * Reads the contract's decimal rial (Latin digits, at most 15 before and 3 after the point) exactly.
 * Throws RangeError for anything else: an amount is never guessed.
 */
export function rialStringToMrial(rial: string): bigint {
  const match = RIAL_SHAPE.exec(rial);
  if (match === null) throw new RangeError('An amount is decimal rial with at most three decimals.');
  const [, sign, whole = '', fraction = ''] = match;
  const mrial = BigInt(whole) * MRIAL_PER_RIAL + BigInt(fraction.padEnd(3, '0'));
  return sign === '-' ? -mrial : mrial;
}

/** Whole rial, rounded down (also below zero): how balances are shown. Prices are never floored. */
export function floorRial(mrial: bigint): bigint {
  const rial = mrial / MRIAL_PER_RIAL;
  return mrial % MRIAL_PER_RIAL < 0n ? rial - 1n : rial;
}
