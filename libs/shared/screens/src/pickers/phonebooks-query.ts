import { answerOf, api } from '@peyk/shared-api-client';
import { queryOptions } from '@tanstack/react-query';

/** All phonebooks of the account, in short; at most 1,000. */
export function phonebookChoicesQuery() {
  return queryOptions({
    queryKey: ['phonebooks', 'choices'] as const,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/phonebooks', { signal }))).items,
  });
}
