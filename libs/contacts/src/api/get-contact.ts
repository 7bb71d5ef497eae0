import { answerOf, api } from '@peyk/shared-api-client';
import { queryOptions } from '@tanstack/react-query';
import { CONTACTS_KEY } from './keys';

/** One contact, as it is now. */
export function contactQuery(id: string) {
  return queryOptions({
    queryKey: [...CONTACTS_KEY, 'one', id] as const,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/phonebooks/numbers/contact', { params: { query: { contact_id: id } }, signal })),
  });
}
