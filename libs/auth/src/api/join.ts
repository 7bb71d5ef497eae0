import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';

export type Invitation = components['schemas']['Invitation'];

/** What an invitation is for. Its code is worth something, so it is asked in a body and stands in no address. */
export function invitationQuery(code: string) {
  return queryOptions({
    queryKey: ['invitation', code] as const,
    queryFn: ({ signal }) => answerOf(api.POST('/user/partner/invitation', { body: { code }, signal })),
    staleTime: Infinity,
  });
}

/** Uses an invitation up. */
export const acceptInvitation = (body: { code: string; username: string; password: string }) =>
  answerOf(api.POST('/user/partner/join', { body }));
