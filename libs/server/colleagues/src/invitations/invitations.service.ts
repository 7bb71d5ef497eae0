import { newPasswordFault, hashPassword, isUsername } from '@peyk/server-auth';
import type { SendCode } from '@peyk/server-auth';
import { auditChange, isUniqueViolation, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import {
  DomainError,
  addressGroup,
  authorOf,
  findOwnerName,
  hashToken,
  newToken,
  requireRate,
  requireRates,
} from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';
import { requireRoleHeld } from '../actor';
import type { Actor } from '../actor';
import { COLLEAGUES_ERRORS } from '../colleagues.errors';
import { INVITATION_DAYS, RATES } from '../colleagues.limits';
import { requireName } from '../colleagues.policy';
import { fail } from '../fail';
import { hasMemberWith, lockUser, selectMember } from '../members/members.repository';
import type { MemberKey } from '../members/members.repository';
import { insertOneMember } from '../members/members.service';
import { requireRole } from '../roles/roles.service';
import { hashInvitationCode, newInvitationCode } from './invitation-code';
import { invitationMessage } from './invitation-message';
import { findInvitation, putInvitation, setCredentials, takeInvitation } from './invitations.repository';
import type { OpenInvitation } from './invitations.repository';

const DAY_MS = 24 * 3_600_000;

/** What the installation gives. */
export interface InvitationPorts {
  /** Hands a message of ours to the sender, in the transaction of the invitation: both or neither. */
  sendCode: SendCode;
  /** Where people open the panel; without it the message holds a code to type. */
  panelUrl?: string | undefined;
}

/** Messages cost the account nothing, so they are counted: for the account, and for the number over all accounts. @throws 429-1 */
async function requireInvitationRates({ db, clock }: RequestContext, accountId: bigint, mobile: number): Promise<void> {
  const now = clock.now();
  const number = hashToken(`invited ${mobile}`).toString('base64url');
  await requireRates(db, [
    { key: `invite:account:${accountId}`, now, ...RATES.invitationsOfAccount },
    { key: `invite:gap:${number}`, now, ...RATES.gapOfMobile },
    { key: `invite:mobile:${number}`, now, ...RATES.invitationsOfMobile },
  ]);
}

interface Recipient extends MemberKey {
  impersonatedBy: string | null;
  mobile: number;
  ownerName: string;
}

async function sendInvitation(tx: Tx, ports: InvitationPorts, { mobile, ownerName, ...key }: Recipient, now: Date) {
  const code = newInvitationCode();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  await putInvitation(tx, { ...key, codeHash: hashInvitationCode(code), expiresAt, now });
  await ports.sendCode(tx, { mobile, text: invitationMessage({ ownerName, code, panelUrl: ports.panelUrl }), at: now });
}

export interface Invited {
  accountId: bigint;
  name: string;
  /** As it was typed. */
  mobile: string;
  roleId: bigint;
}

/**
 * A pending colleague, whom a message asks to join.
 * @returns the colleague's id
 * @throws 403-520, 404-100, 409-104, 409-522, 422-522, 422-523, 429-1
 */
export async function inviteMember(
  context: RequestContext,
  ports: InvitationPorts,
  { invited, actor }: { invited: Invited; actor: Actor },
): Promise<bigint> {
  const { accountId, roleId } = invited;
  const name = requireName(invited.name);
  const mobile = parseMobileKey(invited.mobile);
  if (mobile === INVALID_MOBILE_KEY) fail('badMobile', 'mobile');
  if (await hasMemberWith(context.db, { accountId, mobile })) fail('alreadyColleague', 'mobile');
  requireRoleHeld(actor, await requireRole(context.db, { accountId, roleId }));
  await requireInvitationRates(context, accountId, mobile);
  // Nobody knows it: the person chooses another one. Before the transaction, for a hash takes a while.
  const placeholder = { username: `invited-${newToken().slice(0, 24)}`, passwordHash: await hashPassword(newToken()) };
  const now = context.clock.now();
  const { impersonatedBy } = authorOf(context);
  const person = { accountId, roleId, name, mobile, ...placeholder, isInvited: true, impersonatedBy, now };
  return runTransaction(context.db, async (tx) => {
    requireRoleHeld(actor, await requireRole(tx, { accountId, roleId }));
    const userId = await insertOneMember(tx, person);
    const ownerName = await findOwnerName(tx, accountId);
    await sendInvitation(tx, ports, { accountId, userId, mobile, ownerName, impersonatedBy }, now);
    auditChange({
      accountId,
      object: `user:${userId}`,
      before: { roleId: null, state: null },
      after: { roleId, state: 'pending' },
    });
    return userId;
  });
}

/** Another code; the one before it is worth nothing any more. @throws 404-101, 409-521, 429-1 */
export async function inviteAgain(context: RequestContext, ports: InvitationPorts, key: MemberKey): Promise<void> {
  const found = (await selectMember(context.db, key)) ?? fail('unknownMember', 'id');
  if (!found.isInvited || found.state !== 'pending') fail('alreadyJoined');
  await requireInvitationRates(context, key.accountId, found.mobile);
  const now = context.clock.now();
  const { impersonatedBy } = authorOf(context);
  await runTransaction(context.db, async (tx) => {
    const member = await lockUser(tx, key);
    // Joined or deactivated between the two questions.
    if (!member?.isInvited || member.state !== 'pending') fail('alreadyJoined');
    const ownerName = await findOwnerName(tx, key.accountId);
    await sendInvitation(tx, ports, { ...key, mobile: found.mobile, ownerName, impersonatedBy }, now);
    auditChange({
      accountId: key.accountId,
      object: `user:${key.userId}`,
      before: {},
      after: { invitedAt: now.toISOString() },
    });
  });
}

async function requireCodeRate({ db, clock, ip }: RequestContext): Promise<void> {
  await requireRate(db, { key: `invitation:${addressGroup(ip)}`, now: clock.now(), ...RATES.codesOfAddress });
}

/** What an invitation is for. @throws 404-520, 429-1 */
export async function readInvitation(context: RequestContext, code: string): Promise<OpenInvitation> {
  await requireCodeRate(context);
  const found = await findInvitation(context.db, hashInvitationCode(code), context.clock.now());
  return found ?? fail('unknownInvitation', 'code');
}

/**
 * Uses an invitation up. Its reader signs in afterwards with a code to the mobile that was invited: anyone who only saw the message
 * over a shoulder gets no further. @throws 404-520, 409-523, 422-520, 422-521, 429-1
 */
export async function acceptInvitation(
  context: RequestContext,
  { code, username, password }: { code: string; username: string; password: string },
): Promise<void> {
  const invitation = await readInvitation(context, code);
  if (!isUsername(username)) fail('badUsername', 'username');
  const fault = newPasswordFault(password, { username, mobile: invitation.mobile });
  if (fault) throw new DomainError({ ...COLLEAGUES_ERRORS.badPassword, errors: { password: fault } });
  const passwordHash = await hashPassword(password, { group: addressGroup(context.ip) });
  const now = context.clock.now();
  await runTransaction(context.db, async (tx) => {
    const key = (await takeInvitation(tx, hashInvitationCode(code), now)) ?? fail('unknownInvitation', 'code');
    try {
      if (!(await setCredentials(tx, key, { username, passwordHash }))) fail('unknownInvitation', 'code');
    } catch (error) {
      if (isUniqueViolation(error, 'users_username')) fail('usernameTaken', 'username');
      throw error;
    }
    if (context.audit) Object.assign(context.audit, { accountId: key.accountId, userId: key.userId });
    auditChange({
      accountId: key.accountId,
      object: `user:${key.userId}`,
      before: { joined: false },
      after: { joined: true },
    });
  });
}
