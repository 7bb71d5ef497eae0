import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecipientCounts } from './counts';
import { findPlace } from './find-place';
import { ofSend, within } from './send-key';
import type { SendKey } from './send-key';
import { placesOfStatus } from './status-blocks';
import { cutRanges, listMarkedRanges, listUnmarkedRanges } from './cursors.repository';
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
  /** What this one was sent, where each has a text of its own; null where all get the same. */
  text: string | null;
  /** 0 held, 1 charged, 2 returned. */
  settled: number;
  priceMrial: bigint;
  submittedAt: Date | null;
  answeredAt: Date | null;
  receiptAt: Date | null;
}

/** Whether no cursor has reached recipient `r`: the ranges above the cursors of open chunks do not overlap. */
function isUnmarked(key: SendKey): RawBuilder<unknown> {
  return sql`exists (
    select from send_chunks c where ${ofSend('c', key)} and c.state in (0, 1) and r.n between c.next_n and c.to_n)`;
}

/** The status of recipient `r` as people see it. 10 and 11 as in docs/sending.md. */
export function shownStatus(key: SendKey): RawBuilder<unknown> {
  return sql`case when r.status <> 10 then r.status when ${isUnmarked(key)} then 10 else 11 end`;
}

/** The text of recipient `r`, where each has one of its own. */
function ownText({ accountId, sendId }: SendKey): RawBuilder<unknown> {
  return sql`case when (select s.own_texts from sends s where s.account_id = ${accountId} and s.id = ${sendId})
    then recipient_text(r.account_id, r.send_id, r.n) end`;
}

/** Shows each of `recipients` (at most a page of them) as people see it. */
async function ask(db: DbOrTx, key: SendKey, recipients: RawBuilder<unknown>): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select r.n, r.mobile, r.operator,
      ${shownStatus(key)} as status,
      r.parts, r.settled, r.price_mrial as "priceMrial", ${ownText(key)} as text,
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

/** A page of those with one status. */
export interface StatusQuestion extends Paging {
  status: number;
  /** With this status, by the counters; the page does not lie past it. */
  total: number;
  /** Of the whole send. */
  counts: RecipientCounts;
  now: Date;
}

/** In sends of up to so many a page is found by walking. */
const WALKED_ROWS = 20_000;

/** One page of the recipients with a status that the table holds. */
export async function listByStoredStatus(db: DbOrTx, key: SendKey, question: StatusQuestion): Promise<RecipientRow[]> {
  if (question.counts.total <= WALKED_ROWS) return walkByStatus(db, key, question);
  const { ranges, offset } = await placesOfStatus(db, key, question);
  if (ranges.length === 0) return [];
  return ask(
    db,
    key,
    sql`select r.* from recipients r where ${ofSend('r', key)} and ${within(ranges)} and r.status = ${question.status}
      order by r.n limit ${question.limit} offset ${offset}`,
  );
}

/** `status` is in no index, so this walks the key, from the nearer end, and stops as soon as the page is full. */
async function walkByStatus(db: DbOrTx, key: SendKey, question: StatusQuestion): Promise<RecipientRow[]> {
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

/** The recipient with this number; a number stands at most once in a send. */
export async function findByMobile(db: DbOrTx, key: SendKey, mobile: number): Promise<RecipientRow | undefined> {
  const n = await findPlace(db, key, mobile);
  return n === undefined ? undefined : findRecipient(db, key, n);
}

/** One recipient by its place in the send. */
export async function findRecipient(db: DbOrTx, key: SendKey, n: number): Promise<RecipientRow | undefined> {
  const rows = await ask(db, key, sql`select r.* from recipients r where ${ofSend('r', key)} and r.n = ${n}`);
  return rows[0];
}

/** Since when the recipients of a send are in files; null: they are in their table. `0606-in-files-since.sql`. */
export async function readInFilesSince(db: DbOrTx, sendId: bigint): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`select in_files_since(${sendId}) as since`.execute(db);
  return rows[0]?.since ?? null;
}

/** Whether the recipients of a send are not in their table but in files: `0594-old-recipients-in-files.sql`. */
export async function lieInFiles(db: DbOrTx, sendId: bigint): Promise<boolean> {
  const { rows } = await sql<{ lie: boolean }>`select lies_in_files(${sendId}) as lie`.execute(db);
  return rows[0]?.lie ?? false;
}
