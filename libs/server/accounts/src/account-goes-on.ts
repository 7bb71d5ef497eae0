import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * `accountMay` in SQL, for what goes on by itself: preparing, the time of a scheduled send, handing over.
 * A scalar question on purpose: it is one step in the primary key of a small table for each row that is asked about, whatever
 * the planner believes of the tables; a join of it could become a scan of all accounts.
 * @param accountId an expression such as `sql.ref('s.account_id')`
 */
export function accountGoesOn(accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(select standing.kind = 'system' or (standing.blocked_reason is null and standing.activation = 'active')
    from accounts standing where standing.id = ${accountId})`;
}
