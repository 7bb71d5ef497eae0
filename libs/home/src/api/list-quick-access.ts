import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

const STALE_AFTER_MS = 5 * 60_000;

/** Links to the pages that people go to most. */
export function quickAccessQuery() {
  return queryOptions({
    queryKey: ['quick-access'] as const,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/panel/quick_access', { signal }))).items,
    staleTime: STALE_AFTER_MS,
  });
}
