import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components, operations } from '@peyk/shared-contract';
import { toChallenge, type Challenge } from '../model/challenge';

export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyRole = components['schemas']['ApiKeyRole'];
type NewApiKey = operations['createApiKey']['requestBody']['content']['application/json'];

/** What is asked for besides the code. */
export type ApiKeyFields = Omit<NewApiKey, 'token' | 'code'>;

/** What a change of any of them makes old. */
export const API_KEYS_KEY = ['api-keys'] as const;

/** An account has no more. */
export const MOST_API_KEYS = 20;

/** All keys of the account, newest first, and what a new one may be given. */
export const apiKeysQuery = queryOptions({
  queryKey: [...API_KEYS_KEY, 'list'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/api-keys/list', { signal })),
});

/** One of them. */
export const apiKeyQuery = (id: string) =>
  queryOptions({
    queryKey: [...API_KEYS_KEY, 'show', id] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/api-keys/show', { params: { query: { key_id: id } }, signal })),
  });

/** Sends a code to the mobile of who asks. */
export async function sendApiKeyCode(): Promise<Challenge> {
  return toChallenge(await answerOf(api.POST('/api-keys/otp')), Date.now());
}

/** Sends it again; the earlier one no longer counts. */
export async function resendApiKeyCode(token: string): Promise<Challenge> {
  return toChallenge(await answerOf(api.POST('/send_sms_otp', { body: { token } })), Date.now());
}

/** The only answer that holds the secret. */
export const createApiKey = (body: NewApiKey) => answerOf(api.POST('/api-keys/create', { body }));

export const deleteApiKey = (id: string) => answerOf(api.POST('/api-keys/delete', { body: { id } }));
