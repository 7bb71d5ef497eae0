import { answerOf, api } from '@peyk/shared-api-client';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { UNREAD_KEY } from './keys';

/** How many messages nobody has read; the live socket keeps it. */
export function unreadQuery() {
  return queryOptions<number, Error, number, QueryKey>({
    queryKey: UNREAD_KEY,
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/report/messages-inbox/unread-count', { signal }))).unread_count,
  });
}
