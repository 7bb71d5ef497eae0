import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { GatewayName } from './payments';

export type Promotion = components['schemas']['Promotion'];
export type ChargePackage = components['schemas']['ChargePackage'];
export type GiftPackage = components['schemas']['GiftPackage'];

/** What a payment through a gateway brings on top today. */
export function promotionsQuery() {
  return queryOptions({
    queryKey: ['promotions'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/payment/promotion/today-charge', { signal })),
  });
}

export function chargePackagesQuery() {
  return queryOptions({
    queryKey: ['charge-packages'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/charge-packages/dynamics', { signal })),
  });
}

export const GIFTS_KEY = ['gifts'] as const;

/** Credit for nothing that is given now. */
export function giftsQuery() {
  return queryOptions({
    queryKey: [...GIFTS_KEY, 'offered'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/gift-charge/packages', { signal })),
  });
}

/** What the account has taken. */
export function takenGiftsQuery() {
  return queryOptions({
    queryKey: [...GIFTS_KEY, 'taken'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/gift-charge/info', { signal })),
  });
}

/** Takes a gift; the same key takes it once. */
export function takeGift(packageId: string, key: string) {
  const params = { header: { 'Idempotency-Key': key } };
  return answerOf(api.POST('/gift-charge/take', { params, body: { package_id: packageId } }));
}

/** Asks for the address of the bank's page for a package as it was shown. Each call is a payment of its own: only ever by hand. */
export function selectChargePackage(
  { id, amount, bonus }: ChargePackage,
  way: { callbackUrl: string; gateway: GatewayName },
) {
  return answerOf(api.POST('/charge-packages/select', { body: { package_id: id, amount, bonus, ...way } }));
}
