import type { AccountStanding } from '@peyk/server-accounts';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';

/** What of an account decides whether it may send. */
export interface SendingAccount extends AccountStanding {
  reviewRequired: boolean;
}

export async function findSendingAccount(db: DbOrTx, accountId: bigint): Promise<SendingAccount | undefined> {
  return db
    .selectFrom('accounts')
    .select(['kind', 'blocked_reason as blockedReason', 'review_required as reviewRequired', 'activation'])
    .where('id', '=', accountId)
    .modifyEnd(PREPARED)
    .executeTakeFirst();
}

/** @returns what it was before; undefined when there is no such account. */
export async function updateReviewRequired(tx: Tx, accountId: bigint, required: boolean): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('review_required as before')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  await tx.updateTable('accounts').set({ review_required: required }).where('id', '=', accountId).execute();
  return row?.before;
}

/** Locks the account against other admins' commands; false when there is none. */
export async function lockAccount(tx: Tx, accountId: bigint): Promise<boolean> {
  const row = await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** The nine digits after 9 of a user of the account. */
export async function findUserMobile(db: DbOrTx, accountId: bigint, userId: bigint): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('mobile')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.mobile;
}
