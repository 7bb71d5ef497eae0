import { sql } from 'kysely';
import type { Tx } from '@peyk/server-database';
import type { SendKey } from '../sql/finish-sends';
import { chunkState, recipientStatus } from '../model/state-literals';

/** What was cut off of one operator's recipients. */
export interface CutCount {
  operator: number;
  count: number;
  priceMrial: bigint;
}

export interface Cut {
  /** What becomes of the recipients: 13 expired or 14 cancelled. */
  status: 13 | 14;
  /** At most so many chunks that have something left; all of them unless told. */
  chunks?: number;
}

/**
 * Cuts off what lies beyond the cursors of a locked send: ready chunks end, leased ones end at their cursor and stay
 * with their senders until the window has drained. The recipients beyond get their last status, and are returned.
 */
export async function cutChunks(tx: Tx, { accountId, sendId }: SendKey, cut: Cut): Promise<CutCount[]> {
  const { rows } = await sql<CutCount>`
    with open as materialized (
      select chunk, next_n, to_n from send_chunks
      where account_id = ${accountId} and send_id = ${sendId} and state in (${chunkState.ready}, ${chunkState.leased})
        and (${cut.chunks === undefined}::boolean or next_n <= to_n)
      order by chunk limit ${cut.chunks ?? null}::int for update
    ), cut as (
      update send_chunks c set to_n = case when c.state = ${chunkState.ready} then c.to_n else c.next_n - 1 end,
        state = case when c.state = ${chunkState.ready} then ${chunkState.cancelled} else ${chunkState.leased} end
      from open o where c.account_id = ${accountId} and c.send_id = ${sendId} and c.chunk = o.chunk
    ), ended as (
      update recipients r set status = ${cut.status}::smallint, settled = 2
      from open o
      where r.account_id = ${accountId} and r.send_id = ${sendId} and r.n between o.next_n and o.to_n and r.status = ${recipientStatus.queued}
      returning r.operator, r.price_mrial
    )
    select operator, count(*)::int as count, sum(price_mrial)::bigint as "priceMrial"
    from ended group by operator order by operator`.execute(tx);
  return rows;
}
