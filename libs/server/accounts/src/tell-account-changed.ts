import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';

/** Payload: `{"accountId": "12"}`. Open panels of the account ask again how it stands. */
export const ACCOUNT_CHANGED_CHANNEL = 'account_changed';

/**
 * Tells that the state of an account is another one, with the commit of the caller's transaction: senders hold its sends back or
 * go on with them, the process that prepares looks again, and its open panels hear of it. A notification that is lost costs a second:
 * every mark asks for itself.
 */
export async function tellAccountChanged(db: DbOrTx, accountId: bigint): Promise<void> {
  const payload = JSON.stringify({ accountId: String(accountId) });
  await sql`
    select pg_notify('send_control', ''), pg_notify('send_prepare', ''),
      pg_notify(${ACCOUNT_CHANGED_CHANNEL}, ${payload})`.execute(db);
}
