import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

/** The web addresses of the account, with the key and the shape of the page of webhooks, which makes them old when it changes them. */
export const webhookChoicesQuery = queryOptions({
  queryKey: ['webhooks', 'list'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/webhooks/list', { signal })),
});
