import { notify } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';

/** Payload: `{"accountId"}`. What its users may has changed. */
export const RIGHTS_CHANGED_CHANNEL = 'rights_changed';

/**
 * Tells open live sockets, in all processes, that rights in an account changed; belongs into the transaction of the change.
 * Requests need no telling: each asks for the rights as they are.
 */
export function announceRights(db: DbOrTx, accountId: bigint): Promise<void> {
  return notify(db, RIGHTS_CHANGED_CHANNEL, JSON.stringify({ accountId: accountId.toString() }));
}
