import { answerOf, api } from '@peyk/shared-api-client';
import { toChallenge, type Challenge } from '../model/challenge';
import { knownDevice } from '../model/known-device';
import { withProof } from './with-proof';

interface Owner {
  readonly username: string;
  /** `989` and nine digits. */
  readonly mobile: string;
}

/** Begins to replace a forgotten password. The answer is the same whether the two belong together or not. */
export async function requestPasswordCode(owner: Owner): Promise<Challenge> {
  const answer = await withProof('password_reset', (proof) =>
    answerOf(api.POST('/forgot_password', { body: { ...owner, ...knownDevice(), ...proof } })),
  );
  return toChallenge(answer, Date.now());
}
