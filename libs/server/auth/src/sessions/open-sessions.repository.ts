import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import { SESSION_IDLE_SECONDS } from '@peyk/server-http';
import type { Browser, System } from './session-origin';

export interface OpenSessionRow {
  id: bigint;
  tokenHash: Buffer;
  /** The database keeps no other words (check constraints). */
  browser: Browser | null;
  system: System | null;
  addressRange: string | null;
  impersonated: boolean;
  impersonatedBy: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Sessions that a request may still come with: not ended, not over, not unused for too long. The last used first. */
export async function findOpenSessions(
  db: DbOrTx,
  { accountId, userId }: { accountId: bigint; userId: bigint },
  { now, limit }: { now: Date; limit: number },
): Promise<OpenSessionRow[]> {
  const usedSince = new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000);
  const lastUsed = sql<Date>`coalesce(last_seen_at, created_at)`;
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'token_hash as tokenHash',
      sql<Browser | null>`browser`.as('browser'),
      sql<System | null>`system`.as('system'),
      'address_range as addressRange',
      'impersonated',
      'impersonated_by as impersonatedBy',
      'created_at as createdAt',
      lastUsed.as('lastUsedAt'),
    ])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(lastUsed, '>', usedSince)
    .orderBy(lastUsed, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Whether the user has, or has had, this session. */
export async function isSessionOf(
  db: DbOrTx,
  { accountId, userId }: { accountId: bigint; userId: bigint },
  id: bigint,
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
