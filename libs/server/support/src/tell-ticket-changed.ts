import { notify } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';

/** Payload: `{"accountId": "12"}`. Open panels of the account ask again for its tickets. */
export const TICKET_CHANNEL = 'ticket_changed';

export function tellTicketChanged(db: DbOrTx, accountId: bigint): Promise<void> {
  return notify(db, TICKET_CHANNEL, JSON.stringify({ accountId: String(accountId) }));
}
