import { answerOf, api } from '@peyk/shared-api-client';

/** Second step. Answers the token of the new session. */
export async function confirmCode(code: { readonly token: string; readonly code: string }): Promise<string> {
  const { token } = await answerOf(api.POST('/confirm_otp', { body: code }));
  return token;
}
