import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

/** The token check, for what the session slice does not hold: whether the panel is active, and why not. */
export const whoAmIQuery = queryOptions({
  queryKey: ['auth', 'who-am-i'],
  queryFn: ({ signal }) => answerOf(api.GET('/check_token', { signal })),
});
