import type { DbOrTx } from '@peyk/server-database';
import { offsetOf } from '@peyk/server-http';
import { sql } from 'kysely';
import type { Range } from './cursors.repository';
import type { StatusQuestion } from './recipients.repository';
import { ofSend } from './send-key';
import type { SendKey } from './send-key';
import { storedTotals } from './status-totals';

/** Recipients of a block, fixed: what is kept is counted by it. */
const BLOCK_ROWS = 1_000;
/** Counted by one statement. */
const ROWS_AT_ONCE = 50_000;
/** While a send moves its pages move, too: they are then as they were so long ago at most. */
const STALE_MS = 30_000;

/** Where a page of a status stands. */
export interface StatusPlaces {
  /** Ranges of n that hold the page. */
  ranges: Range[];
  /** Rows with the status in these ranges that come before the page. */
  offset: number;
}

interface Blocks {
  blocks: readonly number[];
  counts: readonly number[];
  countedAt: Date;
  /** How many had each status when these were counted. */
  totals: Readonly<Record<number, number>>;
}

/** Finds the thousands of n in which a page stands, and counts them anew where they do not fit the kept counters any more. */
export async function placesOfStatus(db: DbOrTx, key: SendKey, question: StatusQuestion): Promise<StatusPlaces> {
  const kept = await selectBlocks(db, key, question.status);
  if (kept && isGood(kept, question)) return placesIn(kept, question);
  await countBlocks(db, key, question.now);
  const counted = await selectBlocks(db, key, question.status);
  return counted ? placesIn(counted, question) : { ranges: [], offset: 0 };
}

/**
 * All totals, not only that of the status asked for: as many may stand in other places, when doubts have ended and a line was cut again.
 * A status only rises in rank, so when all totals are as they were, nothing has moved.
 */
function isGood({ totals, countedAt }: Blocks, { counts, now }: StatusQuestion): boolean {
  const fits = storedTotals(counts).every(([status, total]) => (totals[status] ?? 0) === total);
  return fits || now.getTime() - countedAt.getTime() < STALE_MS;
}

function placesIn({ blocks, counts }: Blocks, question: StatusQuestion): StatusPlaces {
  const [first, end] = [offsetOf(question), offsetOf(question) + question.limit];
  const found: StatusPlaces = { ranges: [], offset: 0 };
  let before = 0;
  blocks.forEach((block, index) => {
    const after = before + (counts[index] ?? 0);
    if (after > first && before < end) {
      if (found.ranges.length === 0) found.offset = first - before;
      found.ranges.push({ from: block * BLOCK_ROWS + 1, to: (block + 1) * BLOCK_ROWS });
    }
    before = after;
  });
  return found;
}

async function selectBlocks(db: DbOrTx, { accountId, sendId }: SendKey, status: number): Promise<Blocks | undefined> {
  const { rows } = await sql<Blocks>`
    select w.blocks, w.counts, w.counted_at as "countedAt", (
        select jsonb_object_agg(k.status, (select sum(c) from unnest(k.counts) c)) from recipient_status_blocks k
        -- Rows of another time are left from a status that nobody has any more.
        where k.account_id = w.account_id and k.send_id = w.send_id and k.counted_at = w.counted_at
      ) as totals
    from recipient_status_blocks w
    where w.account_id = ${accountId} and w.send_id = ${sendId} and w.status = ${status}`.execute(db);
  return rows[0];
}

interface CountedBlock {
  status: number;
  block: number;
  count: number;
}

/**
 * Reads the send once, for all statuses: who asks for one page asks for the next. Part by part: a read that takes three seconds is ended,
 * and a million rows in one statement take that long beside a large send.
 */
async function countBlocks(db: DbOrTx, key: SendKey, now: Date): Promise<void> {
  const counted: CountedBlock[] = [];
  for (let from = 1; ; from += ROWS_AT_ONCE) {
    const { rows } = await sql<CountedBlock>`
      select r.status, (r.n - 1) / ${BLOCK_ROWS}::int as block, count(*)::int as count
      from recipients r where ${ofSend('r', key)} and r.n between ${from} and ${from + ROWS_AT_ONCE - 1}
      group by 1, 2`.execute(db);
    // They have the numbers from 1, without a gap.
    if (rows.length === 0) break;
    counted.push(...rows);
  }
  const column = (pick: (block: CountedBlock) => number) => counted.map(pick);
  await sql`
    insert into recipient_status_blocks (account_id, send_id, status, counted_at, blocks, counts)
    select ${key.accountId}::bigint, ${key.sendId}::bigint, b.status, ${now}, array_agg(b.block order by b.block),
      array_agg(b.count order by b.block)
    from unnest(${column(({ status }) => status)}::smallint[], ${column(({ block }) => block)}::int[],
      ${column(({ count }) => count)}::int[]) b (status, block, count)
    group by b.status order by b.status
    on conflict (account_id, send_id, status)
      do update set counted_at = excluded.counted_at, blocks = excluded.blocks, counts = excluded.counts`.execute(db);
}
