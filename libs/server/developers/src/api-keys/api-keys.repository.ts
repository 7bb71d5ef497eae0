import type { DbOrTx, Tx } from '@peyk/server-database';
import type { KeyMode } from '@peyk/server-http';
import { sql } from 'kysely';

export interface ApiKey {
  id: bigint;
  title: string;
  mode: KeyMode;
  prefix: string;
  hasAll: boolean;
  roleId: bigint | null;
  roleTitle: string | null;
  allowedAddresses: string[];
  expiresAt: Date | null;
  createdAt: Date;
  /** The name of who made it. */
  createdBy: string;
  isMakerGone: boolean;
  lastUsedAt: Date | null;
  /** From where it was used then. */
  lastUsedIp: string | null;
}

/** Of one account. Never the secret's hash, which nobody asks for here. */
function keysOf(db: DbOrTx, accountId: bigint) {
  return db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.created_by')
    .leftJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'k.account_id').onRef('r.id', '=', 'k.role_id'))
    .where('k.account_id', '=', accountId)
    .select([
      'k.id',
      'k.title',
      'k.mode',
      'k.prefix',
      'k.has_all as hasAll',
      'k.role_id as roleId',
      'r.title as roleTitle',
    ])
    .select(['k.allowed_addresses as allowedAddresses', 'k.expires_at as expiresAt', 'k.created_at as createdAt'])
    .select(['u.name as createdBy', 'k.last_used_at as lastUsedAt', 'k.last_used_ip as lastUsedIp'])
    .select(sql<boolean>`u.state = 'deactivated' or u.account_id <> k.account_id`.as('isMakerGone'));
}

/** The keys of an account, newest first. */
export function selectApiKeys(db: DbOrTx, accountId: bigint): Promise<ApiKey[]> {
  return keysOf(db, accountId).orderBy('k.id', 'desc').execute();
}

/** One of them; undefined when the account has no such key. */
export function findApiKey(
  db: DbOrTx,
  { accountId, id }: { accountId: bigint; id: bigint },
): Promise<ApiKey | undefined> {
  return keysOf(db, accountId).where('k.id', '=', id).executeTakeFirst();
}

export async function countApiKeys(db: DbOrTx, accountId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .where('account_id', '=', accountId)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewApiKeyRow {
  accountId: bigint;
  title: string;
  mode: KeyMode;
  prefix: string;
  secretHash: Buffer;
  /** Null: all that its maker may. */
  roleId: bigint | null;
  allowedAddresses: string[];
  expiresAt: Date | null;
  createdAt: Date;
  createdBy: bigint;
}

export async function insertApiKey(tx: Tx, row: NewApiKeyRow): Promise<bigint> {
  const { id } = await tx
    .insertInto('api_keys')
    .values({
      account_id: row.accountId,
      title: row.title,
      mode: row.mode,
      prefix: row.prefix,
      secret_hash: row.secretHash,
      has_all: row.roleId === null,
      role_id: row.roleId,
      allowed_addresses: row.allowedAddresses,
      expires_at: row.expiresAt,
      created_at: row.createdAt,
      created_by: row.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface DeletedApiKey {
  title: string;
  prefix: string;
}

/** What was deleted; undefined when the account has no such key. */
export function deleteApiKeyRow(
  tx: Tx,
  { accountId, id }: { accountId: bigint; id: bigint },
): Promise<DeletedApiKey | undefined> {
  const own = tx.deleteFrom('api_keys').where('account_id', '=', accountId);
  return own.where('id', '=', id).returning(['title', 'prefix']).executeTakeFirst();
}
