import { PREPARED } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StoredCounts } from './counts';
import { MAX_LISTED, offsetOf } from '@peyk/server-http';
import type { Paging } from '@peyk/server-http';
import { matching } from './send-search';
import type { SendQuestion } from './send-search';

/** A send with its counts, of one instant, as far as a list shows it. */
export interface ListedSendRow extends StoredCounts {
  id: bigint;
  type: 'normal' | 'webservice' | 'verification';
  state: number;
  stateReason: string | null;
  fromNumber: string;
  text: string;
  parts: number;
  requestedCount: number;
  /** Prices of all recipients. */
  costMrial: bigint;
  withCharity: boolean;
  /** Prices of recipients, without charity. */
  chargedMrial: bigint;
  returnedMrial: bigint;
  createdAt: Date;
  finishedAt: Date | null;
}

/** And what only its own report shows. */
export interface SendRow extends ListedSendRow {
  encoding: 'gsm7' | 'ucs2';
  language: 'latin' | 'persian';
  excludedInvalid: number;
  excludedDuplicate: number;
  excludedBlacklisted: number;
  excludedOptedOut: number;
  charityMrial: bigint;
  userIp: string | null;
}

const LISTED = sql`
  s.id, s.type, s.state, s.state_reason as "stateReason", s.from_number as "fromNumber", s.text, s.parts,
  s.requested_count as "requestedCount", s.cost_mrial as "costMrial", s.with_charity as "withCharity",
  s.created_at as "createdAt", s.finished_at as "finishedAt"`;

const DETAILS = sql`
  s.encoding, s.language, s.excluded_invalid as "excludedInvalid", s.excluded_duplicate as "excludedDuplicate",
  s.excluded_blacklisted as "excludedBlacklisted", s.excluded_opted_out as "excludedOptedOut",
  s.charity_mrial as "charityMrial", s.user_ip as "userIp"`;

/** At most four rows a send; never a row of `recipients`. */
const COUNTERS = sql`
  select coalesce(sum(total), 0)::int as total, coalesce(sum(queued), 0)::int as queued, coalesce(sum(sent), 0)::int as sent,
    coalesce(sum(reached_telecom), 0)::int as "reachedTelecom", coalesce(sum(delivered), 0)::int as delivered,
    coalesce(sum(undelivered), 0)::int as undelivered, coalesce(sum(blacklisted), 0)::int as blacklisted,
    coalesce(sum(in_doubt), 0)::int as "inDoubt", coalesce(sum(expired), 0)::int as expired,
    coalesce(sum(cancelled), 0)::int as cancelled, coalesce(sum(refused), 0)::int as refused,
    coalesce(sum(charged_mrial), 0)::bigint as "chargedMrial", coalesce(sum(returned_mrial), 0)::bigint as "returnedMrial"
  from send_counters k where k.account_id = s.account_id and k.send_id = s.id`;

/** Nothing is left of a send that has finished, so only running ones read their chunks. */
const CURSORS = sql`
  select coalesce(sum(c.to_n - c.next_n + 1), 0)::int as unmarked
  from send_chunks c
  where s.finished_at is null and c.account_id = s.account_id and c.send_id = s.id and c.state in (0, 1)`;

/** Each send with its counts. One statement, hence one snapshot: counters and cursors fit together. */
const COUNTED = sql`lateral (${COUNTERS}) k, lateral (${CURSORS}) c`;

export interface SendPage {
  rows: ListedSendRow[];
  /** How many a question is about, counted to `MAX_LISTED` at most; undefined where the page tells it by itself. */
  total: number | undefined;
}

/** One page, newest first, and the total where only counting tells it: one question to the database for both. */
export async function listSendRows(db: DbOrTx, question: SendQuestion, paging: Paging): Promise<SendPage> {
  const { rows } = await sql<ListedSendRow & { listed: number | null }>`${PREPARED}
    with page as materialized (
      select s.* from sends s where ${matching(question)}
      order by s.created_at desc, s.id desc limit ${paging.limit} offset ${offsetOf(paging)}
    )
    select ${LISTED}, k.*, c.unmarked,
      case when (select count(*) from page) >= ${paging.limit}::int then (${totalOf(question)}) end as listed
    from page s, ${COUNTED}
    order by s.created_at desc, s.id desc`.execute(db);
  return { rows, total: rows[0]?.listed ?? undefined };
}

function totalOf(question: SendQuestion): RawBuilder<unknown> {
  return sql`select count(*)::int from (
    select 1 from sends s where ${matching(question)} limit ${sql.lit(MAX_LISTED)}
  ) counted`;
}

/** How many a question is about, counted to `MAX_LISTED` at most. */
export async function countSends(db: DbOrTx, question: SendQuestion): Promise<number> {
  const { rows } = await sql<{ total: number }>`select (${totalOf(question)}) as total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One send of an account, of any age; undefined also when it is somebody else's. */
export async function findSendRow(db: DbOrTx, accountId: bigint, sendId: bigint): Promise<SendRow | undefined> {
  const { rows } = await sql<SendRow>`${PREPARED}
    select ${LISTED}, ${DETAILS}, k.*, c.unmarked
    from sends s, ${COUNTED}
    where s.account_id = ${accountId} and s.id = ${sendId}`.execute(db);
  return rows[0];
}
