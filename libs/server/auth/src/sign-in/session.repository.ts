import { notify } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';

export interface NewSession {
  tokenHash: Buffer;
  accountId: bigint;
  userId: bigint;
  impersonated: boolean;
  /** Who acts on behalf of the account, in words. */
  impersonatedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
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
    })
    .execute();
}

/** Ends sessions at once: one by its key, or all of a user or an account. @returns how many. */
export async function revokeSessions(
  db: DbOrTx,
  which: { tokenHash: Buffer } | { accountId: bigint; userId?: bigint },
  at: Date,
): Promise<number> {
  const update = db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('revoked_at', 'is', null)
    .returning('token_hash');
  const narrow = () => {
    if ('tokenHash' in which) return update.where('token_hash', '=', which.tokenHash);
    const ofAccount = update.where('account_id', '=', which.accountId);
    return which.userId === undefined ? ofAccount : ofAccount.where('user_id', '=', which.userId);
  };
  const revoked = await narrow().execute();
  for (const { token_hash } of revoked) await notify(db, SESSION_REVOKED_CHANNEL, token_hash.toString('hex'));
  return revoked.length;
}
