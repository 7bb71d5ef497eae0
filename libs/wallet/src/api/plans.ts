import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';

export type Plan = components['schemas']['Plan'];
export type PlanService = components['schemas']['PlanService'];

/** Plans that are offered or that the account has, and which services are open to it. */
export function plansQuery() {
  return queryOptions({
    queryKey: ['plans'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/panel/plans', { signal })),
  });
}

/** Buys a plan from the wallet, at the price that was shown; the same key buys it once. */
export function buyPlan({ id, price }: Plan, key: string) {
  const params = { header: { 'Idempotency-Key': key } };
  return answerOf(api.POST('/panel/plans/buy', { params, body: { plan_id: id, price } }));
}

/** Asks for the address of the bank's page. Each call is a payment of its own: only ever by hand. */
export function payPlan({ id, price }: Plan, callbackUrl: string) {
  return answerOf(api.POST('/panel/plans/pay', { body: { plan_id: id, price, callbackUrl } }));
}
