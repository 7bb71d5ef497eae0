import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import { INBOX_LIST_KEY } from './keys';

export type InboxMessage = components['schemas']['InboxMessage'];
export type InboxFilters = components['schemas']['InboxFilters'];

/** Messages of the account, newest first. */
export function inboxQuery({ page, limit, filters }: ListRequest<InboxFilters>) {
  return queryOptions({
    queryKey: [...INBOX_LIST_KEY, page, limit, filters] as const,
    queryFn: ({ signal }) => answerOf(api.POST('/report/messages-inbox', { body: { page, limit, filters }, signal })),
    placeholderData: keepPreviousData,
  });
}
