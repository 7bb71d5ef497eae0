import { answerOf, api } from '@peyk/shared-api-client';
import { queryOptions } from '@tanstack/react-query';

/** Whether everybody of the account has to sign in with an authenticator, and how many have none yet. */
export const secondFactorRuleQuery = queryOptions({
  queryKey: ['second-factor-rule'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/acl/partner/second_factor', { signal })),
});

/** Requires it of everybody, or no more. */
export const setSecondFactorRule = (is_required: boolean) =>
  answerOf(api.POST('/acl/partner/second_factor', { body: { is_required } }));
