import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { KeyRange } from '../number-range';
import { keysParameter } from '../parameters';
import type { SuppressedList } from './suppressed.repository';

export interface SuppressedRow {
  mobile: number;
  /** Of the contact with this number. */
  name: string | null;
  /** Of cancel-11: to which line its owner wrote, and what. */
  line: string | null;
  message: string | null;
  createdAt: Date;
}

/** What the filter panel may ask for; all must hold. */
export interface SuppressedQuestion extends SuppressedList {
  numbers?: KeyRange | undefined;
  fromDate?: Date | undefined;
  toDate?: Date | undefined;
}

function matching({ accountId, kind, numbers, fromDate, toDate }: SuppressedQuestion): RawBuilder<unknown> {
  const conditions = [sql`account_id = ${accountId} and kind = ${kind}`];
  if (numbers !== undefined) conditions.push(sql`mobile between ${numbers.from} and ${numbers.to}`);
  if (fromDate !== undefined) conditions.push(sql`created_at >= ${fromDate}`);
  if (toDate !== undefined) conditions.push(sql`created_at <= ${toDate}`);
  return sql`from suppressed_numbers where ${sql.join(conditions, sql` and `)}`;
}

/** Newest first. */
export async function listSuppressedRows(
  db: DbOrTx,
  question: SuppressedQuestion,
  { offset, limit }: { offset: number; limit: number },
): Promise<SuppressedRow[]> {
  const { rows } = await sql<SuppressedRow>`
    select s.mobile, c.name, s.line, s.message, s.created_at as "createdAt"
    from (
      select mobile, line, message, created_at ${matching(question)}
      order by created_at desc, mobile desc limit ${limit} offset ${offset}
    ) s left join contacts c on c.account_id = ${question.accountId} and c.mobile = s.mobile
    order by s.created_at desc, s.mobile desc`.execute(db);
  return rows;
}

/** How many there are, counted to `most`. */
export async function countSuppressed(db: DbOrTx, question: SuppressedQuestion, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${matching(question)} limit ${most}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Takes numbers off a list. Answers how many were on it. */
export async function deleteSuppressed(
  tx: Tx,
  { accountId, kind }: SuppressedList,
  mobiles: Int32Array,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from suppressed_numbers
    where account_id = ${accountId} and kind = ${kind} and mobile = any(${keysParameter(mobiles)})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
