import type { DbOrTx, Tx } from '@peyk/server-database';
import type { RoleLimits } from '@peyk/server-http';
import { sql } from 'kysely';

export interface Role {
  roleId: bigint;
  title: string;
  permissions: string[];
  limits: RoleLimits;
  createdAt: Date;
  updatedAt: Date;
}

export interface RoleKey {
  accountId: bigint;
  roleId: bigint;
}

const ROLE = [
  'id as roleId',
  'title',
  'permissions',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'max_send_mrial as maxSendMrial',
  'max_day_mrial as maxDayMrial',
  'approval_above_mrial as approvalAboveMrial',
  'max_recipients as maxRecipients',
  'line_ids as lineIds',
  'phonebook_ids as phonebookIds',
  'masks_numbers as masksNumbers',
  'hides_texts as hidesTexts',
] as const;

function roleOf({
  roleId,
  title,
  permissions,
  createdAt,
  updatedAt,
  ...limits
}: Omit<Role, 'limits'> & RoleLimits): Role {
  return { roleId, title, permissions, limits, createdAt, updatedAt };
}

const columnsOf = (limits: RoleLimits) => ({
  max_send_mrial: limits.maxSendMrial,
  max_day_mrial: limits.maxDayMrial,
  approval_above_mrial: limits.approvalAboveMrial,
  max_recipients: limits.maxRecipients,
  line_ids: limits.lineIds && [...limits.lineIds],
  phonebook_ids: limits.phonebookIds && [...limits.phonebookIds],
  masks_numbers: limits.masksNumbers,
  hides_texts: limits.hidesTexts,
});

/** By title. */
export async function selectRoles(db: DbOrTx, accountId: bigint): Promise<Role[]> {
  const rows = await db
    .selectFrom('roles')
    .select(ROLE)
    .where('account_id', '=', accountId)
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(roleOf);
}

export async function selectRole(db: DbOrTx, { accountId, roleId }: RoleKey): Promise<Role | undefined> {
  const row = await db
    .selectFrom('roles')
    .select(ROLE)
    .where('account_id', '=', accountId)
    .where('id', '=', roleId)
    .executeTakeFirst();
  return row && roleOf(row);
}

export interface RoleRow {
  accountId: bigint;
  /** The admin who makes it on behalf of the account. */
  impersonatedBy?: string | null;
  title: string;
  permissions: string[];
  limits: RoleLimits;
  now: Date;
}

export async function insertRole(
  tx: Tx,
  { accountId, title, permissions, limits, now, impersonatedBy = null }: RoleRow,
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
      ...columnsOf(limits),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when there is no such role in the account. */
export async function updateRoleRow(
  tx: Tx,
  { accountId, roleId }: RoleKey,
  { title, permissions, limits, now }: { title?: string; permissions?: string[]; limits?: RoleLimits; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('roles')
    .set({
      ...(title !== undefined && { title }),
      ...(permissions && { permissions }),
      ...(limits && columnsOf(limits)),
      updated_at: now,
    })
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

/** Those of these lines that the account has, and of these phonebooks. */
export async function selectOwned(
  db: DbOrTx,
  accountId: bigint,
  { lineIds, phonebookIds }: Pick<RoleLimits, 'lineIds' | 'phonebookIds'>,
): Promise<{ lines: number; phonebooks: number }> {
  const { rows } = await sql<{ lines: number; phonebooks: number }>`
    select (select count(*)::int from account_lines where account_id = ${accountId} and line_id = any(${lineIds ?? []}::bigint[])) as lines,
      (select count(*)::int from phonebooks where account_id = ${accountId} and id = any(${phonebookIds ?? []}::bigint[])) as phonebooks`.execute(
    db,
  );
  return rows[0] ?? { lines: 0, phonebooks: 0 };
}
