import type { DbOrTx, Tx } from '@peyk/server-database';

/** What an account may be told of by SMS, or not: what has become of what it asked for, and what waits for its own people. */
export const NOTICES = ['deposits', 'documents', 'patterns', 'approvals'] as const;
export type Notice = (typeof NOTICES)[number];
export type WantedNotices = Readonly<Record<Notice, boolean>>;

/** `0502-notices.sql`, `0574-approval-notices.sql`. */
export interface AccountNoticesTable {
  account_id: bigint;
  deposits: boolean;
  documents: boolean;
  patterns: boolean;
  approvals: boolean;
}

declare module '@peyk/server-database' {
  interface Database {
    account_notices: AccountNoticesTable;
  }
}

const ALL: WantedNotices = { deposits: true, documents: true, patterns: true, approvals: true };

/** Which messages an account wants; all of them until it says otherwise. */
export async function wantedNotices(db: DbOrTx, accountId: bigint): Promise<WantedNotices> {
  const row = await db
    .selectFrom('account_notices')
    .select(NOTICES)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? ALL;
}

/** Changes what is named. @returns as it is now */
export async function changeNotices(
  tx: Tx,
  accountId: bigint,
  change: Partial<WantedNotices>,
): Promise<{ before: WantedNotices; after: WantedNotices }> {
  // Made first, so that of two at once the second sees what the first has changed.
  await tx
    .insertInto('account_notices')
    .values({ account_id: accountId, ...ALL })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const before = await tx
    .selectFrom('account_notices')
    .select(NOTICES)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const after = { ...before, ...change };
  await tx.updateTable('account_notices').set(after).where('account_id', '=', accountId).execute();
  return { before, after };
}
