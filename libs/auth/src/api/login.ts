import { answerOf, api } from '@peyk/shared-api-client';
import { knownDevice } from '../model/known-device';
import { toChallenge, type Challenge } from '../model/challenge';
import { withProof } from './with-proof';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** First step: a right username and password send a code to the account's mobile. */
export async function login(credentials: Credentials): Promise<Challenge> {
  const answer = await withProof('login', (proof) =>
    answerOf(api.POST('/login', { body: { ...credentials, ...knownDevice(), ...proof } })),
  );
  return toChallenge(answer, Date.now());
}
