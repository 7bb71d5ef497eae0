import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import { SECRETARIES_KEY } from './secretaries-key';

export type SecretaryMessage = components['schemas']['SecretaryMessage'];
export type Outcome = SecretaryMessage['outcome'];
export type Reading = NonNullable<SecretaryMessage['reading']>;
export type MessageFilters = components['schemas']['SecretaryMessageFilters'];

/** What a secretary has dealt with, newest first. */
export function messagesQuery(id: string, { page, limit, filters }: ListRequest<MessageFilters>) {
  return queryOptions({
    queryKey: [...SECRETARIES_KEY, 'messages', id, page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/advanced-services/module-inboxes-list', {
          body: { id, page, limit, filters: { ...filters } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Begins the file of all that the filters find. */
export const exportMessages = (id: string, filters: MessageFilters) =>
  answerOf(api.POST('/advanced-services/module-inboxes-export', { body: { id, filters: { ...filters } } }));
