import type { Tx } from '@peyk/server-database';

interface UserKey {
  accountId: bigint;
  userId: bigint;
}

/** Gives the user another number. @returns the one before, and whether the user owns the account */
export async function changeUserMobile(
  tx: Tx,
  { accountId, userId }: UserKey,
  mobile: number,
): Promise<{ mobile: number; isOwner: boolean }> {
  const before = await tx
    .selectFrom('users')
    .select(['mobile', 'is_owner as isOwner'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx.updateTable('users').set({ mobile }).where('account_id', '=', accountId).where('id', '=', userId).execute();
  return before;
}

/** @returns whether the account was made by registering */
export async function changeHolderMobile(tx: Tx, accountId: bigint, mobile: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_holders')
    .set({ mobile, identity_tries: 0 })
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
