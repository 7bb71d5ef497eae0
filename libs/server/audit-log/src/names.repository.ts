import { namesOfMadeKeys } from '@peyk/server-audit';
import type { DbOrTx } from '@peyk/server-database';
import type { ApiKeysTable } from '@peyk/server-developers';
import { sql } from 'kysely';

export type KeyName = { [Part in keyof Pick<ApiKeysTable, 'title' | 'prefix'>]: string | null };

export interface Names {
  users: ReadonlyMap<bigint, string>;
  roles: ReadonlyMap<bigint, string>;
  keys: ReadonlyMap<bigint, KeyName>;
  lines: ReadonlyMap<bigint, string>;
  phonebooks: ReadonlyMap<bigint, string>;
}

export interface NamedIds {
  users: readonly bigint[];
  roles: readonly bigint[];
  keys: readonly bigint[];
  lines: readonly bigint[];
  phonebooks: readonly bigint[];
}

const NOBODY = [-1n];
const orNobody = (ids: readonly bigint[]) => (ids.length > 0 ? [...new Set(ids)] : NOBODY);

type Titles = ReadonlyMap<bigint, string>;
interface Titled {
  id: bigint;
  title: string;
}

/** What the account calls its lines, with their numbers. None is asked for where none is wanted. */
async function titlesOfLines(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<Titles> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Titled>`
    select l.id, coalesce(a.alias, l.title) || ' (' || l.number || ')' as title
    from account_lines a join lines l on l.id = a.line_id
    where a.account_id = ${accountId} and l.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function titlesOfPhonebooks(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<Titles> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Titled>`
    select id, title from phonebooks
    where account_id = ${accountId} and id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** What people, roles, keys, lines and phonebooks of an account are called; a key that is gone, as it was called when it was made. */
export async function readNames(db: DbOrTx, accountId: bigint, ids: NamedIds): Promise<Names> {
  const [users, roles, keys, lines, phonebooks] = await Promise.all([
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
    titlesOfLines(db, accountId, ids.lines),
    titlesOfPhonebooks(db, accountId, ids.phonebooks),
  ]);
  const there = new Map(keys.map(({ id, title, prefix }) => [id, { title, prefix }] as const));
  const gone = ids.keys.filter((id) => !there.has(id));
  return {
    users: new Map(users.map(({ id, name }) => [id, name])),
    roles: new Map(roles.map(({ id, title }) => [id, title])),
    keys: new Map<bigint, KeyName>([...(await namesOfMadeKeys(db, accountId, gone)), ...there]),
    ...{ lines, phonebooks },
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
