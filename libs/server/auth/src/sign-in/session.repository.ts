import { notify } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { SessionOrigin } from '../sessions/session-origin';

export interface NewSession {
  tokenHash: Buffer;
  accountId: bigint;
  userId: bigint;
  impersonated: boolean;
  /** Who acts on behalf of the account, in words. */
  impersonatedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  origin: SessionOrigin;
}

/** Payload: the session's key in hex. Live sockets of the session end with it. */
export const SESSION_REVOKED_CHANNEL = 'session_revoked';

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      user_id: session.userId,
      impersonated: session.impersonated,
      impersonated_by: session.impersonatedBy,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      browser: session.origin.browser,
      system: session.origin.system,
      address_range: session.origin.addressRange,
    })
    .execute();
}

interface SessionsOf {
  accountId: bigint;
  userId?: bigint;
  /** This one alone. */
  id?: bigint;
  /** All but the one with this key. */
  butFor?: Buffer;
}

/** Ends sessions at once: one by its key, or all of a user or an account. @returns how many. */
export async function revokeSessions(db: DbOrTx, which: { tokenHash: Buffer } | SessionsOf, at: Date): Promise<number> {
  const update = db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('revoked_at', 'is', null)
    .returning('token_hash');
  const narrow = () => {
    if ('tokenHash' in which) return update.where('token_hash', '=', which.tokenHash);
    const { accountId, userId, id, butFor } = which;
    return update
      .where('account_id', '=', accountId)
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0n))
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0n))
      .$if(butFor !== undefined, (query) => query.where('token_hash', '!=', butFor ?? Buffer.alloc(0)));
  };
  const revoked = await narrow().execute();
  for (const { token_hash } of revoked) await notify(db, SESSION_REVOKED_CHANNEL, token_hash.toString('hex'));
  return revoked.length;
}
