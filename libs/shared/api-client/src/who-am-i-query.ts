import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './api';

/**
 * The token check, for what the session slice does not hold: how the account stands, and why it may not send. It stands here because
 * several domains show it; the live handler of `auth` keeps it fresh.
 */
export const whoAmIQuery = queryOptions({
  queryKey: ['who-am-i'],
  queryFn: ({ signal }) => answerOf(api.GET('/check_token', { signal })),
});
