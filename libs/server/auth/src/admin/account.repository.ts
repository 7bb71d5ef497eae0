import type { DbOrTx, Tx } from '@peyk/server-database';

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

export async function setBlockedReason(db: DbOrTx, accountId: bigint, reason: string | null): Promise<void> {
  await db.updateTable('accounts').set({ blocked_reason: reason }).where('id', '=', accountId).execute();
}
