import { answerOf, api } from '@peyk/shared-api-client';
import type { components, operations } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CONTACTS_KEY } from './keys';

export type Contact = components['schemas']['Contact'];
export type Gender = components['schemas']['Gender'];
type Body = NonNullable<operations['listContacts']['requestBody']>['content']['application/json'];
export type ContactFilters = Readonly<NonNullable<Body['filters']>>;

/** One page of contacts. */
export function contactsQuery({ page, limit, filters }: ListRequest<ContactFilters>) {
  return queryOptions({
    queryKey: [...CONTACTS_KEY, 'list', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/phonebooks/numbers/contact-list', { body: { page, limit, filters: { ...filters } }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** The contact with a number, if the account has one. */
export async function findContact(number: string): Promise<Contact | undefined> {
  const body = { limit: 1, filters: { number } };
  return (await answerOf(api.POST('/phonebooks/numbers/contact-list', { body }))).items[0];
}
