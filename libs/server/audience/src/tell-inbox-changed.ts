import { notify } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';

/** Payload: `{"accountId": "12"}`. Open panels of the account ask again what is in its inbox. */
export const INBOX_CHANNEL = 'inbox_message';

/** Tells that an account's inbox is another one: a message has come, or was read or deleted. */
export function tellInboxChanged(db: DbOrTx, accountId: bigint): Promise<void> {
  return notify(db, INBOX_CHANNEL, JSON.stringify({ accountId: String(accountId) }));
}
