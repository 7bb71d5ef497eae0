import { sql } from 'kysely';
import { errorCodeOf, runTransaction } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';
import { fail } from './fail';

const LOCK_NOT_AVAILABLE = '55P03';
/** A wait holds a connection that others need. */
const WAIT_LIMIT = '3s';

/**
 * Changes one account's contacts: `fn` in a transaction, one at a time for each account, in all processes. So two calls with the
 * same numbers cannot deadlock, counts and limits hold without further locks, and other accounts do not wait.
 * @throws busy (409-83) when its turn has not come after three seconds; what `fn` throws
 */
export async function inTurn<T>(db: Db, accountId: bigint, fn: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await runTransaction(db, async (tx) => {
      await sql`set local lock_timeout = ${sql.lit(WAIT_LIMIT)}`.execute(tx);
      await sql`select pg_advisory_xact_lock(hashtextextended(${`contacts ${accountId}`}, 0))`.execute(tx);
      return fn(tx);
    });
  } catch (error) {
    if (errorCodeOf(error) === LOCK_NOT_AVAILABLE) fail('busy');
    throw error;
  }
}
