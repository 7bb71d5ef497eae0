import { sql } from 'kysely';
import { accountGoesOn } from '@peyk/server-accounts';
import { PREPARED } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { numberArray } from './arrays';
import type { ChunkKey } from './complete-chunks';
import { chunkState } from '../model/state-literals';

/** What may change under a sender's hands while it works on a chunk. */
export interface ChunkControl {
  /** In the list of chunks that was asked about. */
  place: number;
  sendState: number;
  /** The state of its account lets it go on. */
  accountGoesOn: boolean;
  /** A stop or an expiry cuts the chunk. */
  toN: number;
  /** Of the line: names of those that may carry it, the best first. */
  operators: readonly string[] | null;
  ratePerSecond: number | null;
  maxPerSecond: number | null;
  expiresAt: Date | null;
  openFromHour: number | null;
  openToHour: number | null;
  /** The account's own on this line. */
  ownFromHour: number | null;
  ownToHour: number | null;
  ownMaxPerSecond: number | null;
  /** The send, or its account on this line, has a rate of its own, and another worker has an earlier chunk under it. */
  isOthers: boolean;
}

/** How the sends and lines of these chunks stand now. A chunk that is not this worker's any more is missing. */
export async function selectControls(db: Db, workerId: string, chunks: readonly ChunkKey[]): Promise<ChunkControl[]> {
  const { rows } = await sql<ChunkControl>`${PREPARED}
    select (u.place - 1)::int as place, s.state as "sendState",
      ${accountGoesOn(sql.ref('c.account_id'))} as "accountGoesOn", c.to_n as "toN", l.operators,
      s.rate_per_second as "ratePerSecond", l.max_per_second as "maxPerSecond", s.expires_at as "expiresAt",
      l.open_from_hour as "openFromHour", l.open_to_hour as "openToHour",
      a.own_from_hour as "ownFromHour", a.own_to_hour as "ownToHour", a.own_max_per_second as "ownMaxPerSecond",
      (s.rate_per_second is not null and exists (select 1 from send_chunks k
        where k.account_id = c.account_id and k.send_id = c.send_id and k.chunk < c.chunk and k.state = ${chunkState.leased}
          and k.worker_id <> ${workerId}))
      or (a.own_max_per_second is not null and exists (select 1 from send_chunks k
        where k.account_id = c.account_id and k.line_id = c.line_id and k.state = ${chunkState.leased} and k.lane = 1
          and (k.send_id, k.chunk) < (c.send_id, c.chunk) and k.worker_id <> ${workerId})) as "isOthers"
    from unnest(${numberArray(chunks.map((chunk) => chunk.accountId))}::bigint[],
      ${numberArray(chunks.map((chunk) => chunk.sendId))}::bigint[],
      ${numberArray(chunks.map((chunk) => chunk.chunk))}::int[]) with ordinality u (account_id, send_id, chunk, place)
    join send_chunks c on c.account_id = u.account_id and c.send_id = u.send_id and c.chunk = u.chunk
    join sends s on s.account_id = u.account_id and s.id = u.send_id
    join lines l on l.id = c.line_id
    left join account_lines a on a.account_id = c.account_id and a.line_id = c.line_id
    where c.worker_id = ${workerId} and c.state = ${chunkState.leased}`.execute(db);
  return rows;
}
