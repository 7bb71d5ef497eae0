import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import type { PatternsFilters } from './list-patterns';
import { PATTERNS_KEY } from './patterns-key';

export type SystemicPattern = components['schemas']['SystemicPattern'];
/** They are never waited for, and each is for something. */
export interface SystemicFilters extends Pick<PatternsFilters, 'title'> {
  readonly type?: SystemicPattern['type'];
}

/** Patterns of the installation, with the account's name in them. */
export function systemicPatternsQuery({ page, limit, filters }: ListRequest<SystemicFilters>) {
  return queryOptions({
    queryKey: [...PATTERNS_KEY, 'systemic', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/patterns/systemic', { body: { page, limit, filters: { ...filters } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One of them. */
export function systemicPatternQuery(id: string) {
  return queryOptions({
    queryKey: [...PATTERNS_KEY, 'systemic', id] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/patterns/systemic/details', { params: { query: { id } }, signal })),
  });
}
