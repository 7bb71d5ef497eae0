import { sql } from 'kysely';
import { countByOperator } from '@peyk/server-audience';
import type { Audience } from '@peyk/server-audience';
import type { Tx } from '@peyk/server-database';
import { numberArray } from '../sql/arrays';
import type { PricedAudience } from './price-audience';
import type { SendToPrepare } from './send-to-prepare';

const ROWS_PER_STATEMENT = 10_000;
/** The most that a sender leases at once; docs/sending.md. */
const ROWS_PER_CHUNK = 10_000;

/** Writes recipients (n = 1..N), the chunks that cover them, and a row of counters for each operator. */
export async function insertRecipients(
  tx: Tx,
  send: SendToPrepare,
  { mobiles, operators }: Audience,
  { tiers, tierPricesMrial }: PricedAudience,
): Promise<void> {
  const { accountId, sendId, parts } = send;
  await sql`select ensure_send_partitions(${sendId})`.execute(tx);
  for (let from = 0; from < mobiles.length; from += ROWS_PER_STATEMENT) {
    const to = from + ROWS_PER_STATEMENT;
    await sql`
      insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
      select ${accountId}::bigint, ${sendId}::bigint, ${from}::int + u.place, u.mobile, u.operator, 10,
        ${parts}::smallint, case when u.tier = 0 then ${tierPricesMrial[0]}::bigint else ${tierPricesMrial[1]}::bigint end
      from unnest(${numberArray(mobiles.subarray(from, to))}::int[], ${numberArray(operators.subarray(from, to))}::smallint[],
        ${numberArray(tiers.subarray(from, to))}::smallint[]) with ordinality u (mobile, operator, tier, place)`.execute(
      tx,
    );
  }
  await insertChunks(tx, send, mobiles.length);
  await insertCounters(tx, send, operators);
}

async function insertChunks(tx: Tx, { accountId, sendId, lane, lineId }: SendToPrepare, count: number): Promise<void> {
  await sql`
    insert into send_chunks (account_id, send_id, chunk, lane, line_id, from_n, to_n, next_n)
    select ${accountId}::bigint, ${sendId}::bigint, ((n - 1) / ${ROWS_PER_CHUNK}::int) + 1, ${lane}::smallint,
      ${lineId}::bigint, n, least(n + ${ROWS_PER_CHUNK}::int - 1, ${count}::int), n
    from generate_series(1, ${count}::int, ${ROWS_PER_CHUNK}::int) n`.execute(tx);
}

async function insertCounters(tx: Tx, { accountId, sendId }: SendToPrepare, operators: Uint8Array): Promise<void> {
  const totals = countByOperator(operators);
  const present = totals.flatMap((total, operator) => (total > 0 ? [operator] : []));
  await sql`
    insert into send_counters (account_id, send_id, operator, total, queued)
    select ${accountId}::bigint, ${sendId}::bigint, u.operator, u.total, u.total
    from unnest(${numberArray(present)}::smallint[],
      ${numberArray(present.map((operator) => totals[operator] ?? 0))}::int[])
      u (operator, total)`.execute(tx);
}
