import { answerOf, api } from '@peyk/shared-api-client';
import { toChallenge, type Challenge, type ChallengeCode } from '../model/challenge';

/** Sends a code to the present number. */
export async function requestMobileChange(): Promise<Challenge> {
  return toChallenge(await answerOf(api.POST('/change_mobile/request_change_otp')), Date.now());
}

/** Tells whether the code from the present number is right. */
export const confirmMobileChange = (code: ChallengeCode) =>
  answerOf(api.POST('/change_mobile/confirm_change_otp', { body: code }));

/** Sends a code to the new number. @param mobile `989` and nine digits */
export async function confirmNewMobile(code: ChallengeCode, mobile: string): Promise<Challenge> {
  const answer = await answerOf(api.POST('/change_mobile/confirm_new_mobile', { body: { ...code, mobile } }));
  return toChallenge(answer, Date.now());
}

/** Moves to the new number with the code that came there. */
export const changeMobile = (code: ChallengeCode) => answerOf(api.POST('/change_mobile/check_otp', { body: code }));
