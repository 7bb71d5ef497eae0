import { answerOf, api } from '@peyk/shared-api-client';
import { DRAFTS_KEY } from '@peyk/shared-screens';
import { queryOptions } from '@tanstack/react-query';

/** A draft with everything that it carries; null when it is not there. Each opening asks anew: someone may have changed it since. */
export function draftQuery(id: string, opening: string) {
  return queryOptions({
    queryKey: [...DRAFTS_KEY, 'opened', id, opening] as const,
    queryFn: async ({ signal }) => {
      const { items } = await answerOf(api.POST('/user/draft/list', { body: { filters: { id } }, signal }));
      return items[0] ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
