import { answerOf, api } from '@peyk/shared-api-client';
import type { components, operations } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { TICKETS_KEY } from './keys';

export type Ticket = components['schemas']['Ticket'];
export type TicketState = components['schemas']['TicketState'];

/** What the list can be narrowed to; everything absent means all. */
export type TicketFilters = NonNullable<
  NonNullable<operations['listTickets']['requestBody']>['content']['application/json']['filters']
>;

/** Tickets of the account, newest first. */
export function ticketsQuery({ page, limit, filters }: ListRequest<TicketFilters>) {
  return queryOptions({
    queryKey: [...TICKETS_KEY, 'list', page, limit, filters] as const,
    queryFn: ({ signal }) => answerOf(api.POST('/ticket', { body: { page, limit, filters }, signal })),
    placeholderData: keepPreviousData,
  });
}
