import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

/**
 * Signs in with the one-use code of an admin. It is a query and not a mutation, because React may mount a screen twice
 * and the code is worth only one call: two askers of one query share it.
 */
export const externalLoginQuery = (code: string) =>
  queryOptions({
    queryKey: ['auth', 'external-login', code],
    queryFn: () => answerOf(api.POST('/external_login', { body: { code } })),
    enabled: code !== '',
    retry: false,
    staleTime: Infinity,
  });
