import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import { SECRETARIES_KEY } from './secretaries-key';

/** One secretary. */
export function secretaryQuery(id: string) {
  return queryOptions({
    queryKey: [...SECRETARIES_KEY, 'one', id] as const,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/advanced-services/general-messaging/details', { params: { query: { id } }, signal })),
  });
}

/** The lines that a secretary may listen on. */
export function receiverLinesQuery() {
  return queryOptions({
    queryKey: [...SECRETARIES_KEY, 'lines'] as const,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/numbers/receiver-list', { signal }))).items,
  });
}
