import { notify } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';

/** Payload: `{"accountId": "12"}`. Open panels of the account ask again for the secretaries that they show. */
export const SECRETARY_CHANGED_CHANNEL = 'secretary_changed';

export function tellSecretaryChanged(db: DbOrTx, accountId: bigint): Promise<void> {
  return notify(db, SECRETARY_CHANGED_CHANNEL, JSON.stringify({ accountId: String(accountId) }));
}
