import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

const STALE_AFTER_MS = 5 * 60_000;

/** What is announced in pictures now, by place, and where the old panel is. */
export function bannersQuery() {
  return queryOptions({
    queryKey: ['banners'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/banners', { signal })),
    staleTime: STALE_AFTER_MS,
  });
}
