import { accountStateOf } from '@peyk/server-accounts';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { Rights } from '../access/rights';
import { limitsIn, readLimits } from '../access/role-limits';
import type { LimitsInRow } from '../access/role-limits';
import type { CallingKey, SignedInAccount } from '../request-context';

export interface SessionRow {
  tokenHash: Buffer;
  accountId: bigint;
  userId: bigint;
  impersonated: boolean;
  impersonatedBy: string | null;
  isOwner: boolean;
  /** Of the member's role; empty for the owner. */
  permissions: string[];
  /** Of the member's role; null for none. */
  limits: LimitsInRow | null;
  blockedReason: string | null;
  activation: 'active' | 'checking' | 'inactive';
  /** Whether the owner lets admins on behalf spend, send and export now. */
  hasSupportAccess: boolean;
  /** The account requires an authenticator and the user has none; nothing is required of an admin on behalf. */
  needsSecondFactor: boolean;
  /** It was last seen a while ago, or never: time to write that it is used. */
  isStale: boolean;
}

/** A session that nobody uses ends by itself: a night's sleep beside a signed-in browser is short enough, a holiday is not. */
export const SESSION_IDLE_SECONDS = 12 * 3600;
/** How exactly it is known when a session was last used. */
const SEEN_EVERY_SECONDS = 60;

/** A good session: on whose behalf, and what it may. */
export interface Session {
  account: SignedInAccount;
  /** Of a call that a program makes, which has no session of its own. */
  key?: CallingKey;
  rights: Rights;
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Writes that sessions are used. Nobody waits for it, nor does it wait for the disk. */
export async function touchSessions(db: DbOrTx, tokenHashes: readonly Buffer[], now: Date): Promise<void> {
  await sql`update sessions set last_seen_at = ${now}
    where token_hash = any(${tokenHashes}::bytea[]) and coalesce(last_seen_at < ${now}, true)
      and set_config('synchronous_commit', 'off', true) is not null`.execute(db);
}

/** Sessions that are good at `now`: neither revoked nor over, not left alone for too long, and of a member who was not deactivated. */
export async function findSessions(db: DbOrTx, tokenHashes: readonly Buffer[], now: Date): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`${PREPARED}
    select s.token_hash as "tokenHash", s.account_id as "accountId", s.user_id as "userId", s.impersonated,
      s.impersonated_by as "impersonatedBy", u.is_owner as "isOwner", coalesce(r.permissions, '{}') as permissions,
      ${limitsIn('r')} as limits,
      a.blocked_reason as "blockedReason", a.activation,
      coalesce(a.support_access_until > ${now}, false) as "hasSupportAccess",
      a.second_factor_required and u.authenticator_secret is null and not s.impersonated as "needsSecondFactor",
      coalesce(s.last_seen_at < ${before(now, SEEN_EVERY_SECONDS)}, true) as "isStale"
    from sessions s
    join users u on u.id = s.user_id
    join accounts a on a.id = s.account_id
    left join roles r on r.account_id = u.account_id and r.id = u.role_id
    where s.token_hash = any(${tokenHashes}::bytea[]) and s.expires_at > ${now} and s.revoked_at is null
      and coalesce(s.last_seen_at, s.created_at) > ${before(now, SESSION_IDLE_SECONDS)}
      and u.state <> 'deactivated'`.execute(db);
  return rows;
}

/** Whose session this is, or undefined when there is none, it was revoked or its time is over. */
export async function findSession(db: DbOrTx, tokenHash: Buffer, now: Date): Promise<Session | undefined> {
  const [row] = await findSessions(db, [tokenHash], now);
  return row && sessionOf(row);
}

export function sessionOf(row: SessionRow): Session {
  const { accountId, userId, impersonated, impersonatedBy, isOwner, permissions, blockedReason, activation } = row;
  const { hasSupportAccess, needsSecondFactor } = row;
  return {
    account: { accountId, userId, impersonated },
    rights: {
      isOwner: isOwner && !needsSecondFactor,
      permissions: new Set(needsSecondFactor ? [] : permissions),
      limits: readLimits(row.limits),
      needsSecondFactor,
      impersonatedBy,
      hasSupportAccess,
      blockedReason,
      // The system account has no users.
      state: accountStateOf({ kind: 'customer', blockedReason, activation }),
    },
  };
}
