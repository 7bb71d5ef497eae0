import { PREPARED } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { SignedInAccount } from '../request-context';

export interface SessionRow extends SignedInAccount {
  tokenHash: Buffer;
}

/** Sessions that are good at `now`: neither revoked nor over. */
export async function findSessions(db: DbOrTx, tokenHashes: readonly Buffer[], now: Date): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`${PREPARED}
    select token_hash as "tokenHash", account_id as "accountId", user_id as "userId", impersonated
    from sessions
    where token_hash = any(${tokenHashes}::bytea[]) and expires_at > ${now} and revoked_at is null`.execute(db);
  return rows;
}

/** Whose session this is, or undefined when there is none, it was revoked or its time is over. */
export async function findSession(db: DbOrTx, tokenHash: Buffer, now: Date): Promise<SignedInAccount | undefined> {
  const [row] = await findSessions(db, [tokenHash], now);
  return row && accountOf(row);
}

export function accountOf({ accountId, userId, impersonated }: SessionRow): SignedInAccount {
  return { accountId, userId, impersonated };
}
