import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';
import { TICKETS_KEY } from './keys';

export type TicketDetails = components['schemas']['TicketDetails'];
export type Interaction = components['schemas']['TicketInteraction'];

/** One ticket with what was written in it. */
export function ticketQuery(id: string) {
  return queryOptions({
    queryKey: [...TICKETS_KEY, 'one', id] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/ticket/show', { params: { query: { id } }, signal })),
  });
}
