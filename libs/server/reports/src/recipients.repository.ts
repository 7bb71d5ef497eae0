import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { offsetOf } from './page';
import type { Paging } from './page';

export interface RecipientRow {
  n: number;
  /** The nine digits after 9. */
  mobile: number;
  /** 0 mci, 1 irancell, 2 rightel, 3 other. */
  operator: number;
  /** As people see it: 11 for what was marked and has no answer. */
  status: number;
  parts: number;
  /** 0 held, 1 charged, 2 returned. */
  settled: number;
  priceMrial: bigint;
  submittedAt: Date | null;
  answeredAt: Date | null;
  receiptAt: Date | null;
}

export interface SendKey {
  accountId: bigint;
  sendId: bigint;
}

/** Whether no cursor has reached recipient `r`: the ranges above the cursors of open chunks do not overlap. */
function isUnmarked(key: SendKey): RawBuilder<unknown> {
  return sql`exists (
    select from send_chunks c where ${ofSend('c', key)} and c.state in (0, 1) and r.n between c.next_n and c.to_n)`;
}

function ofSend(alias: 'r' | 'c', key: SendKey): RawBuilder<unknown> {
  const table = sql.ref(alias);
  return sql`${table}.account_id = ${key.accountId} and ${table}.send_id = ${key.sendId}`;
}

/** Shows each of `recipients` (at most a page of them) as people see it. 10 and 11 as in docs/sending.md. */
async function ask(db: DbOrTx, key: SendKey, recipients: RawBuilder<unknown>): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select r.n, r.mobile, r.operator,
      case when r.status <> 10 then r.status when ${isUnmarked(key)} then 10 else 11 end as status,
      r.parts, r.settled, r.price_mrial as "priceMrial",
      r.submitted_at as "submittedAt", r.answered_at as "answeredAt", r.receipt_at as "receiptAt"
    from (${recipients}) r
    order by r.n`.execute(db);
  return rows;
}

/** One page of all recipients. They are numbered without gaps, so a page is a range of the key, wherever it is. */
export async function listRecipientRows(db: DbOrTx, key: SendKey, paging: Paging): Promise<RecipientRow[]> {
  const first = offsetOf(paging) + 1;
  return ask(
    db,
    key,
    sql`select r.* from recipients r where ${ofSend('r', key)} and r.n between ${first} and ${first + paging.limit - 1}`,
  );
}

/**
 * One page of the recipients with a status that the table holds. `status` is in no index, so this walks the key; it stops as
 * soon as the page is full, and the caller, who knows the total, does not ask past the end.
 */
export async function listByStoredStatus(
  db: DbOrTx,
  key: SendKey,
  question: Paging & { status: number },
): Promise<RecipientRow[]> {
  return ask(
    db,
    key,
    sql`
      select r.* from recipients r where ${ofSend('r', key)} and r.status = ${question.status}
      order by r.n limit ${question.limit} offset ${offsetOf(question)}`,
  );
}

/** One page of what no cursor has reached. The ranges above cursors do not overlap, so their order is that of the send. */
export async function listQueued(db: DbOrTx, key: SendKey, paging: Paging): Promise<RecipientRow[]> {
  return ask(
    db,
    key,
    sql`
      select r.* from send_chunks c join recipients r on ${ofSend('r', key)} and r.n between c.next_n and c.to_n
      where ${ofSend('c', key)} and c.state in (0, 1) and r.status = 10
      order by c.next_n, r.n limit ${paging.limit} offset ${offsetOf(paging)}`,
  );
}

/** What is in flight: marked by whoever has leased its chunk, and not answered. A few chunks at most are leased at a time. */
export function inFlightRecipients(key: SendKey): RawBuilder<unknown> {
  return sql`
    select r.* from send_chunks c join recipients r on ${ofSend('r', key)} and r.n between c.from_n and c.next_n - 1
    where ${ofSend('c', key)} and c.state = 1 and r.status = 10`;
}

/** One page of what is in flight. */
export async function listSubmitted(db: DbOrTx, key: SendKey, paging: Paging): Promise<RecipientRow[]> {
  const page = sql`
    select * from (${inFlightRecipients(key)}) f order by n limit ${paging.limit} offset ${offsetOf(paging)}`;
  return ask(db, key, page);
}

/** The recipient with this number. A number stands at most once in a send; there is no index on it, so this walks the send. */
export async function findByMobile(db: DbOrTx, key: SendKey, mobile: number): Promise<RecipientRow | undefined> {
  const rows = await ask(
    db,
    key,
    sql`select r.* from recipients r where ${ofSend('r', key)} and r.mobile = ${mobile} limit 1`,
  );
  return rows[0];
}
