import type { DbOrTx } from '@peyk/server-database';
import type { SignedInAccount } from '../request-context';

/** Whose session this is, or undefined when there is none, it was revoked or its time is over. */
export async function findSession(db: DbOrTx, tokenHash: Buffer, now: Date): Promise<SignedInAccount | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['account_id', 'user_id', 'impersonated'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row && { accountId: row.account_id, userId: row.user_id, impersonated: row.impersonated };
}
