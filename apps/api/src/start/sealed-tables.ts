import { checkSecret, createSeal, resealAll } from '@peyk/server-seal';
import type { Resealer, Seal } from '@peyk/server-seal';
import type { ServerContext } from '@peyk/server-database';
import type { Config } from '../config';

type Secrets = Pick<Config, 'secret' | 'previousSecret'>;

export function sealOf({ secret, previousSecret }: Secrets): Seal {
  return createSeal(secret, previousSecret);
}

/**
 * Before anything is served: the secret must be the database's, and what earlier versions have left unsealed is sealed.
 * While a secret is being changed nothing is sealed here: of two processes, one not yet started anew, each would undo what
 * the other does. That is what `admin secrets rotate` is for.
 * @throws WrongSecretError
 */
export async function openSealed(
  { db, clock, log }: ServerContext,
  { previousSecret }: Pick<Secrets, 'previousSecret'>,
  { seal, resealers }: { seal: Seal; resealers: readonly Resealer[] },
): Promise<void> {
  const isWrittenDown = await checkSecret(db, seal, clock.now());
  if (!isWrittenDown) log.warn({}, 'PEYK_SECRET is new: run "npm run admin -- secrets rotate"');
  if (previousSecret !== undefined) return;
  for (const { name, changed, failed } of await resealAll(db, seal, { resealers })) {
    if (changed > 0) log.info({ table: name, changed }, 'what stood unsealed was sealed');
    if (failed > 0) log.error({ table: name, failed }, 'values are sealed with a secret that is not known');
  }
}
