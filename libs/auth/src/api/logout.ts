import { answerOf, api } from '@peyk/shared-api-client';

/** Makes the token worthless on the server. */
export async function logout(): Promise<void> {
  await answerOf(api.POST('/logout'));
}
