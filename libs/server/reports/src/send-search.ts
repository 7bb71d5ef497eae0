import type { SmsType } from '@peyk/server-database';
import { SEND_STATE } from '@peyk/server-sender';
import { normaliseForMatching } from '@peyk/shared-sms';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** What the filter panel may ask for; all must hold. */
export interface SendFilters {
  sendId?: bigint;
  /** Digits of the line. */
  fromNumber?: string;
  /** Somewhere in the text, whatever keyboard either was written with. */
  text?: string;
  state?: number;
  /** Finished sends only: whether receipts are still expected. */
  awaitsReceipts?: boolean;
  type?: SmsType;
  fromDate?: Date;
  toDate?: Date;
}

export interface SendQuestion {
  accountId: bigint;
  /** Older sends are in the archive. */
  since: Date;
  filters: SendFilters;
}

function contains(text: string): RawBuilder<unknown> {
  // PostgreSQL has no NUL, so no text contains one; as a parameter it would be an error.
  if (text.includes('\0')) return sql`false`;
  return sql`strpos(s.search_text, ${normaliseForMatching(text).toLowerCase()}) > 0`;
}

/** Of some recipients the operator's last word is not there. Asked for sends that have finished: nobody of theirs is queued. */
function expectsReceipts(accountId: bigint): RawBuilder<unknown> {
  return sql`exists (
    select 1 from send_counters k where k.account_id = ${accountId} and k.send_id = s.id and k.sent + k.reached_telecom > 0
  )`;
}

function finished(accountId: bigint, awaitsReceipts: boolean): RawBuilder<unknown> {
  return sql`s.state = ${SEND_STATE.finished} and ${expectsReceipts(accountId)} = ${awaitsReceipts}`;
}

/** The rows of `sends s` that a question is about, as a condition. */
export function matching({ accountId, since, filters }: SendQuestion): RawBuilder<unknown> {
  const { sendId, fromNumber, text, state, awaitsReceipts, type, fromDate, toDate } = filters;
  const conditions = [sql`s.account_id = ${accountId}`, sql`s.created_at >= ${since}`];
  if (sendId !== undefined) conditions.push(sql`s.id = ${sendId}`);
  if (fromNumber !== undefined) conditions.push(sql`s.from_number = ${fromNumber}`);
  if (state !== undefined) conditions.push(sql`s.state = ${state}`);
  if (awaitsReceipts !== undefined) conditions.push(finished(accountId, awaitsReceipts));
  if (type !== undefined) conditions.push(sql`s.type = ${type}`);
  if (fromDate !== undefined) conditions.push(sql`s.created_at >= ${fromDate}`);
  if (toDate !== undefined) conditions.push(sql`s.created_at <= ${toDate}`);
  if (text !== undefined) conditions.push(contains(text));
  return sql.join(conditions, sql` and `);
}
