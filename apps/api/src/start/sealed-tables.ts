import { authenticatorResealer, holderResealer, pendingResealer } from '@peyk/server-auth';
import { checkSecret, createSeal, resealAll } from '@peyk/server-seal';
import type { Resealer, Seal } from '@peyk/server-seal';
import type { ServerContext } from '@peyk/server-database';
import { systemTextResealer } from '@peyk/server-sender';
import type { Config } from '../config';
import { pepperOf } from './pepper';

type Secrets = Pick<Config, 'secret' | 'previousSecret'>;

export function sealOf({ secret, previousSecret }: Secrets): Seal {
  return createSeal(secret, previousSecret);
}

/** Every table with something sealed in it. */
export function sealedTables({ secret, previousSecret }: Secrets): readonly Resealer[] {
  const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
  return [authenticatorResealer(secrets.map(pepperOf)), holderResealer, pendingResealer, systemTextResealer];
}

/**
 * Before anything is served: the secret must be the database's, and what earlier versions have left unsealed is sealed.
 * While a secret is being changed nothing is sealed here: of two processes, one not yet started anew, each would undo what
 * the other does. That is what `admin secrets rotate` is for.
 * @throws WrongSecretError
 */
export async function openSealed({ db, clock, log }: ServerContext, secrets: Secrets): Promise<Seal> {
  const seal = sealOf(secrets);
  const isWrittenDown = await checkSecret(db, seal, clock.now());
  if (!isWrittenDown) log.warn({}, 'PEYK_SECRET is new: run "npm run admin -- secrets rotate"');
  if (secrets.previousSecret !== undefined) return seal;
  for (const { name, changed, failed } of await resealAll(db, seal, { resealers: sealedTables(secrets) })) {
    if (changed > 0) log.info({ table: name, changed }, 'what stood unsealed was sealed');
    if (failed > 0) log.error({ table: name, failed }, 'values are sealed with a secret that is not known');
  }
  return seal;
}
