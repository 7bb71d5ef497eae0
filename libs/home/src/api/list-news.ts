import { infiniteQueryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';

export type News = components['schemas']['News'];

/** The home page shows the newest few; the earlier ones come when they are asked for. */
const NEWS_A_PAGE = 3;
const STALE_AFTER_MS = 5 * 60_000;

/** What Peyk's people have to tell, the pinned ones first, then the newest. */
export function newsQuery() {
  return infiniteQueryOptions({
    queryKey: ['news'] as const,
    queryFn: ({ pageParam, signal }) =>
      answerOf(api.GET('/news/list', { params: { query: { page: pageParam, limit: NEWS_A_PAGE } }, signal })),
    initialPageParam: 1,
    getNextPageParam: ({ paging: { page, limit, total } }) => (page * limit < total ? page + 1 : undefined),
    staleTime: STALE_AFTER_MS,
  });
}
