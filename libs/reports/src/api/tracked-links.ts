import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { sendKeys } from '@peyk/shared-sends';

export type TrackedLink = components['schemas']['TrackedLink'];
export type LinkOpen = components['schemas']['LinkOpen'];

const OPENS_A_PAGE = 20;
/** People open what they get for days: a page that stays open is not asked for every moment. */
const REFRESH_AFTER_MS = 30_000;

/** The short links of a send and how often they were opened. */
export function trackedLinksQuery(sendId: string) {
  return queryOptions({
    queryKey: [...sendKeys.within(sendId), 'links'] as const,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/panel/link_tracker', { params: { query: { send_id: sendId } }, signal })),
    refetchInterval: REFRESH_AFTER_MS,
  });
}

/** Who has opened a link, in the order of the send. */
export function linkOpensQuery(sendId: string, position: number) {
  return infiniteQueryOptions({
    queryKey: [...sendKeys.within(sendId), 'links', position] as const,
    queryFn: ({ pageParam, signal }) =>
      answerOf(
        api.POST('/panel/link_tracker/recipients', {
          body: { send_id: sendId, position, page: pageParam, limit: OPENS_A_PAGE },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ paging: { page, limit, total } }) => (page * limit < total ? page + 1 : undefined),
  });
}
