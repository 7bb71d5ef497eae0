import type { Promotion } from '../api/offers';

/** In rial: what one promotion gives for an amount, rounded down, as the server counts it. */
function bonusOf({ percent, from, most }: Promotion, amount: bigint): bigint {
  if (amount < BigInt(Math.ceil(Number(from)))) return 0n;
  const whole = (amount * BigInt(percent)) / 100n;
  return most !== null && whole > BigInt(Math.floor(Number(most))) ? BigInt(Math.floor(Number(most))) : whole;
}

/** The promotion that gives the most for an amount in rial, and how much; undefined when none gives anything. */
export function bestBonus(
  promotions: readonly Promotion[],
  amount: string,
): { readonly promotion: Promotion; readonly rial: string } | undefined {
  const best = promotions
    .map((promotion) => ({ promotion, rial: bonusOf(promotion, BigInt(amount)) }))
    .reduce<{ promotion: Promotion; rial: bigint } | undefined>(
      (most, one) => (one.rial > (most?.rial ?? 0n) ? one : most),
      undefined,
    );
  return best && { promotion: best.promotion, rial: String(best.rial) };
}
