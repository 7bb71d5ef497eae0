import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ChallengeCode } from '../model/challenge';
import { keepDevice, knownDevice } from '../model/known-device';

export type Activation = components['schemas']['Activation'];

/** What a registration ended in: a session, and whether the panel is active. */
export interface Registered {
  readonly token: string;
  readonly activation: Activation;
}

/** Confirms the mobile: the account is made, and its identity is checked. */
export async function confirmRegistration(code: ChallengeCode): Promise<Registered> {
  const { device, ...registered } = await answerOf(
    api.POST('/user/register/confirm', { body: { ...code, ...knownDevice() } }),
  );
  keepDevice(device);
  return registered;
}
