import { answerOf, api } from '@peyk/shared-api-client';
import { DRAFT_GROUPS_KEY } from '@peyk/shared-screens';
import { queryOptions } from '@tanstack/react-query';

/** How many groups and drafts there are, and may be. */
export function draftCountsQuery() {
  return queryOptions({
    queryKey: [...DRAFT_GROUPS_KEY, 'counts'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/user/draft/group/count', { signal })),
  });
}
