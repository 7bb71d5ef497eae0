import { queryOptions } from '@tanstack/react-query';
import { ApiError, answerOf, api } from '@peyk/shared-api-client';

/** `free`, or the sentence that says why nobody or someone has it. */
export type UsernameVerdict = { readonly free: true } | { readonly free: false; readonly reason: string };

const REFUSALS: ReadonlySet<number | undefined> = new Set([409, 422]);

/**
 * Whether a username may be registered. That it is taken is an answer, not a failure. Asked only for names that keep the
 * form's own rule; a failure of the network is told by nobody, because registering asks again.
 */
export const usernameQuery = (username: string) =>
  queryOptions({
    queryKey: ['auth', 'username', username],
    queryFn: async ({ signal }): Promise<UsernameVerdict> => {
      try {
        await answerOf(api.POST('/user/check_exist', { body: { username }, signal }));
        return { free: true };
      } catch (cause) {
        if (cause instanceof ApiError && REFUSALS.has(cause.status)) return { free: false, reason: cause.message };
        throw cause;
      }
    },
    retry: false,
    staleTime: 30_000,
  });
