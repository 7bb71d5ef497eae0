import { auditChange, isForeignKeyViolation, isUniqueViolation } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { NO_LIMITS, announceRights, takeTurn } from '@peyk/server-http';
import type { RoleLimits } from '@peyk/server-http';
import { NAMED_HOLDERS, ROLES_PER_ACCOUNT } from '../colleagues.limits';
import { requirePermissions, requireTitle, titleOfCopy } from '../colleagues.policy';
import { fail } from '../fail';
import {
  deleteRoleRow,
  insertRole,
  selectHolders,
  selectOwned,
  selectRole,
  selectRoles,
  updateRoleRow,
} from './roles.repository';
import type { Role, RoleKey, RoleRow } from './roles.repository';

export interface NewRole {
  accountId: bigint;
  title: string;
  /** Keys of the contract's permissions. */
  permissions: readonly string[];
  /** None, where it is not given. */
  limits?: RoleLimits;
  /** The admin who makes it on behalf of the account. */
  impersonatedBy?: string | null;
  now: Date;
}

/** All roles of an account, by title. */
export function listAccessRoles(db: DbOrTx, { accountId }: { accountId: bigint }): Promise<Role[]> {
  return selectRoles(db, accountId);
}

/** @throws 404-100 */
export async function requireRole(db: DbOrTx, key: RoleKey): Promise<Role> {
  return (await selectRole(db, key)) ?? fail('unknownRole');
}

/** What is said of a role that was not there, or is not any more. */
const NO_ROLE = {
  title: null,
  permissions: null,
  maxSendMrial: null,
  maxDayMrial: null,
  approvalAboveMrial: null,
  maxRecipients: null,
  lineIds: null,
  phonebookIds: null,
  masksNumbers: null,
  hidesTexts: null,
} as const;

/** What is said of a role in the log: each of its limits by itself. */
const factsOf = ({ title, permissions, limits }: Pick<Role, 'title' | 'permissions' | 'limits'>) => ({
  title,
  permissions,
  ...limits,
  lineIds: limits.lineIds && limits.lineIds.map(String),
  phonebookIds: limits.phonebookIds && limits.phonebookIds.map(String),
});

async function insertOnce(tx: Tx, row: RoleRow): Promise<bigint> {
  try {
    const roleId = await insertRole(tx, row);
    auditChange({ accountId: row.accountId, object: `role:${roleId}`, before: NO_ROLE, after: factsOf(row) });
    return roleId;
  } catch (error) {
    if (isUniqueViolation(error, 'roles_title')) fail('titleTaken');
    throw error;
  }
}

/** What a limit names must be the account's own. @throws 422-524, 422-525 */
async function requireOwned(tx: Tx, accountId: bigint, limits: RoleLimits): Promise<void> {
  if (!limits.lineIds && !limits.phonebookIds) return;
  const owned = await selectOwned(tx, accountId, limits);
  if (limits.lineIds && owned.lines < limits.lineIds.length) fail('unknownLines', 'limits');
  if (limits.phonebookIds && owned.phonebooks < limits.phonebookIds.length) fail('unknownPhonebooks', 'limits');
}

/** @throws 409-100, 409-103, 422-100 to 422-102, 422-524, 422-525 */
export async function createRole(tx: Tx, { accountId, now, impersonatedBy, ...given }: NewRole): Promise<bigint> {
  const { limits = NO_LIMITS } = given;
  const title = requireTitle(given.title);
  const permissions = requirePermissions(given.permissions);
  await takeTurn(tx, 'colleagues', accountId);
  if ((await selectRoles(tx, accountId)).length >= ROLES_PER_ACCOUNT) fail('tooManyRoles');
  await requireOwned(tx, accountId, limits);
  return insertOnce(tx, { accountId, title, permissions, limits, impersonatedBy, now });
}

/** Another role with the same permissions and limits; its title says that it is a copy. @throws 404-100, 409-103 */
export async function duplicateRole(
  tx: Tx,
  { now, impersonatedBy, ...key }: RoleKey & { now: Date; impersonatedBy?: string | null },
): Promise<bigint> {
  await takeTurn(tx, 'colleagues', key.accountId);
  const roles = await selectRoles(tx, key.accountId);
  const role = roles.find(({ roleId }) => roleId === key.roleId) ?? fail('unknownRole');
  if (roles.length >= ROLES_PER_ACCOUNT) fail('tooManyRoles');
  const title = titleOfCopy(role.title, new Set(roles.map((one) => one.title)));
  const { permissions, limits } = role;
  return insertOnce(tx, { accountId: key.accountId, title, permissions, limits, impersonatedBy, now });
}

export interface RoleChanges {
  title?: string;
  permissions?: readonly string[];
  /** All of them. */
  limits?: RoleLimits;
  now: Date;
}

/** Holds for its members at once. @throws 404-100, 409-100, 422-100 to 422-102, 422-524, 422-525 */
export async function updateRole(
  tx: Tx,
  { now, title, permissions, limits, ...key }: RoleKey & RoleChanges,
): Promise<void> {
  const changes = {
    ...(title !== undefined && { title: requireTitle(title) }),
    ...(permissions !== undefined && { permissions: requirePermissions(permissions) }),
    ...(limits && { limits }),
  };
  await takeTurn(tx, 'colleagues', key.accountId);
  const role = await requireRole(tx, key);
  if (limits) await requireOwned(tx, key.accountId, limits);
  try {
    await updateRoleRow(tx, key, { ...changes, now });
  } catch (error) {
    if (isUniqueViolation(error, 'roles_title')) fail('titleTaken');
    throw error;
  }
  const [before, after] = [factsOf(role), factsOf({ ...role, ...changes })];
  auditChange({ accountId: key.accountId, object: `role:${role.roleId}`, before, after });
  await announceRights(tx, key.accountId);
}

function failInUse(holders: readonly string[]): never {
  if (holders.length === 0) fail('roleInUse');
  const named = holders.slice(0, NAMED_HOLDERS);
  const rest = holders.length > named.length ? ' و دیگران' : '';
  fail('roleInUse', {
    message:
      holders.length === 1
        ? `این نقش را یک همکار دارد (${named.join()})؛ نخست نقش دیگری به او بدهید.`
        : `این نقش را ${holders.length.toLocaleString('fa')} همکار دارند (${named.join('، ')}${rest})؛ نخست نقش دیگری به آن‌ها بدهید.`,
    remedy: `Held by ${holders.length} (${named.join(', ')}): give them another role first.`,
  });
}

/** @throws 404-100; 409-101, which says who holds it */
export async function deleteRole(tx: Tx, key: RoleKey): Promise<void> {
  await takeTurn(tx, 'colleagues', key.accountId);
  const holders = await selectHolders(tx, key);
  if (holders.length > 0) failInUse(holders);
  const role = await requireRole(tx, key);
  try {
    await deleteRoleRow(tx, key);
  } catch (error) {
    // Given to someone by a program that takes no turn.
    if (isForeignKeyViolation(error, 'users_role')) failInUse([]);
    throw error;
  }
  const object = `role:${key.roleId}`;
  auditChange({ accountId: key.accountId, object, before: factsOf(role), after: NO_ROLE });
  await announceRights(tx, key.accountId);
}
