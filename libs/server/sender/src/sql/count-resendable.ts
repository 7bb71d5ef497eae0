import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import type { SendKey } from './finish-sends';

/** How a resend of a send stands. */
export interface Resendable {
  /** The send itself, or a resend of it or of that one, has not finished. */
  isUnderWay: boolean;
  /** Recipients that certainly have not got the text: neither from the send nor from any resend. */
  count: number;
}

/**
 * Counted from counters, so it takes the same time for ten and for a million. Each resend is only for whom the ones before it
 * have not reached, so a recipient is reached by at most one of them.
 */
export async function countResendable(db: DbOrTx, { accountId, sendId }: SendKey): Promise<Resendable> {
  const { rows } = await sql<Resendable>`
    with recursive family as (
      select account_id, id, finished_at, 0 as depth from sends where account_id = ${accountId} and id = ${sendId}
      union all
      select r.account_id, r.id, r.finished_at, f.depth + 1 from family f
      join sends r on r.account_id = f.account_id and r.resent_from = f.id
    )
    select bool_or(f.finished_at is null) as "isUnderWay", greatest(0, coalesce(sum(case when f.depth = 0
      then k.undelivered + k.expired + k.refused
      else k.undelivered + k.expired + k.refused + k.cancelled - k.total end), 0))::int as count
    from family f left join send_counters k on k.account_id = f.account_id and k.send_id = f.id`.execute(db);
  const [row] = rows;
  return { isUnderWay: row?.isUnderWay ?? true, count: row?.count ?? 0 };
}
