import { notify } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import { JOB_CHANGED_CHANNEL } from './limits';

/** Tells open panels of the account, when the transaction commits, that its list of jobs is another. */
export function tellJobChanged(db: DbOrTx, accountId: bigint): Promise<void> {
  return notify(db, JOB_CHANGED_CHANNEL, JSON.stringify({ accountId: String(accountId) }));
}
