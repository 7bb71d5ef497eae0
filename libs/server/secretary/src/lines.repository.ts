import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import { requireLineInReach, seesLine } from '@peyk/server-http';

export interface ReceiverLine {
  id: bigint;
  number: string;
  title: string;
}

/** Lines that the account alone has, in the order of their numbers: what comes to a line of several belongs to none of them. */
async function receiverRows(db: DbOrTx, accountId: bigint): Promise<ReceiverLine[]> {
  const { rows } = await sql<ReceiverLine>`
    select l.id, l.number, coalesce(a.alias, l.title) as title from account_lines a join lines l on l.id = a.line_id
    where a.account_id = ${accountId} and l.active
      and not exists (select from account_lines o where o.line_id = l.id and o.account_id <> a.account_id)
    order by l.number`.execute(db);
  return rows;
}

/** Those of them that the caller sees. */
export async function listReceiverRows(db: DbOrTx, accountId: bigint): Promise<ReceiverLine[]> {
  return (await receiverRows(db, accountId)).filter(({ id }) => seesLine(id));
}

/** The one with this number; undefined where the account has none. @throws 403-533 when the caller's role has other lines */
export async function findReceiverLine(
  db: DbOrTx,
  accountId: bigint,
  asked: string,
): Promise<ReceiverLine | undefined> {
  const line = (await receiverRows(db, accountId)).find(({ number }) => number === asked);
  if (line) requireLineInReach(line);
  return line;
}

/** An active line of the account, shared or not. */
export async function findSenderLine(db: DbOrTx, accountId: bigint, number: string): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('account_lines')
    .innerJoin('lines', 'lines.id', 'account_lines.line_id')
    .select('lines.id')
    .where('account_lines.account_id', '=', accountId)
    .where('lines.number', '=', number)
    .where('lines.active', '=', true)
    .executeTakeFirst();
  if (row) requireLineInReach({ id: row.id, number });
  return row?.id;
}
