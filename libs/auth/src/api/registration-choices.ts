import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

/** The packages that a registration may choose. */
export const packagesQuery = queryOptions({
  queryKey: ['auth', 'packages'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/package/general_list', { signal }))).packages,
  staleTime: Infinity,
});

/** The domains of activity, for registering and for the business set-up. */
export const activityDomainsQuery = queryOptions({
  queryKey: ['auth', 'activity-domains'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/user/activity_domain', { signal }))).activity_domains,
  staleTime: Infinity,
});
