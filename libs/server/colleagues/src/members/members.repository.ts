import type { DbOrTx, Tx } from '@peyk/server-database';

export type MemberState = 'pending' | 'active' | 'deactivated';

export interface Member {
  userId: bigint;
  username: string;
  name: string;
  /** The nine digits after 9. */
  mobile: number;
  state: MemberState;
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
    .select(['is_owner as isOwner', 'state', 'role_id as roleId'])
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
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateMember(
  tx: Tx,
  { accountId, userId }: MemberKey,
  { roleId, state }: { roleId?: bigint; state?: MemberState },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...(roleId !== undefined && { role_id: roleId }), ...(state && { state }) })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    // Whatever the caller believes: rights of the owner are not changed here.
    .where('is_owner', '=', false)
    .execute();
}
