import { charityMrial } from '@peyk/shared-sms';

/** Charity on a price, in milli-rial, where the send asked for it. Tariff steps make each recipient's share exact. */
export function charityOf(priceMrial: bigint, { withCharity }: { withCharity: boolean }): bigint {
  return withCharity ? charityMrial(priceMrial) : 0n;
}
