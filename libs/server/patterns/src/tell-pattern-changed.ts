import { notify } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';

/** Payload: `{"accountId": "12"}`. Open panels of the account ask again for the patterns that they show. */
export const PATTERN_CHANGED_CHANNEL = 'pattern_changed';

export function tellPatternChanged(db: DbOrTx, accountId: bigint): Promise<void> {
  return notify(db, PATTERN_CHANGED_CHANNEL, JSON.stringify({ accountId: String(accountId) }));
}
