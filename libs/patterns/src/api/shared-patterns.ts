import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import { PATTERNS_KEY } from './patterns-key';
import type { SystemicFilters } from './systemic-patterns';

export type SharedPattern = components['schemas']['SharedPattern'];

/** Patterns that the account may take over, with its name in them. */
export function sharedPatternsQuery({ page, limit, filters }: ListRequest<SystemicFilters>) {
  return queryOptions({
    queryKey: [...PATTERNS_KEY, 'shared', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/patterns/shared', { body: { page, limit, filters: { ...filters } }, signal })),
    placeholderData: keepPreviousData,
  });
}
