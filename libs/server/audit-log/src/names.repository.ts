import { namesOfMadeKeys } from '@peyk/server-audit';
import type { DbOrTx } from '@peyk/server-database';
import type { ApiKeysTable } from '@peyk/server-developers';

export type KeyName = { [Part in keyof Pick<ApiKeysTable, 'title' | 'prefix'>]: string | null };

export interface Names {
  users: ReadonlyMap<bigint, string>;
  roles: ReadonlyMap<bigint, string>;
  keys: ReadonlyMap<bigint, KeyName>;
}

export interface NamedIds {
  users: readonly bigint[];
  roles: readonly bigint[];
  keys: readonly bigint[];
}

const NOBODY = [-1n];
const orNobody = (ids: readonly bigint[]) => (ids.length > 0 ? [...new Set(ids)] : NOBODY);

/** What people, roles and keys of an account are called; a key that is gone, as it was called when it was made. */
export async function readNames(db: DbOrTx, accountId: bigint, ids: NamedIds): Promise<Names> {
  const [users, roles, keys] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('account_id', '=', accountId)
      .where('id', 'in', orNobody(ids.users))
      .execute(),
    db
      .selectFrom('roles')
      .select(['id', 'title'])
      .where('account_id', '=', accountId)
      .where('id', 'in', orNobody(ids.roles))
      .execute(),
    db
      .selectFrom('api_keys')
      .select(['id', 'title', 'prefix'])
      .where('account_id', '=', accountId)
      .where('id', 'in', orNobody(ids.keys))
      .execute(),
  ]);
  const there = new Map(keys.map(({ id, title, prefix }) => [id, { title, prefix }] as const));
  const gone = ids.keys.filter((id) => !there.has(id));
  return {
    users: new Map(users.map(({ id, name }) => [id, name])),
    roles: new Map(roles.map(({ id, title }) => [id, title])),
    keys: new Map<bigint, KeyName>([...(await namesOfMadeKeys(db, accountId, gone)), ...there]),
  };
}

/** Everybody who is or was in the account, the owner first. */
export function listPeople(
  db: DbOrTx,
  accountId: bigint,
): Promise<{ id: bigint; name: string; roleId: bigint | null }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'role_id as roleId'])
    .where('account_id', '=', accountId)
    .orderBy((eb) => eb('role_id', 'is not', null))
    .orderBy('id')
    .execute();
}

export function listKeys(db: DbOrTx, accountId: bigint): Promise<(KeyName & { id: bigint })[]> {
  return db
    .selectFrom('api_keys')
    .select(['id', 'title', 'prefix'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}
