import { sql } from 'kysely';
import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { SealError, isNotCurrent, resealRows } from '@peyk/server-seal';
import type { Resealer, Seal } from '@peyk/server-seal';
import {
  FORMER_BYTES,
  openFormerSecret,
  openPending,
  openRecovery,
  openSecret,
  sealPending,
  sealRecovery,
  sealSecret,
} from './secret-box';

interface Row {
  accountId: bigint;
  userId: bigint;
  sealed: Buffer | null;
  pending: Buffer | null;
  recovery: Buffer | null;
}

/** Secrets of authenticators, and their recovery codes. @param peppers of the secrets that are accepted: what was sealed in the former way opens with them. */
export function authenticatorResealer(peppers: readonly string[]): Resealer {
  return {
    name: 'users',
    run: (db, seal, { after, limit }) =>
      runTransaction(db, async (tx) => {
        const { rows } = await sql<Row>`
          select account_id as "accountId", id as "userId", authenticator_secret as sealed,
            authenticator_pending_sealed as pending, recovery_codes_sealed as recovery from users
          where (${isNotCurrent(seal, 'authenticator_secret')} or ${isNotCurrent(seal, 'authenticator_pending_sealed')}
            or ${isNotCurrent(seal, 'recovery_codes_sealed')}) and id > ${after || '0'}::bigint
          order by id limit ${limit} for update`.execute(tx);
        const rewrite = (row: Row) => write(tx, seal, row, openSecretOf(seal, peppers, row));
        return resealRows(rows, { limit, keyOf: ({ userId }) => userId.toString(), rewrite });
      }),
  };
}

function openSecretOf(seal: Seal, peppers: readonly string[], { userId, sealed }: Row): Buffer | null {
  if (sealed === null) return null;
  return sealed.length === FORMER_BYTES ? openFormer(peppers, userId, sealed) : openSecret(seal, userId, sealed);
}

function openFormer(peppers: readonly string[], userId: bigint, sealed: Buffer): Buffer {
  for (const pepper of peppers) {
    try {
      return openFormerSecret(pepper, userId, sealed);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
    }
  }
  throw new SealError('another secret has sealed it');
}

async function write(tx: Tx, seal: Seal, row: Row, secret: Buffer | null): Promise<void> {
  const { accountId, userId, pending, recovery } = row;
  // Not by setAuthenticator: a code that was used stays used.
  await tx
    .updateTable('users')
    .set({
      authenticator_secret: secret && sealSecret(seal, userId, secret),
      authenticator_pending_sealed: pending && sealPending(seal, userId, openPending(seal, userId, pending)),
      recovery_codes_sealed: recovery && sealRecovery(seal, userId, openRecovery(seal, userId, recovery)),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
}
