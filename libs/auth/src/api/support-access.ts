import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

const LONGEST_WAIT_MS = 60_000;

/** Until when support may do more than look. It ends by itself, so an open dialog asks again when the time has come. */
export const supportAccessQuery = queryOptions({
  queryKey: ['auth', 'support-access'],
  queryFn: ({ signal }) => answerOf(api.GET('/user/support_access', { signal })),
  refetchInterval: ({ state }) => {
    const until = state.data?.until;
    if (until === undefined || until === null) return false;
    return Math.min(Math.max(Date.parse(until) - Date.now(), 0) + 1000, LONGEST_WAIT_MS);
  },
});

/** Gives the leave for some hours from now on; 0 takes it back. */
export const setSupportAccess = (hours: number) => answerOf(api.POST('/user/support_access', { body: { hours } }));
