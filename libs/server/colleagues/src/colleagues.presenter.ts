import { PERMISSIONS } from '@peyk/shared-contract';
import type { components } from '@peyk/shared-contract';
import { formatMobile, keyToMobile, mrialToRialString } from '@peyk/shared-sms';
import type { RoleLimits } from '@peyk/server-http';
import { holdsAll, holdsRole } from './actor';
import type { Actor } from './actor';
import type { OpenInvitation } from './invitations/invitations.repository';
import type { ListedMember } from './members/members.repository';
import type { Role } from './roles/roles.repository';

type Schemas = components['schemas'];

export function presentMember(member: ListedMember, { userId }: Pick<Actor, 'userId'>): Schemas['Colleague'] {
  return {
    id: String(member.userId),
    username: member.isInvited ? null : member.username,
    name: member.name,
    mobile: keyToMobile(member.mobile),
    state: member.state,
    role: { id: String(member.roleId), title: member.roleTitle },
    invitation_expires_at: member.invitedUntil?.toISOString() ?? null,
    is_self: member.userId === userId,
    created_at: member.createdAt.toISOString(),
  };
}

export interface ShownRole {
  role: Role;
  holders: number;
  /** Of who asks; nobody changes it themselves. */
  ownRoleId: bigint | null;
}

const rialOf = (mrial: bigint | null) => (mrial === null ? null : mrialToRialString(mrial));

function presentLimits(limits: RoleLimits): Schemas['RoleLimits'] {
  return {
    max_send_price: rialOf(limits.maxSendMrial),
    max_day_price: rialOf(limits.maxDayMrial),
    approval_above_price: rialOf(limits.approvalAboveMrial),
    max_recipients: limits.maxRecipients,
    line_ids: limits.lineIds && limits.lineIds.map(String),
    phonebook_ids: limits.phonebookIds && limits.phonebookIds.map(String),
    masks_numbers: limits.masksNumbers,
    hides_texts: limits.hidesTexts,
  };
}

export function presentRole({ role, holders, ownRoleId }: ShownRole, actor: Actor): Schemas['Role'] {
  return {
    id: String(role.roleId),
    title: role.title,
    permissions: role.permissions,
    limits: presentLimits(role.limits),
    colleagues_count: holders,
    may_change: role.roleId !== ownRoleId && holdsRole(actor, role),
    created_at: role.createdAt.toISOString(),
    updated_at: role.updatedAt.toISOString(),
  };
}

/** All permissions under their headings, in the contract's order. */
export function presentPermissions(actor: Actor): Schemas['PermissionGroup'][] {
  const groups = new Map<string, Schemas['PermissionGroup']['permissions']>();
  for (const [key, { title, group }] of Object.entries(PERMISSIONS)) {
    const permissions = groups.get(group) ?? [];
    groups.set(group, [...permissions, { key, title, may_give: holdsAll(actor, [key]) }]);
  }
  return [...groups].map(([title, permissions]) => ({ title, permissions }));
}

/** The number without its middle: its owner knows it again, and nobody else learns it. */
export function presentInvitation(invitation: OpenInvitation): Schemas['Invitation'] {
  const number = formatMobile(keyToMobile(invitation.mobile)).replace(/\D/g, '');
  return {
    name: invitation.name,
    mobile: `${number.slice(0, 4)}•••${number.slice(-4)}`,
    account_name: invitation.ownerName,
    role_title: invitation.roleTitle,
    expires_at: invitation.expiresAt.toISOString(),
  };
}
