import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { toChallenge, type Challenge } from '../model/challenge';

/** Begins a registration: nothing exists yet, and a code goes to the mobile. */
export async function register(registration: components['schemas']['Registration']): Promise<Challenge> {
  return toChallenge(await answerOf(api.POST('/user/register', { body: registration })), Date.now());
}
