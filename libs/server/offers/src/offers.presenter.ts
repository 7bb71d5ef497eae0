import type { components } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import type { Promotion } from './bonus.policy';
import type { ChargePackage, Gift } from './offers.repository';
import { isLeft } from './take-gift.service';

type Schemas = components['schemas'];

export function presentPromotion(promotion: Promotion): Schemas['Promotion'] {
  const { id, title, percent, fromMrial, mostMrial, endsAt } = promotion;
  return {
    id: String(id),
    title,
    percent,
    from: mrialToRialString(fromMrial),
    most: mostMrial === null ? null : mrialToRialString(mostMrial),
    ends_at: endsAt.toISOString(),
  };
}

export function presentChargePackage(row: ChargePackage): Schemas['ChargePackage'] {
  return {
    id: String(row.id),
    title: row.title,
    description: row.description,
    amount: mrialToRialString(row.amountMrial),
    bonus: mrialToRialString(row.bonusMrial),
    most_each: row.mostEach,
  };
}

/** With what the account has paid lately, which some gifts ask for. */
export function presentGift(gift: Gift, paidMrial: bigint): Schemas['GiftPackage'] {
  return {
    id: String(gift.id),
    title: gift.title,
    description: gift.description,
    amount: mrialToRialString(gift.amountMrial),
    needs_paid: mrialToRialString(gift.paidMrial),
    left_count: gift.mostTaken === null ? null : gift.mostTaken - gift.takenCount,
    can_take: gift.takenAt === null && isLeft(gift) && paidMrial >= gift.paidMrial,
    taken_at: gift.takenAt?.toISOString() ?? null,
    ends_at: gift.endsAt.toISOString(),
  };
}
