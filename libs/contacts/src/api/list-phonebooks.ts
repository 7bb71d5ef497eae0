import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PHONEBOOKS_KEY } from './keys';

export type Phonebook = components['schemas']['Phonebook'];
/** What is known of a phonebook wherever it can be chosen. */
export type PhonebookChoice = components['schemas']['PhonebookChoice'];
export interface PhonebookFilters {
  readonly title?: string;
}

/** One page of phonebooks. */
export function phonebooksQuery({ page, limit, filters }: ListRequest<PhonebookFilters>) {
  return queryOptions({
    queryKey: [...PHONEBOOKS_KEY, 'list', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/phonebooks/list-new', { body: { page, limit, filters: { ...filters } }, signal })),
    placeholderData: keepPreviousData,
  });
}
