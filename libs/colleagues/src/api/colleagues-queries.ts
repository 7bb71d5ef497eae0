import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';

export type Colleague = components['schemas']['Colleague'];
export type ColleagueState = components['schemas']['ColleagueState'];

/** What a change of any of them makes old: the list, and each by itself. */
export const COLLEAGUES_KEY = ['colleagues'] as const;

/** What the list can be narrowed to; everything absent means all. */
export interface ColleaguesFilters {
  readonly search?: string;
  readonly state?: ColleagueState;
}

/** Colleagues, in the order in which they came. */
export function colleaguesQuery({ page, limit, filters }: ListRequest<ColleaguesFilters>) {
  return queryOptions({
    queryKey: [...COLLEAGUES_KEY, 'list', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/user/partner/list', { body: { page, limit, filters: { ...filters } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One colleague. */
export function colleagueQuery(id: string) {
  return queryOptions({
    queryKey: [...COLLEAGUES_KEY, 'one', id] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/user/partner/get', { params: { query: { id } }, signal })),
  });
}
