import { PREPARED } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';

export interface BalanceRow {
  /** What can be spent now. */
  balanceMrial: bigint;
  /** Set aside for sends that run. */
  heldMrial: bigint;
  updatedAt: Date;
}

/** An account's balance; undefined when it has no wallet. */
export async function findBalance(db: DbOrTx, accountId: bigint): Promise<BalanceRow | undefined> {
  const { rows } = await sql<BalanceRow>`${PREPARED}
    select balance_mrial as "balanceMrial", held_mrial as "heldMrial", updated_at as "updatedAt"
    from wallets where account_id = ${accountId}`.execute(db);
  return rows[0];
}
