import { sql } from 'kysely';
import type { Tx } from '@peyk/server-database';

/**
 * Changes of one account's roles and members go one after the other until the transaction ends: so limits hold, and a role cannot
 * be given to somebody while it is deleted.
 */
export async function takeTurn(tx: Tx, accountId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`colleagues ${accountId}`}, 0))`.execute(tx);
}
