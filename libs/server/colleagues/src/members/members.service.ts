import { ACCOUNT_ADMIN_ERRORS, checkNewUser, hashPassword, shutOut } from '@peyk/server-auth';
import { auditChange, isForeignKeyViolation, isUniqueViolation } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { DomainError, announceRights, takeTurn } from '@peyk/server-http';
import type { Page } from '@peyk/server-http';
import { MEMBERS_PER_ACCOUNT } from '../colleagues.limits';
import { requireName } from '../colleagues.policy';
import { fail } from '../fail';
import { deleteInvitation } from '../invitations/invitations.repository';
import {
  countMembers,
  insertMember,
  listMemberRows,
  lockUser,
  selectMember,
  selectMembers,
  updateMember,
} from './members.repository';
import type { ListedMember, Member, MemberKey, MemberQuestion, MemberRow, MemberState } from './members.repository';

export interface NewMember {
  accountId: bigint;
  roleId: bigint;
  username: string;
  name: string;
  /** The nine digits after 9. */
  mobile: number;
  password: string;
  now: Date;
}

/** All members of an account in the order in which they came; the owner is none. */
export function listMembers(db: DbOrTx, { accountId }: { accountId: bigint }): Promise<Member[]> {
  return selectMembers(db, accountId);
}

/** Whether the account has the role is the foreign key's to say, which holds it against everything else as well. */
function explain(error: unknown): never {
  if (isForeignKeyViolation(error, 'users_role')) fail('unknownRole');
  if (isUniqueViolation(error, 'users_username')) throw new DomainError(ACCOUNT_ADMIN_ERRORS.usernameTaken);
  throw error;
}

/**
 * A user of the account with one role; pending until the first sign-in.
 * @throws 404-100, 409-10, 409-104, 422-16 to 422-18
 */
export async function createMember(tx: Tx, member: NewMember): Promise<bigint> {
  checkNewUser(member);
  // Before the turn: a hash takes a while, and others of the account would wait for it.
  const passwordHash = await hashPassword(member.password);
  return insertOneMember(tx, { ...member, name: member.name.trim(), passwordHash });
}

/** One more, in the account's turn. @throws 404-100, 409-10, 409-104 */
export async function insertOneMember(tx: Tx, row: MemberRow): Promise<bigint> {
  await takeTurn(tx, 'colleagues', row.accountId);
  if ((await countMembers(tx, row.accountId)) >= MEMBERS_PER_ACCOUNT) fail('tooManyMembers');
  return insertMember(tx, row).catch(explain);
}

/** The member, locked, in its account's turn. @throws 404-101; 409-102 for the owner */
async function takeMember(
  tx: Tx,
  key: MemberKey,
): Promise<{ state: MemberState; roleId: bigint | null; isInvited: boolean; name: string }> {
  await takeTurn(tx, 'colleagues', key.accountId);
  const user = (await lockUser(tx, key)) ?? fail('unknownMember');
  if (user.isOwner) fail('ownerHasAll');
  return user;
}

type MemberFacts = { roleId?: bigint | null; state?: MemberState; name?: string };

function noteChange({ accountId, userId }: MemberKey, before: MemberFacts, after: MemberFacts): void {
  auditChange({ accountId, object: `user:${userId}`, before, after });
}

/** Holds at once, also on open sockets. @throws 404-100, 404-101, 409-102 */
export async function setMemberRole(tx: Tx, { roleId, ...key }: MemberKey & { roleId: bigint }): Promise<void> {
  const { roleId: before } = await takeMember(tx, key);
  await updateMember(tx, key, { roleId }).catch(explain);
  noteChange(key, { roleId: before }, { roleId });
  await announceRights(tx, key.accountId);
}

/** Ends the member's sessions and lets it not sign in again. Twice is as once. @throws 404-101, 409-102 */
export async function deactivateMember(tx: Tx, { now, ...key }: MemberKey & { now: Date }): Promise<void> {
  const { state } = await takeMember(tx, key);
  await updateMember(tx, key, { state: 'deactivated' });
  await deleteInvitation(tx, key);
  noteChange(key, { state }, { state: 'deactivated' });
  await shutOut(tx, key, now);
  await announceRights(tx, key.accountId);
}

/**
 * Lets a deactivated member sign in again; on all others it does nothing. Who never joined is pending again.
 * @throws 404-101, 409-102
 */
export async function activateMember(tx: Tx, key: MemberKey): Promise<void> {
  const { state: before, isInvited } = await takeMember(tx, key);
  if (before !== 'deactivated') return;
  const state = isInvited ? 'pending' : 'active';
  await updateMember(tx, key, { state });
  noteChange(key, { state: before }, { state });
  await announceRights(tx, key.accountId);
}

/** One page of an account's members. */
export function listMemberPage(db: DbOrTx, question: MemberQuestion): Promise<Page<ListedMember>> {
  return listMemberRows(db, question);
}

/** @throws 404-101 */
export async function requireMember(db: DbOrTx, key: MemberKey): Promise<ListedMember> {
  return (await selectMember(db, key)) ?? fail('unknownMember', 'id');
}

/** The name under which colleagues know a member. @throws 404-101, 409-102, 422-523 */
export async function renameMember(tx: Tx, { name, ...key }: MemberKey & { name: string }): Promise<void> {
  const given = requireName(name);
  const { name: before } = await takeMember(tx, key);
  await updateMember(tx, key, { name: given });
  noteChange(key, { name: before }, { name: given });
}
