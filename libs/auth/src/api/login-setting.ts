import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

/** What the login page needs to know before anybody signs in. It does not change while the page is open. */
export const loginSettingQuery = queryOptions({
  queryKey: ['auth', 'login-setting'],
  queryFn: ({ signal }) => answerOf(api.GET('/login_setting', { signal })),
  staleTime: Infinity,
});
