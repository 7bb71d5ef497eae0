import type { DbOrTx, Tx } from '@peyk/server-database';
import type { MemberKey } from '../members/members.repository';

export interface InvitationRow extends MemberKey {
  codeHash: Buffer;
  expiresAt: Date;
  /** The admin who invites on behalf of the account. */
  impersonatedBy: string | null;
  now: Date;
}

/** The newest invitation is the only one that is good. */
export async function putInvitation(tx: Tx, { accountId, userId, ...row }: InvitationRow) {
  const { codeHash, expiresAt, now, impersonatedBy } = row;
  const kept = { code_hash: codeHash, expires_at: expiresAt, sent_at: now, impersonated_by: impersonatedBy };
  await tx
    .insertInto('member_invitations')
    .values({ account_id: accountId, user_id: userId, ...kept })
    .onConflict((conflict) => conflict.columns(['account_id', 'user_id']).doUpdateSet(kept))
    .execute();
}

export async function deleteInvitation(tx: Tx, { accountId, userId }: MemberKey): Promise<void> {
  await tx.deleteFrom('member_invitations').where('account_id', '=', accountId).where('user_id', '=', userId).execute();
}

export interface OpenInvitation extends MemberKey {
  name: string;
  mobile: number;
  roleTitle: string;
  /** Of the account's owner, whom the invited person knows. */
  ownerName: string;
  expiresAt: Date;
}

/** Who was invited by a code that is still good. */
export function findInvitation(db: DbOrTx, codeHash: Buffer, now: Date): Promise<OpenInvitation | undefined> {
  return db
    .selectFrom('member_invitations as invitation')
    .innerJoin('users as member', (join) =>
      join.onRef('member.id', '=', 'invitation.user_id').onRef('member.account_id', '=', 'invitation.account_id'),
    )
    .innerJoin('roles as role', (join) =>
      join.onRef('role.account_id', '=', 'member.account_id').onRef('role.id', '=', 'member.role_id'),
    )
    .innerJoin('users as owner', (join) =>
      join.onRef('owner.account_id', '=', 'member.account_id').on('owner.is_owner', '=', true),
    )
    .select([
      'invitation.account_id as accountId',
      'invitation.user_id as userId',
      'member.name',
      'member.mobile',
      'role.title as roleTitle',
      'owner.name as ownerName',
      'invitation.expires_at as expiresAt',
    ])
    .where('invitation.code_hash', '=', codeHash)
    .where('invitation.expires_at', '>', now)
    .where('member.is_invited', '=', true)
    .where('member.state', '=', 'pending')
    .orderBy('owner.id')
    .limit(1)
    .executeTakeFirst();
}

/** Takes an invitation, once: of two at the same moment one gets nothing. */
export async function takeInvitation(tx: Tx, codeHash: Buffer, now: Date): Promise<MemberKey | undefined> {
  const row = await tx
    .deleteFrom('member_invitations')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'user_id as userId'])
    .executeTakeFirst();
  return row;
}

/** The person's own user name and password, in the place of the placeholders. False when nobody is invited there (any more). */
export async function setCredentials(
  tx: Tx,
  { accountId, userId }: MemberKey,
  { username, passwordHash }: { username: string; passwordHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ username, password_hash: passwordHash, is_invited: false })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .where('is_invited', '=', true)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
