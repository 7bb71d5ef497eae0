import { runTransaction } from '@peyk/server-database';
import { NO_LIMITS, authorOf } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { actorOf, requireChangeableRole, requireRoleHeld } from '../actor';
import { limitsFrom } from '../colleagues.policy';
import { presentPermissions, presentRole } from '../colleagues.presenter';
import { countHolders, selectMember } from '../members/members.repository';
import { createRole, deleteRole, duplicateRole, listAccessRoles, requireRole, updateRole } from './roles.service';

export type RoleOperation =
  | 'listAccessRoles'
  | 'getAccessRole'
  | 'listPermissions'
  | 'createAccessRole'
  | 'updateAccessRole'
  | 'duplicateAccessRole'
  | 'deleteAccessRole';

/** What a role is shown with: how many hold it, and which role who asks has. */
async function surroundings({ db }: RequestContext, { accountId, userId }: { accountId: bigint; userId: bigint }) {
  const [holders, own] = await Promise.all([countHolders(db, accountId), selectMember(db, { accountId, userId })]);
  return { holders, ownRoleId: own?.roleId ?? null };
}

async function shown(context: RequestContext, roleId: bigint) {
  const actor = actorOf(context);
  const role = await requireRole(context.db, { accountId: actor.accountId, roleId });
  const { holders, ownRoleId } = await surroundings(context, actor);
  return { data: presentRole({ role, holders: holders.get(roleId) ?? 0, ownRoleId }, actor) };
}

/** Roles of an account and what they may hold. */
export function roleHandlers(): Handlers<RoleOperation> {
  return {
    listAccessRoles: async (context) => {
      const actor = actorOf(context);
      const roles = await listAccessRoles(context.db, actor);
      const { holders, ownRoleId } = await surroundings(context, actor);
      const items = roles.map((role) =>
        presentRole({ role, holders: holders.get(role.roleId) ?? 0, ownRoleId }, actor),
      );
      return { data: { items } };
    },
    getAccessRole: async (context, { query }) => shown(context, BigInt(query.id)),
    listPermissions: async (context) => ({ data: { items: presentPermissions(actorOf(context)) } }),
    ...changeHandlers(),
  };
}

function changeHandlers(): Handlers<
  'createAccessRole' | 'updateAccessRole' | 'duplicateAccessRole' | 'deleteAccessRole'
> {
  return {
    createAccessRole: async (context, { body: { title, permissions, limits: given } }) => {
      const actor = actorOf(context);
      const limits = limitsFrom(NO_LIMITS, given);
      requireRoleHeld(actor, { permissions, limits });
      const { impersonatedBy } = authorOf(context);
      const role = { accountId: actor.accountId, title, permissions, limits, impersonatedBy, now: context.clock.now() };
      return shown(context, await runTransaction(context.db, (tx) => createRole(tx, role)));
    },
    updateAccessRole: async (context, { body: { id, title, permissions, limits } }) => {
      const actor = actorOf(context);
      const key = { accountId: actor.accountId, roleId: BigInt(id) };
      await runTransaction(context.db, async (tx) => {
        const role = await requireChangeableRole(tx, key, actor);
        const after = { permissions: permissions ?? role.permissions, limits: limitsFrom(role.limits, limits) };
        requireRoleHeld(actor, after);
        const changes = {
          ...(title !== undefined && { title }),
          ...(permissions && { permissions }),
          ...(limits && { limits: after.limits }),
        };
        await updateRole(tx, { ...key, ...changes, now: context.clock.now() });
      });
      return shown(context, key.roleId);
    },
    duplicateAccessRole: async (context, { body: { id } }) => {
      const actor = actorOf(context);
      const key = { accountId: actor.accountId, roleId: BigInt(id) };
      const copyId = await runTransaction(context.db, async (tx) => {
        requireRoleHeld(actor, await requireRole(tx, key));
        const { impersonatedBy } = authorOf(context);
        return duplicateRole(tx, { ...key, impersonatedBy, now: context.clock.now() });
      });
      return shown(context, copyId);
    },
    deleteAccessRole: async (context, { body: { id } }) => {
      const actor = actorOf(context);
      const key = { accountId: actor.accountId, roleId: BigInt(id) };
      await runTransaction(context.db, async (tx) => {
        await requireChangeableRole(tx, key, actor);
        await deleteRole(tx, key);
      });
      return { data: { id } };
    },
  };
}
