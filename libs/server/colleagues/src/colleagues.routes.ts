import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { requireAccount } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import { actorOf, requireChangeableMember, requireRoleHeld } from './actor';
import type { Actor } from './actor';
import { presentInvitation, presentMember } from './colleagues.presenter';
import { acceptInvitation, inviteAgain, inviteMember, readInvitation } from './invitations/invitations.service';
import type { InvitationPorts } from './invitations/invitations.service';
import type { MemberKey } from './members/members.repository';
import {
  activateMember,
  deactivateMember,
  listMemberPage,
  renameMember,
  requireMember,
  setMemberRole,
} from './members/members.service';
import { requireSecondFactor, secondFactorRule } from './second-factor.service';
import type { SecondFactorRule } from './second-factor.service';
import { roleHandlers } from './roles/roles.routes';
import type { RoleOperation } from './roles/roles.routes';
import { requireRole } from './roles/roles.service';

type MemberOperation =
  | 'listColleagues'
  | 'getColleague'
  | 'inviteColleague'
  | 'inviteColleagueAgain'
  | 'updateColleague'
  | 'deactivateColleague'
  | 'activateColleague';
type FactorOperation = 'getSecondFactorRule' | 'setSecondFactorRule';
type JoinOperation = 'readInvitation' | 'acceptInvitation';

/** The operations of `openapi/paths/colleagues.yaml`. */
export function createColleaguesHandlers(
  ports: InvitationPorts,
): Handlers<MemberOperation | JoinOperation | RoleOperation | FactorOperation> {
  return { ...memberHandlers(ports), ...joinHandlers(), ...roleHandlers(), ...factorHandlers() };
}

function factorHandlers(): Handlers<FactorOperation> {
  const present = ({ isRequired, withoutCount }: SecondFactorRule) => ({
    data: { is_required: isRequired, without_count: withoutCount },
  });
  return {
    getSecondFactorRule: async (context) =>
      present(await secondFactorRule(context.db, requireAccount(context).accountId)),
    setSecondFactorRule: async (context, { body }) =>
      present(await requireSecondFactor(context, { ...requireAccount(context), isRequired: body.is_required })),
  };
}

async function shown(context: RequestContext, userId: bigint) {
  const actor = actorOf(context);
  return { data: presentMember(await requireMember(context.db, { accountId: actor.accountId, userId }), actor) };
}

/** Something is done to a colleague, by who may do at least as much. */
async function change(
  context: RequestContext,
  id: string,
  work: (tx: Tx, key: MemberKey, actor: Actor) => Promise<void>,
) {
  const actor = actorOf(context);
  const key = { accountId: actor.accountId, userId: BigInt(id) };
  await runTransaction(context.db, async (tx) => {
    await requireChangeableMember(tx, key, actor);
    await work(tx, key, actor);
  });
  return shown(context, key.userId);
}

function memberHandlers(ports: InvitationPorts): Handlers<MemberOperation> {
  return {
    listColleagues: async (context, { body }) => {
      const actor = actorOf(context);
      const { search, role_id, state } = body.filters ?? {};
      const roleId = role_id === undefined ? undefined : BigInt(role_id);
      const question = { accountId: actor.accountId, search, roleId, state, paging: pagingOf(body) };
      const { items, ...paging } = await listMemberPage(context.db, question);
      return { data: { items: items.map((member) => presentMember(member, actor)), paging } };
    },
    getColleague: async (context, { query }) => shown(context, BigInt(query.id)),
    inviteColleague: async (context, { body: { name, mobile, role_id } }) => {
      const actor = actorOf(context);
      const invited = { accountId: actor.accountId, name, mobile, roleId: BigInt(role_id) };
      return shown(context, await inviteMember(context, ports, { invited, actor }));
    },
    inviteColleagueAgain: async (context, { body: { id } }) => {
      const actor = actorOf(context);
      const key = { accountId: actor.accountId, userId: BigInt(id) };
      await runTransaction(context.db, (tx) => requireChangeableMember(tx, key, actor));
      await inviteAgain(context, ports, key);
      return shown(context, key.userId);
    },
    updateColleague: async (context, { body: { id, name, role_id } }) =>
      change(context, id, async (tx, key, actor) => {
        if (name !== undefined) await renameMember(tx, { ...key, name });
        if (role_id === undefined) return;
        const roleId = BigInt(role_id);
        requireRoleHeld(actor, await requireRole(tx, { accountId: key.accountId, roleId }));
        await setMemberRole(tx, { ...key, roleId });
      }),
    deactivateColleague: async (context, { body: { id } }) =>
      change(context, id, (tx, key) => deactivateMember(tx, { ...key, now: context.clock.now() })),
    activateColleague: async (context, { body: { id } }) => change(context, id, (tx, key) => activateMember(tx, key)),
  };
}

function joinHandlers(): Handlers<JoinOperation> {
  return {
    readInvitation: async (context, { body: { code } }) => ({
      data: presentInvitation(await readInvitation(context, code)),
    }),
    acceptInvitation: async (context, { body }) => {
      await acceptInvitation(context, body);
      return { data: { username: body.username } };
    },
  };
}
