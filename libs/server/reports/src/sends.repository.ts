import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, SmsType } from '@peyk/server-database';
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
  type: SmsType;
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
  isTest: boolean;
  sendTime: Date | null;
  /** Hours of its line in Tehran; both null for always. */
  openFromHour: number | null;
  openToHour: number | null;
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
  pausedAt: Date | null;
  ratePerSecond: number | null;
  expiresAt: Date | null;
  resentFrom: bigint | null;
}

/** Rows come as JSON (see `listSendRows`): int8 as text, because a JSON number is exact to 2^53 only. */
const LISTED = sql`
  s.id::text, s.type, s.state, s.state_reason as "stateReason", s.from_number as "fromNumber", s.text, s.parts,
  s.requested_count as "requestedCount", s.cost_mrial::text as "costMrial", s.with_charity as "withCharity",
  s.created_at as "createdAt", s.finished_at as "finishedAt", s.is_test as "isTest", s.send_time as "sendTime",
  l.open_from_hour as "openFromHour", l.open_to_hour as "openToHour"`;

const DETAILS = sql`
  s.encoding, s.language, s.excluded_invalid as "excludedInvalid", s.excluded_duplicate as "excludedDuplicate",
  s.excluded_blacklisted as "excludedBlacklisted", s.excluded_opted_out as "excludedOptedOut",
  s.charity_mrial::text as "charityMrial", s.user_ip as "userIp",
  s.paused_at as "pausedAt", s.rate_per_second as "ratePerSecond", s.expires_at as "expiresAt",
  s.resent_from::text as "resentFrom"`;

/** At most four rows a send; never a row of `recipients`. */
const COUNTERS = sql`
  select coalesce(sum(total), 0)::int as total, coalesce(sum(queued), 0)::int as queued, coalesce(sum(sent), 0)::int as sent,
    coalesce(sum(reached_telecom), 0)::int as "reachedTelecom", coalesce(sum(delivered), 0)::int as delivered,
    coalesce(sum(undelivered), 0)::int as undelivered, coalesce(sum(blacklisted), 0)::int as blacklisted,
    coalesce(sum(in_doubt), 0)::int as "inDoubt", coalesce(sum(expired), 0)::int as expired,
    coalesce(sum(cancelled), 0)::int as cancelled, coalesce(sum(refused), 0)::int as refused,
    coalesce(sum(charged_mrial), 0)::text as "chargedMrial", coalesce(sum(returned_mrial), 0)::text as "returnedMrial"
  from send_counters k where k.account_id = s.account_id and k.send_id = s.id`;

/** Nothing is left of a send that has finished, so only running ones read their chunks. */
const CURSORS = sql`
  select coalesce(sum(c.to_n - c.next_n + 1), 0)::int as unmarked
  from send_chunks c
  where s.finished_at is null and c.account_id = s.account_id and c.send_id = s.id and c.state in (0, 1)`;

/** Each send with its counts. One statement, hence one snapshot: counters and cursors fit together. */
const COUNTED = sql`lateral (${COUNTERS}) k, lateral (${CURSORS}) c,
  lateral (select open_from_hour, open_to_hour from lines where id = s.line_id) l`;

export interface SendPage {
  rows: ListedSendRow[];
  /** How many a question is about, counted to `MAX_LISTED` at most; undefined where the page tells it by itself. */
  total: number | undefined;
}

/** A row as JSON has it. */
type AsJson<Row> = { [Key in keyof Row]: JsonOf<Row[Key]> };
type JsonOf<Value> = Value extends bigint | Date ? string : Value;

function readListed(row: AsJson<ListedSendRow>): ListedSendRow {
  return {
    ...row,
    id: BigInt(row.id),
    costMrial: BigInt(row.costMrial),
    chargedMrial: BigInt(row.chargedMrial),
    returnedMrial: BigInt(row.returnedMrial),
    createdAt: new Date(row.createdAt),
    finishedAt: readInstant(row.finishedAt),
    sendTime: readInstant(row.sendTime),
  };
}

function readInstant(json: string | null): Date | null {
  return json === null ? null : new Date(json);
}

/**
 * One page, newest first, and the total where only counting tells it: one question to the database for both.
 * The page comes as one JSON value: the driver takes 250 columns apart in three times as long as `JSON.parse` reads them.
 */
export async function listSendRows(db: DbOrTx, question: SendQuestion, paging: Paging): Promise<SendPage> {
  const { rows } = await sql<{ page: AsJson<ListedSendRow>[] | null; listed: number | null }>`${PREPARED}
    with page as materialized (
      select s.* from sends s where ${matching(question)}
      order by s.created_at desc, s.id desc limit ${paging.limit} offset ${offsetOf(paging)}
    )
    select (
        select json_agg(r) from (
          select ${LISTED}, k.*, c.unmarked from page s, ${COUNTED}
          order by s.created_at desc, s.id desc
        ) r
      ) as page,
      case when (select count(*) from page) >= ${paging.limit}::int then (${totalOf(question)}) end as listed`.execute(
    db,
  );
  return { rows: (rows[0]?.page ?? []).map(readListed), total: rows[0]?.listed ?? undefined };
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
  const { rows } = await sql<{ row: AsJson<SendRow> }>`${PREPARED}
    select to_json(r) as row from (
      select ${LISTED}, ${DETAILS}, k.*, c.unmarked
      from sends s, ${COUNTED}
      where s.account_id = ${accountId} and s.id = ${sendId}
    ) r`.execute(db);
  const row = rows[0]?.row;
  return (
    row && {
      ...row,
      ...readListed(row),
      charityMrial: BigInt(row.charityMrial),
      pausedAt: readInstant(row.pausedAt),
      expiresAt: readInstant(row.expiresAt),
      resentFrom: row.resentFrom === null ? null : BigInt(row.resentFrom),
    }
  );
}
