import { answerOf, api } from '@peyk/shared-api-client';
import { queryOptions } from '@tanstack/react-query';
import { CATEGORIES_KEY } from './keys';

/** What a ticket may be about. It changes with the program only. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: CATEGORIES_KEY,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/ticket/category', { signal }))).items,
    staleTime: Infinity,
  });
}
