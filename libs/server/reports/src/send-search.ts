import type { SmsType } from '@peyk/server-database';
import { contains } from '@peyk/server-http';
import { SEND_STATE } from '@peyk/server-sender';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** What the filter panel may ask for; all must hold. */
export interface SendFilters {
  sendId?: bigint;
  /** Digits of the line. */
  fromNumber?: string;
  /** Of these lines only: those of a role that has some. */
  lineIds?: readonly bigint[];
  /** Somewhere in the text, whatever keyboard either was written with. */
  text?: string;
  state?: number;
  /** Finished sends only: whether receipts are still expected. */
  awaitsReceipts?: boolean;
  type?: SmsType;
  /** Of this member, whoever's id it is: of another account it finds nothing. */
  userId?: bigint;
  fromDate?: Date;
  toDate?: Date;
}

/** What of an account's sends a list is about, whatever its filters ask. */
export interface SendSpan {
  /** Of this instant or later. */
  since?: Date;
  /** Older than this instant. */
  before?: Date;
  types?: readonly SmsType[];
}

export interface SendQuestion {
  accountId: bigint;
  span: SendSpan;
  filters: SendFilters;
}

/**
 * Of some recipients the operator's last word is not there. Asked for sends that have finished: nobody of theirs is queued. Only the few
 * of an account of which something waits to be folded are added up: for all others it stands in a counter, and they may be many.
 */
function expectsReceipts(accountId: bigint): RawBuilder<unknown> {
  const ofSend = sql`k.account_id = ${accountId} and k.send_id = s.id`;
  return sql`case when s.id in (select send_id from counter_moves where account_id = ${accountId})
    then (select coalesce(sum(k.sent + k.reached_telecom), 0) from send_counts k where ${ofSend}) > 0
    else exists (select 1 from send_counters k where ${ofSend} and k.sent + k.reached_telecom > 0) end`;
}

function finished(accountId: bigint, awaitsReceipts: boolean): RawBuilder<unknown> {
  return sql`s.state = ${SEND_STATE.finished} and (${expectsReceipts(accountId)}) = ${awaitsReceipts}`;
}

/** The rows of `sends s` that a question is about, as a condition. */
export function matching({ accountId, span, filters }: SendQuestion): RawBuilder<unknown> {
  const { sendId, fromNumber, lineIds, text, state, awaitsReceipts, type, userId, fromDate, toDate } = filters;
  const conditions = [sql`s.account_id = ${accountId}`];
  if (span.since !== undefined) conditions.push(sql`s.created_at >= ${span.since}`);
  if (span.before !== undefined) conditions.push(sql`s.created_at < ${span.before}`);
  if (span.types !== undefined) conditions.push(sql`s.type = any(${[...span.types]}::text[])`);
  if (sendId !== undefined) conditions.push(sql`s.id = ${sendId}`);
  if (fromNumber !== undefined) conditions.push(sql`s.from_number = ${fromNumber}`);
  if (lineIds !== undefined) conditions.push(sql`s.line_id = any(${lineIds}::bigint[])`);
  if (state !== undefined) conditions.push(sql`s.state = ${state}`);
  if (awaitsReceipts !== undefined) conditions.push(finished(accountId, awaitsReceipts));
  if (type !== undefined) conditions.push(sql`s.type = ${type}`);
  if (userId !== undefined) conditions.push(sql`s.user_id = ${userId}`);
  if (fromDate !== undefined) conditions.push(sql`s.created_at >= ${fromDate}`);
  if (toDate !== undefined) conditions.push(sql`s.created_at <= ${toDate}`);
  if (text !== undefined) conditions.push(contains({ found: sql.ref('s.found_by'), column: sql.ref('s.text') }, text));
  return sql.join(conditions, sql` and `);
}
