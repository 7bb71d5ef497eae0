import { sql } from 'kysely';
import { countByOperator } from '@peyk/server-audience';
import type { Audience } from '@peyk/server-audience';
import { PREPARED } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { numberArray } from '../sql/arrays';
import type { PricedAudience } from './price-audience';
import type { SendToPrepare } from './send-to-prepare';

const ROWS_PER_STATEMENT = 10_000;
/** Among so many a number is found by walking: see `recipient_numbers`. Most sends are smaller, and cost no further row. */
const WALKED_ROWS = 10_000;
/** The most that a sender leases at once; docs/sending.md. */
const ROWS_PER_CHUNK = 10_000;
/** So many of texts of their own: a chunk of the longest takes some three megabytes. */
const PARTS_PER_CHUNK = 40_000;

/** Writes recipients (n = 1..N), by what a number is found among many of them, the chunks that cover them, and a row of counters for each operator. */
export async function insertRecipients(
  tx: Tx,
  send: SendToPrepare,
  { mobiles, operators }: Audience,
  { tiers, tierPricesMrial, tierParts }: PricedAudience,
): Promise<void> {
  const { accountId, sendId } = send;
  await sql`${PREPARED} select ensure_send_partitions(${sendId})`.execute(tx);
  const isLarge = mobiles.length > WALKED_ROWS;
  for (let from = 0; from < mobiles.length; from += ROWS_PER_STATEMENT) {
    const to = from + ROWS_PER_STATEMENT;
    await sql`${PREPARED}
      with given as materialized (
        select ${numberArray(mobiles.subarray(from, to))}::int[] as mobiles,
          ${numberArray(operators.subarray(from, to))}::smallint[] as operators,
          ${numberArray(tiers.subarray(from, to))}::smallint[] as tiers,
          ${numberArray(tierParts)}::smallint[] as tier_parts, ${numberArray(tierPricesMrial)}::bigint[] as tier_prices
      ), found_by as (
        insert into recipient_numbers (account_id, send_id, from_n, mobiles)
        select ${accountId}::bigint, ${sendId}::bigint, ${from + 1}::int, mobiles from given where ${isLarge}
      )
      insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
      select ${accountId}::bigint, ${sendId}::bigint, ${from}::int + u.place, u.mobile, u.operator, 10,
        given.tier_parts[u.tier + 1], given.tier_prices[u.tier + 1]
      from given cross join lateral unnest(mobiles, operators, tiers)
        with ordinality u (mobile, operator, tier, place)`.execute(tx);
  }
  await insertChunks(tx, send, chunksOf(send, tiers, tierParts));
  await insertCounters(tx, send, operators);
}

interface Chunk {
  fromN: number;
  toN: number;
  /** Null: as many as the send says. */
  parts: number | null;
}

/** Where each has a text of its own, those of a chunk have as many parts, and fewer stand in one whose texts are long. */
function chunksOf({ ownText }: SendToPrepare, tiers: Uint8Array, tierParts: readonly number[]): Chunk[] {
  const partsAt = (place: number) => (ownText === null ? null : (tierParts[tiers[place] ?? 0] ?? 1));
  const chunks: Chunk[] = [];
  for (let from = 0; from < tiers.length; from = chunks.at(-1)?.toN ?? tiers.length) {
    const parts = partsAt(from);
    const most = parts === null ? ROWS_PER_CHUNK : Math.min(ROWS_PER_CHUNK, Math.ceil(PARTS_PER_CHUNK / parts));
    let to = Math.min(from + most, tiers.length);
    if (parts !== null && partsAt(to - 1) !== parts) to = endOfParts(partsAt, from, to);
    chunks.push({ fromN: from + 1, toN: to, parts });
  }
  return chunks;
}

/** Where those end that have as many parts as the first. */
function endOfParts(partsAt: (place: number) => number | null, from: number, to: number): number {
  for (let place = from + 1; place < to; place += 1) if (partsAt(place) !== partsAt(from)) return place;
  return to;
}

async function insertChunks(
  tx: Tx,
  { accountId, sendId, lane, lineId }: SendToPrepare,
  chunks: readonly Chunk[],
): Promise<void> {
  await sql`${PREPARED}
    insert into send_chunks (account_id, send_id, chunk, lane, line_id, from_n, to_n, next_n, parts)
    select ${accountId}::bigint, ${sendId}::bigint, u.chunk, ${lane}::smallint, ${lineId}::bigint, u.from_n, u.to_n, u.from_n, u.parts
    from unnest(${numberArray(chunks.map(({ fromN }) => fromN))}::int[], ${numberArray(chunks.map(({ toN }) => toN))}::int[],
      ${numberArray(chunks.map(({ parts }) => parts))}::smallint[]) with ordinality u (from_n, to_n, parts, chunk)`.execute(
    tx,
  );
}

async function insertCounters(tx: Tx, { accountId, sendId }: SendToPrepare, operators: Uint8Array): Promise<void> {
  const totals = countByOperator(operators);
  const present = totals.flatMap((total, operator) => (total > 0 ? [operator] : []));
  await sql`${PREPARED}
    insert into send_counters (account_id, send_id, operator, total, queued)
    select ${accountId}::bigint, ${sendId}::bigint, u.operator, u.total, u.total
    from unnest(${numberArray(present)}::smallint[],
      ${numberArray(present.map((operator) => totals[operator] ?? 0))}::int[])
      u (operator, total)`.execute(tx);
}
