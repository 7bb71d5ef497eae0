import type { DbOrTx } from '@peyk/server-database';
import type { AccountStanding } from './account-state.policy';

/** How an account stands now; undefined when there is none. */
export function findAccountStanding(db: DbOrTx, accountId: bigint): Promise<AccountStanding | undefined> {
  return db
    .selectFrom('accounts')
    .select(['kind', 'blocked_reason as blockedReason', 'activation'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}
