import { answerOf, api } from '@peyk/shared-api-client';
import { queryOptions } from '@tanstack/react-query';
import { PHONEBOOKS_KEY } from './keys';

/** How many people a phonebook holds, and how many of them a send reaches. */
export function phonebookCountQuery(id: string) {
  return queryOptions({
    queryKey: [...PHONEBOOKS_KEY, 'count', id] as const,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/phonebooks/numbers/count', { params: { query: { phonebook_ids: id } }, signal })),
  });
}
