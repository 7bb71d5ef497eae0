import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type Draft = components['schemas']['Draft'];
export type DraftGroup = components['schemas']['DraftGroup'];

/** What a list of drafts is narrowed to. */
export interface DraftFilters {
  readonly group_id?: string;
  readonly text?: string;
}

interface DraftRequest {
  readonly page: number;
  readonly limit: number;
  readonly filters: DraftFilters;
}

/** Anyone who changes a draft or a group makes both old: groups count their drafts. */
export const DRAFTS_KEY = ['drafts'] as const;
export const DRAFT_GROUPS_KEY = ['draft-groups'] as const;
export const DRAFT_CHANGES = [DRAFTS_KEY, DRAFT_GROUPS_KEY] as const;

/** One page of the account's drafts, newest first. */
export function draftsQuery({ page, limit, filters }: DraftRequest) {
  return queryOptions({
    queryKey: [...DRAFTS_KEY, page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/user/draft/list', {
          body: { page, limit, ...(Object.keys(filters).length > 0 && { filters: { ...filters } }) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** All groups of drafts, each with how many it has; at most 20. */
export function draftGroupsQuery() {
  return queryOptions({
    queryKey: [...DRAFT_GROUPS_KEY, 'all'] as const,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/user/draft/group/list', { signal }))).items,
  });
}
