import { answerOf, api } from '@peyk/shared-api-client';
import type { Activation } from './confirm-registration';

interface Identity {
  readonly national_id: string;
  /** Gregorian day, `YYYY-MM-DD`. */
  readonly birth_date: string;
}

/** Has a corrected identity checked again; answers what came of it. */
export async function correctIdentity(identity: Identity): Promise<Activation> {
  return answerOf(api.POST('/user/identity', { body: identity }));
}
