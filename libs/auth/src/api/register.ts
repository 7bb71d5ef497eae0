import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { toChallenge, type Challenge } from '../model/challenge';
import { withProof } from './with-proof';

/** Begins a registration: nothing exists yet, and a code goes to the mobile. */
export async function register(registration: components['schemas']['Registration']): Promise<Challenge> {
  const answer = await withProof('registration', (proof) =>
    answerOf(api.POST('/user/register', { body: { ...registration, ...proof } })),
  );
  return toChallenge(answer, Date.now());
}
