import type { DbOrTx, Tx } from '@peyk/server-database';

export interface Role {
  roleId: bigint;
  title: string;
  permissions: string[];
  createdAt: Date;
  updatedAt: Date;
}

export interface RoleKey {
  accountId: bigint;
  roleId: bigint;
}

const ROLE = ['id as roleId', 'title', 'permissions', 'created_at as createdAt', 'updated_at as updatedAt'] as const;

/** By title. */
export function selectRoles(db: DbOrTx, accountId: bigint): Promise<Role[]> {
  return db
    .selectFrom('roles')
    .select(ROLE)
    .where('account_id', '=', accountId)
    .orderBy('title')
    .orderBy('id')
    .execute();
}

export function selectRole(db: DbOrTx, { accountId, roleId }: RoleKey): Promise<Role | undefined> {
  return db
    .selectFrom('roles')
    .select(ROLE)
    .where('account_id', '=', accountId)
    .where('id', '=', roleId)
    .executeTakeFirst();
}

export interface RoleRow {
  accountId: bigint;
  /** The admin who makes it on behalf of the account. */
  impersonatedBy?: string | null;
  title: string;
  permissions: string[];
  now: Date;
}

export async function insertRole(
  tx: Tx,
  { accountId, title, permissions, now, impersonatedBy = null }: RoleRow,
): Promise<bigint> {
  const { id } = await tx
    .insertInto('roles')
    .values({
      account_id: accountId,
      title,
      permissions,
      created_at: now,
      updated_at: now,
      impersonated_by: impersonatedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when there is no such role in the account. */
export async function updateRoleRow(
  tx: Tx,
  { accountId, roleId }: RoleKey,
  { title, permissions, now }: { title?: string; permissions?: string[]; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('roles')
    .set({ ...(title !== undefined && { title }), ...(permissions && { permissions }), updated_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', roleId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when there is no such role in the account. */
export async function deleteRoleRow(tx: Tx, { accountId, roleId }: RoleKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('roles')
    .where('account_id', '=', accountId)
    .where('id', '=', roleId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Names of those who hold a role, deactivated ones too: they would come back without a role. */
export async function selectHolders(db: DbOrTx, { accountId, roleId }: RoleKey): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', accountId)
    .where('role_id', '=', roleId)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}
