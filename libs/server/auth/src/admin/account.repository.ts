import { tellAccountChanged } from '@peyk/server-accounts';
import { auditChange } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';

export interface AccountRow {
  name: string;
  username: string;
  passwordHash: string;
  mobile: number;
}

export async function insertAccount(tx: Tx, row: AccountRow): Promise<{ accountId: bigint; userId: bigint }> {
  const account = await tx.insertInto('accounts').values({ name: row.name }).returning('id').executeTakeFirstOrThrow();
  const user = await tx
    .insertInto('users')
    .values({
      account_id: account.id,
      username: row.username,
      password_hash: row.passwordHash,
      name: row.name,
      mobile: row.mobile,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { accountId: account.id, userId: user.id };
}

/** Senders and open panels hear of it with the commit. */
export async function changeBlockedReason(tx: Tx, accountId: bigint, reason: string | null): Promise<void> {
  const row = await tx
    .selectFrom('accounts')
    .select('blocked_reason as blockedReason')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  auditChange({ accountId, before: row, after: { blockedReason: reason } });
  await tx.updateTable('accounts').set({ blocked_reason: reason }).where('id', '=', accountId).execute();
  await tellAccountChanged(tx, accountId);
}
