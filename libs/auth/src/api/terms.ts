import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

/** The terms of use in force, with the version that a registration names. */
export const termsQuery = queryOptions({
  queryKey: ['auth', 'terms'],
  queryFn: ({ signal }) => answerOf(api.GET('/user/terms', { signal })),
  staleTime: Infinity,
});
