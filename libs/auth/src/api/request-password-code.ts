import { answerOf, api } from '@peyk/shared-api-client';
import { toChallenge, type Challenge } from '../model/challenge';

interface Owner {
  readonly username: string;
  /** `989` and nine digits. */
  readonly mobile: string;
}

/** Begins to replace a forgotten password. The answer is the same whether the two belong together or not. */
export async function requestPasswordCode(owner: Owner): Promise<Challenge> {
  return toChallenge(await answerOf(api.POST('/forgot_password', { body: owner })), Date.now());
}
