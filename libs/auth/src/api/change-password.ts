import { answerOf, api } from '@peyk/shared-api-client';
import type { ChallengeCode } from '../model/challenge';

/** Sets the new password. Works once; every session of the user ends. */
export async function changePassword(change: ChallengeCode & { readonly password: string }): Promise<void> {
  await answerOf(api.POST('/change_password_by_token', { body: change }));
}
