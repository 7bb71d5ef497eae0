import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { SuppressedKind } from '../contacts.tables';
import { keyPages } from '../key-pages';
import { keysParameter } from '../parameters';

/** One of an account's three lists of numbers. */
export interface SuppressedList {
  accountId: bigint;
  kind: SuppressedKind;
}

/** A whole list as keys, ascending, in pages of at most 50,000. */
export function suppressedPages(db: DbOrTx, { accountId, kind }: SuppressedList): AsyncGenerator<Int32Array> {
  return keyPages(
    db,
    (after) => sql`
      select mobile from suppressed_numbers
      where account_id = ${accountId} and kind = ${kind} and mobile > ${after}`,
  );
}

/** Those of `mobiles` (keys) that stand in a list. For thousands of numbers, not for a million. */
export async function suppressedAmong(
  db: DbOrTx,
  { accountId, kind }: SuppressedList,
  mobiles: Int32Array,
): Promise<number[]> {
  const { rows } = await sql<{ mobile: number }>`${PREPARED}
    select mobile from suppressed_numbers
    where account_id = ${accountId} and kind = ${kind} and mobile = any(${keysParameter(mobiles)})`.execute(db);
  return rows.map(({ mobile }) => mobile);
}

export interface NumbersToSuppress {
  mobiles: Int32Array;
  at: Date;
  /** The admin who does it on behalf of the account. */
  impersonatedBy?: string | null;
  /** Of cancel-11: to which line their owner wrote, and what. */
  said?: { line: string; message: string };
}

/** Puts numbers (keys) on a list; one that is there keeps its date. Answers how many are new. */
export async function insertSuppressed(
  tx: Tx,
  { accountId, kind }: SuppressedList,
  { mobiles, at, impersonatedBy = null, said }: NumbersToSuppress,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into suppressed_numbers (account_id, mobile, kind, created_at, impersonated_by, line, message)
    select ${accountId}, m.mobile, ${kind}, ${at}, ${impersonatedBy}, ${said?.line ?? null}, ${said?.message ?? null}
    from unnest(${keysParameter(mobiles)}) as m (mobile) order by m.mobile
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
