import type { DbOrTx } from '@peyk/server-database';

export interface BalanceRow {
  /** What can be spent now. */
  balanceMrial: bigint;
  /** Set aside for sends that run. */
  heldMrial: bigint;
  updatedAt: Date;
}

/** An account's balance; undefined when it has no wallet. */
export async function findBalance(db: DbOrTx, accountId: bigint): Promise<BalanceRow | undefined> {
  return db
    .selectFrom('wallets')
    .select(['balance_mrial as balanceMrial', 'held_mrial as heldMrial', 'updated_at as updatedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
