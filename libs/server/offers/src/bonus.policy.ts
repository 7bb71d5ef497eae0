/** What a payment brings on top of its amount, and what for. */
export interface Bonus {
  amountMrial: bigint;
  /** For the list of transactions and the receipt. */
  title: string;
}

export interface Promotion {
  id: bigint;
  title: string;
  percent: number;
  /** It is for payments of at least so much. */
  fromMrial: bigint;
  /** It gives no more than this. */
  mostMrial: bigint | null;
  endsAt: Date;
}

/** What a promotion gives for a payment of this amount, in whole rials (rounded down, in milli-rial); 0 below its least amount. */
export function bonusOf(
  { percent, fromMrial, mostMrial }: Omit<Promotion, 'id' | 'title' | 'endsAt'>,
  amountMrial: bigint,
) {
  if (amountMrial < fromMrial) return 0n;
  const share = (amountMrial * BigInt(percent)) / 100_000n;
  const whole = share * 1000n;
  return mostMrial !== null && whole > mostMrial ? mostMrial : whole;
}

/** The promotion that gives the most for this amount; promotions are not added up. */
export function bestBonus(promotions: readonly Promotion[], amountMrial: bigint): Bonus | null {
  const bonuses = promotions.map((promotion) => ({
    amountMrial: bonusOf(promotion, amountMrial),
    title: promotion.title,
  }));
  const best = bonuses.reduce<Bonus | null>(
    (most, bonus) => (bonus.amountMrial > (most?.amountMrial ?? 0n) ? bonus : most),
    null,
  );
  return best;
}
