import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';

export type OpenSession = components['schemas']['OpenSession'];

/** Where the user is signed in now, the last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/user/session/list', { signal })),
});

/** Ends one of them at once. */
export const endSession = (id: string) => answerOf(api.POST('/user/session/end', { body: { id } }));

/** Ends all but the one of this browser. */
export const endOtherSessions = () => answerOf(api.POST('/user/session/end_others'));

/** Sets a new password with the present one; all other sessions end. */
export const changeOwnPassword = (current_password: string, password: string) =>
  answerOf(api.POST('/change_password', { body: { current_password, password } }));
