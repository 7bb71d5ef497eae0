import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';

export type PlanService = components['schemas']['PlanService'];

const STALE_AFTER_MS = 60_000;

/** Which services the account's plans do not open; none where the installation sells nothing. */
export const closedServicesQuery = queryOptions({
  queryKey: ['plans'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/panel/plans', { signal })),
  select: ({ services }) => services.filter(({ is_open }) => !is_open).map(({ service }) => service),
  staleTime: STALE_AFTER_MS,
});
