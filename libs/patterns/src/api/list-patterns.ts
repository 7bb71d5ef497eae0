import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import { PATTERNS_KEY } from './patterns-key';

export type Pattern = components['schemas']['Pattern'];

/** What the list can be narrowed to; everything absent means all. */
export interface PatternsFilters {
  readonly title?: string;
  readonly type?: Pattern['type'];
  readonly state?: Pattern['state'];
}

/** Patterns, newest first. */
export function patternsQuery({ page, limit, filters }: ListRequest<PatternsFilters>) {
  return queryOptions({
    queryKey: [...PATTERNS_KEY, 'list', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/patterns', { body: { page, limit, filters: { ...filters } }, signal })),
    placeholderData: keepPreviousData,
  });
}
