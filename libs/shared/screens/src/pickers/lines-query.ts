import { answerOf, api } from '@peyk/shared-api-client';
import { queryOptions } from '@tanstack/react-query';

const STALE_AFTER_MS = 60_000;

/** The lines this account may send from, the default line first. They change rarely. */
export function linesQuery() {
  return queryOptions({
    queryKey: ['lines'] as const,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/number/numbers', { signal }))).items,
    staleTime: STALE_AFTER_MS,
  });
}
