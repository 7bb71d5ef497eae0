import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { contains, listPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';

export type MemberState = 'pending' | 'active' | 'deactivated';

export interface Member {
  userId: bigint;
  username: string;
  name: string;
  /** The nine digits after 9. */
  mobile: number;
  state: MemberState;
  /** Has accepted no invitation yet; the user name is a placeholder then. */
  isInvited: boolean;
  roleId: bigint;
  roleTitle: string;
  createdAt: Date;
}

export interface MemberKey {
  accountId: bigint;
  userId: bigint;
}

/** In the order in which they came. Without the owner, who has no role. */
export function selectMembers(db: DbOrTx, accountId: bigint): Promise<Member[]> {
  return db
    .selectFrom('users')
    .innerJoin('roles', (join) =>
      join.onRef('roles.account_id', '=', 'users.account_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .select([
      'users.id as userId',
      'users.username',
      'users.name',
      'users.mobile',
      'users.state',
      'users.is_invited as isInvited',
      'roles.id as roleId',
      'roles.title as roleTitle',
      'users.created_at as createdAt',
    ])
    .where('users.account_id', '=', accountId)
    .orderBy('users.id')
    .execute();
}

export async function countMembers(db: DbOrTx, accountId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .where('role_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locks the user until the transaction ends. */
export function lockUser(tx: Tx, { accountId, userId }: MemberKey) {
  return tx
    .selectFrom('users')
    .select(['is_owner as isOwner', 'state', 'role_id as roleId', 'is_invited as isInvited', 'name'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export interface MemberRow {
  accountId: bigint;
  roleId: bigint;
  username: string;
  name: string;
  mobile: number;
  passwordHash: string;
  isInvited?: boolean;
  /** The admin who invites on behalf of the account. */
  impersonatedBy?: string | null;
  now: Date;
}

export async function insertMember(tx: Tx, row: MemberRow): Promise<bigint> {
  const { id } = await tx
    .insertInto('users')
    .values({
      account_id: row.accountId,
      role_id: row.roleId,
      is_owner: false,
      state: 'pending',
      username: row.username,
      name: row.name,
      mobile: row.mobile,
      password_hash: row.passwordHash,
      is_invited: row.isInvited ?? false,
      impersonated_by: row.impersonatedBy ?? null,
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateMember(
  tx: Tx,
  { accountId, userId }: MemberKey,
  { roleId, state, name }: { roleId?: bigint; state?: MemberState; name?: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...(roleId !== undefined && { role_id: roleId }), ...(state && { state }), ...(name && { name }) })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    // Whatever the caller believes: rights of the owner are not changed here.
    .where('is_owner', '=', false)
    .execute();
}

/** Whether someone of the account besides its owner has this number. */
export async function hasMemberWith(
  db: DbOrTx,
  { accountId, mobile }: { accountId: bigint; mobile: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('mobile', '=', mobile)
    .where('role_id', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface MemberQuestion {
  accountId: bigint;
  /** Somewhere in name, user name or number. */
  search?: string | undefined;
  roleId?: bigint | undefined;
  state?: MemberState | undefined;
  paging: Paging;
}

export interface ListedMember extends Member {
  /** Null when no invitation is open. */
  invitedUntil: Date | null;
}

const membersOf = (db: DbOrTx, accountId: bigint) =>
  db
    .selectFrom('users')
    .innerJoin('roles', (join) =>
      join.onRef('roles.account_id', '=', 'users.account_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .leftJoin('member_invitations', (join) =>
      join
        .onRef('member_invitations.account_id', '=', 'users.account_id')
        .onRef('member_invitations.user_id', '=', 'users.id'),
    )
    .where('users.account_id', '=', accountId);

const LISTED = [
  'users.id as userId',
  'users.username',
  'users.name',
  'users.mobile',
  'users.state',
  'users.is_invited as isInvited',
  'roles.id as roleId',
  'roles.title as roleTitle',
  'users.created_at as createdAt',
  'member_invitations.expires_at as invitedUntil',
] as const;

/** One page, in the order in which they came. An account has at most 500, so no form of search is kept. */
export function listMemberRows(
  db: DbOrTx,
  { accountId, search, roleId, state, paging }: MemberQuestion,
): Promise<Page<ListedMember>> {
  let matching = membersOf(db, accountId);
  if (roleId !== undefined) matching = matching.where('users.role_id', '=', roleId);
  if (state !== undefined) matching = matching.where('users.state', '=', state);
  if (search !== undefined) {
    // A placeholder is nobody's name. Numbers are found as people write them, with the 0 or without.
    const column = sql`users.name || ' ' || case when users.is_invited then '' else users.username end || ' 09' || users.mobile`;
    matching = matching.where(contains({ found: sql`null`, column }, search));
  }
  return listPage({
    paging,
    rows: ({ offset, limit }) => matching.select(LISTED).orderBy('users.id').limit(limit).offset(offset).execute(),
    count: async () => {
      const { count } = await matching
        .select((query) => query.fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  });
}

export function selectMember(db: DbOrTx, { accountId, userId }: MemberKey): Promise<ListedMember | undefined> {
  return membersOf(db, accountId).where('users.id', '=', userId).select(LISTED).executeTakeFirst();
}

/** How many hold each role. */
export async function countHolders(db: DbOrTx, accountId: bigint): Promise<Map<bigint, number>> {
  const rows = await db
    .selectFrom('users')
    .select(['role_id as roleId', (query) => query.fn.countAll<bigint>().as('count')])
    .where('account_id', '=', accountId)
    .where('role_id', 'is not', null)
    .groupBy('role_id')
    .execute();
  return new Map(rows.map(({ roleId, count }) => [roleId ?? 0n, Number(count)]));
}
