import { answerOf, api } from '@peyk/shared-api-client';
import { queryOptions } from '@tanstack/react-query';

/** What this installation offers to programs: it changes with a new version or setting of the server. */
export const pluginsQuery = queryOptions({
  queryKey: ['developers', 'plugins'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/panel/plugins', { signal })),
});

/** The documents of the API that the server has. */
export const apiDocumentsQuery = queryOptions({
  queryKey: ['developers', 'api-docs'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/panel/api-docs', { signal })),
});
