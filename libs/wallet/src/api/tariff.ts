import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';

export type LineTariff = components['schemas']['LineTariff'];
export type PartPrices = components['schemas']['PartPrices'];

/** What a part of a message costs today, on each line of the account. */
export function tariffQuery() {
  return queryOptions({
    queryKey: ['tariff'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/get_tariff', { signal })),
  });
}
