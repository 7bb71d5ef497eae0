import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';

export type Passkey = components['schemas']['Passkey'];
export type PasskeyOffer = components['schemas']['PasskeyOffer'];

/** The passkeys of the user, and whether the installation can have more. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/passkey/list', { signal })),
});

/** Removes one, for anyone who knows the password. */
export const removePasskey = (id: string, current_password: string) =>
  answerOf(api.POST('/passkey/delete', { body: { id, current_password } }));
