import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import { ofSend } from './send-key';
import type { SendKey } from './send-key';

/** As the sender writes them: `insert-recipients.ts`. */
const BLOCK_ROWS = 10_000;
/** Of one statement, an eighth of a second on a quiet machine: a read that takes three seconds is ended and leaves nothing. */
const ROWS_AT_ONCE = 5 * BLOCK_ROWS;

/**
 * The place of a number among the recipients of a send; undefined where it is not. Large sends are looked up in `recipient_numbers`, small
 * ones are walked. A large send of before that table, or one that was brought back from the archive, gets its rows now, once, part by part:
 * whoever is interrupted leaves what is done to the next.
 */
export async function findPlace(db: DbOrTx, key: SendKey, mobile: number): Promise<number | undefined> {
  const { blocks, n, nextN } = await lookUp(db, key, mobile);
  if (n !== null) return n;
  if (blocks === 0 && !(await isThere(db, key, BLOCK_ROWS + 1))) return walk(db, key, mobile);
  let from = nextN;
  while (await isThere(db, key, from)) {
    await addNumbers(db, key, from);
    from += ROWS_AT_ONCE;
  }
  return from === nextN ? undefined : ((await lookUp(db, key, mobile)).n ?? undefined);
}

interface Found {
  blocks: number;
  n: number | null;
  /** The first n that is in no block. */
  nextN: number;
}

async function lookUp(db: DbOrTx, { accountId, sendId }: SendKey, mobile: number): Promise<Found> {
  const { rows } = await sql<Found>`
    select count(*)::int as blocks, max(from_n + array_position(mobiles, ${mobile}::int) - 1) as n,
      coalesce(max(from_n) + ${BLOCK_ROWS}::int, 1) as "nextN"
    from recipient_numbers where account_id = ${accountId} and send_id = ${sendId}`.execute(db);
  return rows[0] ?? { blocks: 0, n: null, nextN: 1 };
}

/** Whether a send has so many recipients. They have the numbers from 1, without a gap. */
async function isThere(db: DbOrTx, key: SendKey, n: number): Promise<boolean> {
  const { rows } = await sql`select from recipients r where ${ofSend('r', key)} and r.n = ${n}`.execute(db);
  return rows.length > 0;
}

async function walk(db: DbOrTx, key: SendKey, mobile: number): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`
    select r.n from recipients r where ${ofSend('r', key)} and r.mobile = ${mobile} limit 1`.execute(db);
  return rows[0]?.n;
}

/** Numbers of recipients never change; of two that add the same one adds nothing. @param fromN the first of a block */
async function addNumbers(db: DbOrTx, key: SendKey, fromN: number): Promise<void> {
  await sql`
    insert into recipient_numbers (account_id, send_id, from_n, mobiles)
    select ${key.accountId}::bigint, ${key.sendId}::bigint, min(r.n), array_agg(r.mobile order by r.n)
    from recipients r where ${ofSend('r', key)} and r.n between ${fromN} and ${fromN + ROWS_AT_ONCE - 1}
    group by (r.n - 1) / ${BLOCK_ROWS}::int
    on conflict do nothing`.execute(db);
}
