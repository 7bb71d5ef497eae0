import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { SendKey } from './send-key';

/** Recipients `from` to `to`, both included. */
export interface Range {
  from: number;
  to: number;
}

/** What no cursor has reached, in the order of the send. These ranges do not overlap, and all in them is queued. */
export async function listUnmarkedRanges(db: DbOrTx, { accountId, sendId }: SendKey): Promise<Range[]> {
  const { rows } = await sql<Range>`
    select next_n as from, to_n as to from send_chunks
    where account_id = ${accountId} and send_id = ${sendId} and state in (0, 1) and next_n <= to_n
    order by next_n`.execute(db);
  return rows;
}

/** What the process that leased a chunk has marked since: all that is in flight stands here, beside what is answered. */
export async function listMarkedRanges(db: DbOrTx, { accountId, sendId }: SendKey): Promise<Range[]> {
  const { rows } = await sql<Range>`
    select from_n as from, next_n - 1 as to from send_chunks
    where account_id = ${accountId} and send_id = ${sendId} and state = 1 and from_n < next_n
    order by from_n`.execute(db);
  return rows;
}

/** The `limit` recipients after the first `offset` of all that stand in the ranges. */
export function cutRanges(ranges: readonly Range[], { offset, limit }: { offset: number; limit: number }): Range[] {
  const cut: Range[] = [];
  let before = 0;
  for (const { from, to } of ranges) {
    const first = Math.max(from, from + offset - before);
    const last = Math.min(to, from + offset + limit - 1 - before);
    if (first <= last) cut.push({ from: first, to: last });
    before += to - from + 1;
  }
  return cut;
}
