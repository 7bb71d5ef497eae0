import { answerOf, api } from '@peyk/shared-api-client';
import { toChallenge, type Challenge } from '../model/challenge';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** First step: a right username and password send a code to the account's mobile. */
export async function login(credentials: Credentials): Promise<Challenge> {
  return toChallenge(await answerOf(api.POST('/login', { body: credentials })), Date.now());
}
