import { askTogether } from '@peyk/server-database';
import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { isAddressWithin } from '@peyk/shared-validation';
import { refusePermission } from '../access/no-permission';
import { DomainError } from '../errors/domain-error';
import type { Session } from '../sessions/session.repository';
import { hashToken } from '../sessions/token';
import { createKeyGuesses } from './key-guesses';
import { KEY_ERRORS } from './key.errors';
import { findKeys, sessionOfKey, touchKey } from './key.repository';
import type { KeyRow } from './key.repository';
import { isKeySecret } from './key-secret';

/** Keeps one statement small. */
const MOST_AT_ONCE = 100;

type KeyContext = Pick<ServerContext, 'db' | 'clock' | 'log'>;

/** Keys that are asked for in one turn of the event loop, in one question, as sessions are. */
function findKeysTogether({ db, clock }: KeyContext): (secretHash: Buffer) => Promise<KeyRow | undefined> {
  const keyOf = (hash: Buffer) => hash.toString('latin1');
  const find = askTogether<Buffer, KeyRow | undefined>({
    keyOf,
    mostAtOnce: MOST_AT_ONCE,
    ask: async (_, hashes) => {
      const rows = new Map((await findKeys(db, hashes, clock.now())).map((row) => [keyOf(row.secretHash), row]));
      return hashes.map((hash) => rows.get(keyOf(hash)));
    },
  });
  return (secretHash) => find(db, secretHash);
}

/** @throws 401-591, 401-592, 403-8, 403-591 */
export async function requireUsable(
  db: DbOrTx,
  { accountId, expiresAt, isMakerGone, allowedAddresses, hasAll, hasRole }: KeyRow,
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  if (expiresAt !== null && expiresAt <= now) throw new DomainError(KEY_ERRORS.expiredKey);
  if (isMakerGone) throw new DomainError(KEY_ERRORS.makerGone);
  if (allowedAddresses.length > 0 && !allowedAddresses.some((range) => isAddressWithin(range, ip))) {
    throw new DomainError(KEY_ERRORS.addressNotAllowed);
  }
  // Its role was deleted: not even what needs no permission.
  if (!hasAll && !hasRole) await refusePermission(db, accountId);
}

/** On whose behalf a program calls, and what it may, by the secret of its key. */
export type LetInByKey = (secret: string, ip: string) => Promise<Session>;

/**
 * Asks every time, as for sessions: a key that was deleted, or a role that was changed, a moment ago holds no more.
 * @returns a function. @throws it: 401-590 to 401-592, 403-8, 403-591, 429-1
 */
export function letInByKey(context: KeyContext): LetInByKey {
  const { db, clock, log } = context;
  const find = findKeysTogether(context);
  const guesses = createKeyGuesses(context);
  return async (secret, ip) => {
    if (!isKeySecret(secret)) throw new DomainError(KEY_ERRORS.unknownKey);
    const caller = { ip, secretHash: hashToken(secret) };
    guesses.requireOpen(caller);
    const row = await find(caller.secretHash);
    if (!row) {
      await guesses.noteUnknown(caller);
      throw new DomainError(KEY_ERRORS.unknownKey);
    }
    const now = clock.now();
    await requireUsable(db, row, { ip, now });
    guesses.noteGood(caller);
    // Once a minute a key, beside the request and not before it.
    if (row.isStale) {
      touchKey(db, row, { ip, now }).catch((error: unknown) => log.warn({ err: error }, 'a key could not be noted'));
    }
    return sessionOfKey(row);
  };
}
