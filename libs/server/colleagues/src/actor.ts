import { DomainError, HTTP_ERRORS, holds, isWithin, requireAccount } from '@peyk/server-http';
import type { RequestContext, Rights, RoleLimits } from '@peyk/server-http';
import type { Tx } from '@peyk/server-database';
import { fail } from './fail';
import { lockUser } from './members/members.repository';
import type { MemberKey } from './members/members.repository';
import type { Role } from './roles/roles.repository';
import { requireRole } from './roles/roles.service';

/** Who changes what others may. */
export interface Actor {
  userId: bigint;
  rights: Pick<Rights, 'isOwner' | 'permissions' | 'limits'>;
}

/** Who asks, and what they may. */
export function actorOf(context: RequestContext): Actor & { accountId: bigint } {
  const { accountId, userId } = requireAccount(context);
  if (!context.rights) throw new DomainError(HTTP_ERRORS.signInNeeded);
  return { accountId, userId, rights: context.rights };
}

/** Whether someone holds all of these, and so may give them, change them and take them. */
export function holdsAll({ rights }: Actor, permissions: readonly string[]): boolean {
  return permissions.every((permission) => holds(rights, permission));
}

/** A colleague with the right to invite must not become, or make, one who may do more. @throws 403-520 */
export function requireHeld(actor: Actor, permissions: readonly string[]): void {
  if (!holdsAll(actor, permissions)) fail('moreThanOwn');
}

/** What a role gives. */
export interface Given {
  permissions: readonly string[];
  limits: RoleLimits;
}

/** Whether a role gives no more than the actor has: what they hold, and at most as much of it. */
export function holdsRole(actor: Actor, { permissions, limits }: Given): boolean {
  return holdsAll(actor, permissions) && isWithin(limits, actor.rights.limits);
}

/** The same law for a whole role: who is limited neither makes nor gives a role that is limited less. @throws 403-520, 403-521 */
export function requireRoleHeld(actor: Actor, { permissions, limits }: Given): void {
  requireHeld(actor, permissions);
  if (!isWithin(limits, actor.rights.limits)) fail('fewerLimits');
}

/** Whether it is the role of the actor, whose rights others change. @throws 404-100, 403-520, 403-521, 409-520 */
export async function requireChangeableRole(
  tx: Tx,
  { accountId, roleId }: { accountId: bigint; roleId: bigint },
  actor: Actor,
): Promise<Role> {
  const role = await requireRole(tx, { accountId, roleId });
  requireRoleHeld(actor, role);
  const own = await lockUser(tx, { accountId, userId: actor.userId });
  if (own?.roleId === roleId) fail('ownRights');
  return role;
}

/** Nobody changes themselves, nor who may do more. @throws 404-101, 403-520, 403-521, 409-520 */
export async function requireChangeableMember(tx: Tx, key: MemberKey, actor: Actor): Promise<void> {
  const member = await lockUser(tx, key);
  if (!member || member.isOwner || member.roleId === null) fail('unknownMember', 'id');
  if (key.userId === actor.userId) fail('ownRights');
  requireRoleHeld(actor, await requireRole(tx, { accountId: key.accountId, roleId: member.roleId }));
}
