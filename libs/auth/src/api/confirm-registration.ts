import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ChallengeCode } from '../model/challenge';

export type Activation = components['schemas']['Activation'];

/** What a registration ended in: a session, and whether the panel is active. */
export interface Registered {
  readonly token: string;
  readonly activation: Activation;
}

/** Confirms the mobile: the account is made, and its identity is checked. */
export async function confirmRegistration(code: ChallengeCode): Promise<Registered> {
  return answerOf(api.POST('/user/register/confirm', { body: code }));
}
