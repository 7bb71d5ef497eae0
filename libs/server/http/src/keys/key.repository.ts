import { accountStateOf } from '@peyk/server-accounts';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { limitsIn, readLimits, stricterOf } from '../access/role-limits';
import type { LimitsInRow } from '../access/role-limits';
import type { Session } from '../sessions/session.repository';

/** A key as it stands at the moment of a call, with its maker. */
export interface KeyRow {
  secretHash: Buffer;
  keyId: bigint;
  accountId: bigint;
  /** Its maker: on whose behalf it calls. */
  userId: bigint;
  /** It sends nothing and costs nothing. */
  isTest: boolean;
  hasAll: boolean;
  hasRole: boolean;
  /** Of its role; empty when that was deleted. */
  rolePermissions: string[];
  roleLimits: LimitsInRow | null;
  isMakerOwner: boolean;
  isMakerGone: boolean;
  makerPermissions: string[];
  /** Null for the owner. */
  makerLimits: LimitsInRow | null;
  /** Empty: from anywhere. */
  allowedAddresses: string[];
  expiresAt: Date | null;
  blockedReason: string | null;
  activation: 'active' | 'checking' | 'inactive';
  /** It was last used a while ago, or never: time to write that it is used. */
  isStale: boolean;
}

/** How exactly it is known when a key was last used. */
const USED_EVERY_SECONDS = 60;

/** Writes that a key is used, and from where. Nobody waits for it, nor does it wait for the disk. */
export async function touchKey(
  db: DbOrTx,
  { accountId, keyId }: Pick<KeyRow, 'accountId' | 'keyId'>,
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  await sql`update api_keys set last_used_at = ${now}, last_used_ip = ${ip}
    where account_id = ${accountId} and id = ${keyId} and coalesce(last_used_at < ${now}, true)
      and set_config('synchronous_commit', 'off', true) is not null`.execute(db);
}

/** The keys with these hashes, those that are of no use any more included: what is wrong with them is told. */
export function findKeys(db: DbOrTx, secretHashes: readonly Buffer[], now: Date): Promise<KeyRow[]> {
  return keysWhere(db, sql`k.secret_hash = any(${secretHashes}::bytea[])`, now);
}

/** A key of an account that has called before. */
export async function findKeyById(
  db: DbOrTx,
  { accountId, keyId }: Pick<KeyRow, 'accountId' | 'keyId'>,
  now: Date,
): Promise<KeyRow | undefined> {
  const [row] = await keysWhere(db, sql`k.account_id = ${accountId} and k.id = ${keyId}`, now);
  return row;
}

async function keysWhere(db: DbOrTx, asked: RawBuilder<unknown>, now: Date): Promise<KeyRow[]> {
  const staleBefore = new Date(now.getTime() - USED_EVERY_SECONDS * 1000);
  const { rows } = await sql<KeyRow>`${PREPARED}
    select k.secret_hash as "secretHash", k.id as "keyId", k.mode = 'test' as "isTest", k.account_id as "accountId", k.created_by as "userId",
      k.has_all as "hasAll", r.id is not null as "hasRole", coalesce(r.permissions, '{}') as "rolePermissions", u.is_owner as "isMakerOwner",
      u.state = 'deactivated' or u.account_id <> k.account_id as "isMakerGone",
      ${limitsIn('r')} as "roleLimits", ${limitsIn('m')} as "makerLimits",
      coalesce(m.permissions, '{}') as "makerPermissions", k.allowed_addresses as "allowedAddresses",
      k.expires_at as "expiresAt", a.blocked_reason as "blockedReason", a.activation,
      coalesce(k.last_used_at <= ${staleBefore}, true) as "isStale"
    from api_keys k
    join users u on u.id = k.created_by
    join accounts a on a.id = k.account_id
    left join roles r on r.account_id = k.account_id and r.id = k.role_id
    left join roles m on m.account_id = u.account_id and m.id = u.role_id
    where ${asked}`.execute(db);
  return rows;
}

/** What a key may: what its role holds, as far as its maker may it now; and no more than either of them at most. */
export function sessionOfKey(row: KeyRow): Session {
  const { accountId, userId, keyId, isTest, hasAll, isMakerOwner, rolePermissions, makerPermissions } = row;
  const { blockedReason, activation } = row;
  const maker = new Set(makerPermissions);
  const ofRole = rolePermissions.filter((permission) => isMakerOwner || maker.has(permission));
  return {
    account: { accountId, userId, impersonated: false },
    key: { id: keyId, isTest },
    rights: {
      isOwner: hasAll && isMakerOwner,
      permissions: new Set(hasAll ? makerPermissions : ofRole),
      limits: stricterOf(readLimits(row.roleLimits), readLimits(row.makerLimits)),
      areLimitsOfKey: row.makerLimits === null,
      impersonatedBy: null,
      hasSupportAccess: false,
      blockedReason,
      state: accountStateOf({ kind: 'customer', blockedReason, activation }),
    },
  };
}
