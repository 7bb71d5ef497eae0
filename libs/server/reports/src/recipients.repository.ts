import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { cutRanges, listMarkedRanges, listUnmarkedRanges } from './cursors.repository';
import type { Range } from './cursors.repository';
import { offsetOf } from '@peyk/server-http';
import type { Paging } from '@peyk/server-http';

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

/** The rows of one send. */
export function ofSend(alias: 'r' | 'c', key: SendKey): RawBuilder<unknown> {
  const table = sql.ref(alias);
  return sql`${table}.account_id = ${key.accountId} and ${table}.send_id = ${key.sendId}`;
}

/** The status of recipient `r` as people see it. 10 and 11 as in docs/sending.md. */
export function shownStatus(key: SendKey): RawBuilder<unknown> {
  return sql`case when r.status <> 10 then r.status when ${isUnmarked(key)} then 10 else 11 end`;
}

/** Shows each of `recipients` (at most a page of them) as people see it. */
async function ask(db: DbOrTx, key: SendKey, recipients: RawBuilder<unknown>): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select r.n, r.mobile, r.operator,
      ${shownStatus(key)} as status,
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
 * One page of the recipients with a status that the table holds. `status` is in no index, so this walks the key, from the
 * nearer end, and stops as soon as the page is full. `total` comes from the counters; the page must not lie past it.
 */
export async function listByStoredStatus(
  db: DbOrTx,
  key: SendKey,
  question: Paging & { status: number; total: number },
): Promise<RecipientRow[]> {
  const offset = offsetOf(question);
  const limit = Math.min(question.limit, question.total - offset);
  const after = question.total - offset - limit;
  const walk =
    offset <= after ? sql`r.n limit ${limit} offset ${offset}` : sql`r.n desc limit ${limit} offset ${after}`;
  return ask(
    db,
    key,
    sql`select r.* from recipients r where ${ofSend('r', key)} and r.status = ${question.status} order by ${walk}`,
  );
}

/** As constants the ranges let PostgreSQL see how few rows they are; joined with the chunks they made it read all. */
function within(ranges: readonly Range[]): RawBuilder<unknown> {
  const each = ranges.map(({ from, to }) => sql`r.n between ${from} and ${to}`);
  return sql`(${sql.join(each, sql` or `)})`;
}

/** One page of what no cursor has reached: a few ranges of the key. */
export async function listQueued(db: DbOrTx, key: SendKey, paging: Paging): Promise<RecipientRow[]> {
  const unmarked = await listUnmarkedRanges(db, key);
  const ranges = cutRanges(unmarked, { offset: offsetOf(paging), limit: paging.limit });
  if (ranges.length === 0) return [];
  return ask(
    db,
    key,
    sql`select r.* from recipients r where ${ofSend('r', key)} and ${within(ranges)} and r.status = 10`,
  );
}

/** What is in flight: marked and not answered. Undefined when nothing is leased, hence nothing in flight. */
export async function inFlightRecipients(db: DbOrTx, key: SendKey): Promise<RawBuilder<unknown> | undefined> {
  const ranges = await listMarkedRanges(db, key);
  if (ranges.length === 0) return undefined;
  return sql`select r.* from recipients r where ${ofSend('r', key)} and ${within(ranges)} and r.status = 10`;
}

/** One page of what is in flight. */
export async function listSubmitted(db: DbOrTx, key: SendKey, paging: Paging): Promise<RecipientRow[]> {
  const inFlight = await inFlightRecipients(db, key);
  if (!inFlight) return [];
  return ask(db, key, sql`${inFlight} order by r.n limit ${paging.limit} offset ${offsetOf(paging)}`);
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
