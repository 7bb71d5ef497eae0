import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { SendKey } from '../sql/finish-sends';

/** How it stands with a text and those whom it has not reached. */
export interface Resendable {
  /** The first send of the text: every resend names it, also the resend of a resend. */
  originalId: bigint;
  /** The send or a resend of it has not finished. */
  isUnderWay: boolean;
  /** Whom it or a resend of it reached is in files, and not to be read. */
  liesInFiles: boolean;
  /** Recipients of the first send that certainly have not got the text: neither from it nor from any resend. */
  count: number;
}

/**
 * Counted from counters, so it takes the same time for ten and for a million. Each resend is only for whom all before it have
 * not reached, so a recipient is reached by at most one of them. Nobody gets a message of the fast lane again: its code is kept nowhere. Undefined when the account has no such send.
 */
export async function countResendable(db: DbOrTx, { accountId, sendId }: SendKey): Promise<Resendable | undefined> {
  const { rows } = await sql<Resendable>`
    with original as (
      select account_id, coalesce(resent_from, id) as id, lane from sends where account_id = ${accountId} and id = ${sendId}
    ), family as (
      select s.account_id, s.id, s.finished_at, o.id as original_id, o.lane from original o
      join sends s on s.account_id = o.account_id and s.id = o.id
      union all
      select s.account_id, s.id, s.finished_at, o.id, o.lane from original o
      join sends s on s.account_id = o.account_id and s.resent_from = o.id
    )
    select f.original_id as "originalId", bool_or(f.finished_at is null) as "isUnderWay",
      bool_or(lies_in_files(f.id)) as "liesInFiles",
      case when bool_or(f.lane = 0) then 0 else greatest(0, coalesce(sum(case when f.id = f.original_id then k.undelivered + k.expired + k.refused
        else k.undelivered + k.expired + k.refused + k.cancelled - k.total end), 0))::int end as count
    from family f left join send_counts k on k.account_id = f.account_id and k.send_id = f.id
    group by f.original_id`.execute(db);
  return rows[0];
}

/** Locks the first send of a text, so that of two resends at once the second sees the first. */
export async function lockOriginal(tx: Tx, { accountId, sendId }: SendKey): Promise<void> {
  await sql`
    select 1 from sends where account_id = ${accountId} and id = (
      select coalesce(resent_from, id) from sends where account_id = ${accountId} and id = ${sendId}
    ) for update`.execute(tx);
}
