import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import { ofSend } from './send-key';
import type { SendKey } from './send-key';

/** As the sender writes them: `insert-recipients.ts`. */
const BLOCK_ROWS = 10_000;

/**
 * The place of a number among the recipients of a send; undefined where it is not. Large sends are looked up in `recipient_numbers`, small
 * ones are walked. A large send of before that table gets its rows now, once: that reads it whole, as every search did before.
 */
export async function findPlace(db: DbOrTx, key: SendKey, mobile: number): Promise<number | undefined> {
  const found = await lookUp(db, key, mobile);
  if (found.blocks > 0) return found.n ?? undefined;
  if (!(await isLarge(db, key))) return walk(db, key, mobile);
  await addNumbers(db, key);
  return (await lookUp(db, key, mobile)).n ?? undefined;
}

async function lookUp(db: DbOrTx, { accountId, sendId }: SendKey, mobile: number) {
  const { rows } = await sql<{ blocks: number; n: number | null }>`
    select count(*)::int as blocks, max(from_n + array_position(mobiles, ${mobile}::int) - 1) as n from recipient_numbers
    where account_id = ${accountId} and send_id = ${sendId}`.execute(db);
  return rows[0] ?? { blocks: 0, n: null };
}

async function isLarge(db: DbOrTx, key: SendKey): Promise<boolean> {
  const { rows } = await sql`select from recipients r where ${ofSend('r', key)} and r.n = ${BLOCK_ROWS + 1}`.execute(
    db,
  );
  return rows.length > 0;
}

async function walk(db: DbOrTx, key: SendKey, mobile: number): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`
    select r.n from recipients r where ${ofSend('r', key)} and r.mobile = ${mobile} limit 1`.execute(db);
  return rows[0]?.n;
}

/** In one statement, so that there are all or none. Numbers of recipients never change; of two that add them one adds nothing. */
async function addNumbers(db: DbOrTx, key: SendKey): Promise<void> {
  await sql`
    insert into recipient_numbers (account_id, send_id, from_n, mobiles)
    select ${key.accountId}::bigint, ${key.sendId}::bigint, min(r.n), array_agg(r.mobile order by r.n)
    from recipients r where ${ofSend('r', key)} group by (r.n - 1) / ${BLOCK_ROWS}::int
    on conflict do nothing`.execute(db);
}
