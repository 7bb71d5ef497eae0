import { sql } from 'kysely';
import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { SealError, isNotCurrent, resealRows } from '@peyk/server-seal';
import type { Resealer, Seal } from '@peyk/server-seal';
import { FORMER_BYTES, openFormerSecret, openSecret, sealSecret } from './secret-box';

interface Row {
  accountId: bigint;
  userId: bigint;
  sealed: Buffer;
}

/** Secrets of authenticators. @param peppers of the secrets that are accepted: what was sealed in the former way opens with them. */
export function authenticatorResealer(peppers: readonly string[]): Resealer {
  return {
    name: 'users',
    run: (db, seal, { after, limit }) =>
      runTransaction(db, async (tx) => {
        const { rows } = await sql<Row>`
          select account_id as "accountId", id as "userId", authenticator_secret as sealed from users
          where ${isNotCurrent(seal, 'authenticator_secret')} and id > ${after || '0'}::bigint
          order by id limit ${limit} for update`.execute(tx);
        const open = (row: Row) =>
          row.sealed.length === FORMER_BYTES ? openFormer(peppers, row) : openSecret(seal, row.userId, row.sealed);
        const rewrite = (row: Row) => write(tx, seal, { ...row, secret: open(row) });
        return resealRows(rows, { limit, keyOf: ({ userId }) => userId.toString(), rewrite });
      }),
  };
}

function openFormer(peppers: readonly string[], { userId, sealed }: Row): Buffer {
  for (const pepper of peppers) {
    try {
      return openFormerSecret(pepper, userId, sealed);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
    }
  }
  throw new SealError('another secret has sealed it');
}

type Opened = Omit<Row, 'sealed'> & { secret: Buffer };

async function write(tx: Tx, seal: Seal, { accountId, userId, secret }: Opened): Promise<void> {
  // Not by setAuthenticator: a code that was used stays used.
  await tx
    .updateTable('users')
    .set({ authenticator_secret: sealSecret(seal, userId, secret) })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
}
