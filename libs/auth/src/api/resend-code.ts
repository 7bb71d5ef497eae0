import { answerOf, api } from '@peyk/shared-api-client';
import { toChallenge, type Challenge } from '../model/challenge';

/** Sends the code again; the earlier one no longer counts. */
export async function resendCode(challengeToken: string): Promise<Challenge> {
  return toChallenge(await answerOf(api.POST('/send_sms_otp', { body: { token: challengeToken } })), Date.now());
}
