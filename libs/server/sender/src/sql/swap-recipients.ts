import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { RecipientState } from '../model/recipient-transition';
import { numberArray } from './arrays';
import type { SeekingTx } from './run-seeking';

/** Recipients of one send of which all are believed to be in one state and must be in another. */
export interface Swap {
  accountId: bigint;
  sendId: bigint;
  /** Parts of a message. */
  parts: number;
  from: RecipientState;
  to: RecipientState;
  recipients: readonly SwappedTimes[];
  /** The time of a receipt that cannot be as old as it says. */
  now: Date;
}

/** Times in milliseconds since 1970; null leaves the old one. */
export interface SwappedTimes {
  n: number;
  submittedAtMs: number | null;
  answeredAtMs: number | null;
  receiptAtMs: number | null;
}

/** Those that were in the believed state and are in the new one now, by operator. */
export interface SwappedRecipients {
  operator: number;
  ns: number[];
  /** Sum of their prices. */
  priceMrial: bigint;
}

/**
 * Compares and swaps: one statement for what otherwise takes a lock, a reading of every row and an update. Anyone who is
 * not in the believed state is left alone and missing from the answer. Touches no indexed column.
 * `offset 0` keeps the send's key from the planner. Its statistics of a running send are always old; where it expects few
 * rows it would read the whole send and look for each of them in the batch, which takes minutes.
 */
export async function swapRecipients(tx: SeekingTx, swap: Swap): Promise<SwappedRecipients[]> {
  const { from, to, recipients } = swap;
  const column = (pick: (times: SwappedTimes) => number | null) => numberArray(recipients.map(pick));
  const { rows } = await sql<SwappedRecipients>`${PREPARED}
    with swapped as (
      update recipients r set status = ${to.status}, settled = ${to.settled}, delivered_mask = ${to.deliveredMask},
        failed_mask = ${to.failedMask},
        submitted_at = coalesce(to_timestamp(u.submitted / 1000::float8), r.submitted_at),
        answered_at = coalesce(to_timestamp(u.answered / 1000::float8), r.answered_at),
        receipt_at = case
          when u.receipt is null then r.receipt_at
          -- An operator's clock of another zone: nothing is heard of before it leaves.
          when to_timestamp(u.receipt / 1000::float8) < coalesce(to_timestamp(u.submitted / 1000::float8), r.submitted_at) then ${swap.now}
          else to_timestamp(u.receipt / 1000::float8) end
      from (
        select ${swap.accountId}::bigint as account_id, ${swap.sendId}::bigint as send_id, t.*
        from unnest(${column((t) => t.n)}::int[], ${column((t) => t.submittedAtMs)}::bigint[],
          ${column((t) => t.answeredAtMs)}::bigint[], ${column((t) => t.receiptAtMs)}::bigint[]
        ) t (n, submitted, answered, receipt) offset 0
      ) u
      where r.account_id = u.account_id and r.send_id = u.send_id and r.n = u.n and r.parts = ${swap.parts}
        and r.status = ${from.status} and r.settled = ${from.settled}
        and r.delivered_mask = ${from.deliveredMask} and r.failed_mask = ${from.failedMask}
      returning r.operator, r.n, r.price_mrial
    )
    select operator, array_agg(n) as ns, sum(price_mrial)::bigint as "priceMrial"
    from swapped group by operator`.execute(tx);
  return rows;
}
