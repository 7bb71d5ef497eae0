import { answerOf, api } from '@peyk/shared-api-client';
import type { ChallengeCode } from '../model/challenge';

/** Tells whether the code is right. Answers until when the new password may be given (milliseconds since 1970). */
export async function checkPasswordCode(code: ChallengeCode): Promise<number> {
  const { expires_in_seconds: seconds } = await answerOf(api.POST('/forgot_password_check_otp', { body: code }));
  return Date.now() + seconds * 1000;
}
