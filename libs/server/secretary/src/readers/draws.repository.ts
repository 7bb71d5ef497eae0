import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { listRows } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import type { SecretaryKey } from '../secretary.repository';

/** A winner: the number, and the code that won. */
export interface Winner {
  code: string;
  /** The nine digits after 9. */
  mobile: number;
}

export interface DrawRow {
  id: bigint;
  seed: string;
  listHash: string;
  entryCount: number;
  winnerCodes: string[];
  winnerMobiles: number[];
  drawnAt: Date;
}

/**
 * The list that is drawn from, a line for each used code by the order of its bytes: `code,09241234567` and a line feed.
 * Answers how long it is and its SHA-256 in hexadecimal digits.
 */
export async function hashOfEntries(
  tx: Tx,
  { accountId, id }: SecretaryKey,
): Promise<{ entryCount: number; listHash: string }> {
  const { rows } = await sql<{ entryCount: number; listHash: string }>`
    select count(*)::int as "entryCount", encode(sha256(convert_to(
      coalesce(string_agg(code || ',09' || lpad(mobile::text, 9, '0') || E'\n', '' order by code), ''), 'UTF8')), 'hex') as "listHash"
    from reader_codes where account_id = ${accountId} and secretary_id = ${id} and used_at is not null`.execute(tx);
  return rows[0] ?? { entryCount: 0, listHash: '' };
}

/**
 * The codes in the order of SHA-256 of `seed:hash of the list:code`; a number wins once, with its first.
 * Whoever has the list and the seed finds the same ones.
 */
export async function drawWinners(
  tx: Tx,
  { accountId, id }: SecretaryKey,
  { seed, listHash, count }: { seed: string; listHash: string; count: number },
): Promise<Winner[]> {
  const { rows } = await sql<Winner>`
    select code, mobile from (
      select distinct on (mobile) mobile, code, lot from (
        select code, mobile, sha256(convert_to(${`${seed}:${listHash}:`}::text || code, 'UTF8')) as lot
        from reader_codes where account_id = ${accountId} and secretary_id = ${id} and used_at is not null) as lots
      order by mobile, lot) as firsts
    order by lot limit ${count}`.execute(tx);
  return rows;
}

const SHOWN = [
  'id',
  'seed',
  'list_hash as listHash',
  'entry_count as entryCount',
  'winner_codes as winnerCodes',
  'winner_mobiles as winnerMobiles',
  'drawn_at as drawnAt',
] as const;

export interface DrawToInsert {
  seed: string;
  listHash: string;
  entryCount: number;
  winners: readonly Winner[];
  at: Date;
  userId: bigint | null;
  impersonatedBy: string | null;
}

export function insertDraw(tx: Tx, { accountId, id }: SecretaryKey, draw: DrawToInsert): Promise<DrawRow> {
  return tx
    .insertInto('reader_draws')
    .values({
      account_id: accountId,
      secretary_id: id,
      seed: draw.seed,
      list_hash: draw.listHash,
      entry_count: draw.entryCount,
      winner_codes: draw.winners.map(({ code }) => code),
      winner_mobiles: draw.winners.map(({ mobile }) => mobile),
      drawn_at: draw.at,
      drawn_by: draw.userId,
      impersonated_by: draw.impersonatedBy,
    })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

export async function countDraws(tx: Tx, { accountId, id }: SecretaryKey): Promise<number> {
  const { count } = await tx
    .selectFrom('reader_draws')
    .where('account_id', '=', accountId)
    .where('secretary_id', '=', id)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Newest first. */
export function listDrawRows(db: DbOrTx, { accountId, id }: SecretaryKey, paging: Paging): Promise<Page<DrawRow>> {
  return listRows(db, {
    matching: db.selectFrom('reader_draws').where('account_id', '=', accountId).where('secretary_id', '=', id),
    shown: (query) => query.select(SHOWN).orderBy('id', 'desc'),
    paging,
  });
}
