import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * `accountMay` in SQL, for what goes on by itself: preparing, the time of a scheduled send, handing over. One step in the
 * primary key of a small table for each row that is asked about.
 * @param accountId an expression such as `sql.ref('s.account_id')`
 */
export function accountGoesOn(accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`account_goes_on(${accountId})`;
}
