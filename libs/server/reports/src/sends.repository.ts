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
  charityMrial: bigint;
  /** Held at accept, and not yet replaced by what the recipients cost. */
  reservedMrial: bigint;
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
  /** Parts a second of its line. */
  maxPerSecond: number | null;
  /** The same as its account has it for itself. */
  ownFromHour: number | null;
  ownToHour: number | null;
  ownMaxPerSecond: number | null;
}

/** And what only its own report shows. */
export interface SendRow extends ListedSendRow {
  encoding: 'gsm7' | 'ucs2';
  language: 'latin' | 'persian';
  excludedInvalid: number;
  excludedDuplicate: number;
  excludedBlacklisted: number;
  excludedOptedOut: number;
  userIp: string | null;
  pausedAt: Date | null;
  ratePerSecond: number | null;
  expiresAt: Date | null;
  resentFrom: bigint | null;
}

/** Rows come as JSON (see `askPage`): int8 as text, because a JSON number is exact to 2^53 only. */
const LISTED = sql`
  s.id::text, s.type, s.state, s.state_reason as "stateReason", s.from_number as "fromNumber", s.text, s.parts,
  s.requested_count as "requestedCount", s.cost_mrial::text as "costMrial", s.charity_mrial::text as "charityMrial",
  s.reserved_mrial::text as "reservedMrial", s.with_charity as "withCharity",
  s.created_at as "createdAt", s.finished_at as "finishedAt", s.is_test as "isTest", s.send_time as "sendTime"`;

const DETAILS = sql`
  s.encoding, s.language, s.excluded_invalid as "excludedInvalid", s.excluded_duplicate as "excludedDuplicate",
  s.excluded_blacklisted as "excludedBlacklisted", s.excluded_opted_out as "excludedOptedOut",
  s.user_ip as "userIp",
  s.paused_at as "pausedAt", s.rate_per_second as "ratePerSecond", s.expires_at as "expiresAt",
  s.resent_from::text as "resentFrom"`;

/** At most four rows a send; never a row of `recipients`. */
const COUNTERS = sql`
  select k.send_id::text as id, sum(total) as total, sum(queued) as queued, sum(sent) as sent,
    sum(reached_telecom) as "reachedTelecom", sum(delivered) as delivered, sum(undelivered) as undelivered,
    sum(blacklisted) as blacklisted, sum(in_doubt) as "inDoubt", sum(expired) as expired, sum(cancelled) as cancelled,
    sum(refused) as refused, sum(charged_mrial)::text as "chargedMrial", sum(returned_mrial)::text as "returnedMrial"
  from send_counters k
  where k.account_id = (select account_id from page limit 1) and k.send_id = any(array(select id from page))
  group by k.send_id`;

/** What is left of sends that have not finished, and what limits them on their lines. */
const OUTLOOKS = sql`
  select s.id::text, l.open_from_hour as "openFromHour", l.open_to_hour as "openToHour", l.max_per_second as "maxPerSecond",
    a.own_from_hour as "ownFromHour", a.own_to_hour as "ownToHour", a.own_max_per_second as "ownMaxPerSecond", (
      select coalesce(sum(c.to_n - c.next_n + 1), 0)::int from send_chunks c
      where c.account_id = s.account_id and c.send_id = s.id and c.state in (0, 1)
    ) as unmarked
  from page s join lines l on l.id = s.line_id
  left join account_lines a on a.account_id = s.account_id and a.line_id = s.line_id
  where s.finished_at is null`;

export interface SendPage {
  rows: ListedSendRow[];
  /** How many a question is about, counted to `MAX_LISTED` at most; undefined where the page tells it by itself. */
  total: number | undefined;
}

/** A row as JSON has it. */
type AsJson<Row> = { [Key in keyof Row]: JsonOf<Row[Key]> };
type JsonOf<Value> = Value extends bigint | Date ? string : Value;

type Counters = Pick<ListedSendRow, Exclude<keyof StoredCounts, 'unmarked'> | 'chargedMrial' | 'returnedMrial'>;
type Outlook = Pick<ListedSendRow, 'unmarked' | 'openFromHour' | 'openToHour' | 'maxPerSecond' | OwnLimit>;
type OwnLimit = 'ownFromHour' | 'ownToHour' | 'ownMaxPerSecond';
type OfSend<Row> = AsJson<Row> & { id: string };

/** What a send has that nothing is known of yet: it is not prepared. */
const NO_COUNTERS: AsJson<Counters> = {
  ...{ total: 0, queued: 0, sent: 0, reachedTelecom: 0, delivered: 0, undelivered: 0, blacklisted: 0 },
  ...{ inDoubt: 0, expired: 0, cancelled: 0, refused: 0, chargedMrial: '0', returnedMrial: '0' },
};
/** Nothing is left of a send that has finished. */
const NO_OUTLOOK: Outlook = {
  ...{ unmarked: 0, openFromHour: null, openToHour: null, maxPerSecond: null },
  ...{ ownFromHour: null, ownToHour: null, ownMaxPerSecond: null },
};

interface PageAnswer<Row extends ListedSendRow> {
  /** Without counters and outlook. */
  sends: AsJson<Row>[] | null;
  counters: OfSend<Counters>[] | null;
  outlooks: OfSend<Outlook>[] | null;
  listed: number | null;
}

/**
 * The sends of `page` with their counts: one statement, hence one snapshot, so counters and cursors fit together. Each
 * table is asked once for the whole page, and chunks and lines only where something is under way; asked for each send
 * apart, they cost the database twice the time. The page comes as JSON: the driver takes 250 columns apart in three times
 * as long as `JSON.parse` reads them.
 */
async function askPage<Row extends ListedSendRow>(
  db: DbOrTx,
  page: RawBuilder<unknown>,
  { columns, listed }: { columns: RawBuilder<unknown>; listed: RawBuilder<unknown> },
): Promise<{ rows: AsJson<Row>[]; listed: number | null }> {
  const { rows } = await sql<PageAnswer<Row>>`${PREPARED}
    with page as materialized (${page})
    select (
        select json_agg(r) from (select ${columns} from page s order by s.created_at desc, s.id desc) r
      ) as sends,
      (select json_agg(r) from (${COUNTERS}) r) as counters,
      case when exists (select 1 from page where finished_at is null)
        then (select json_agg(r) from (${OUTLOOKS}) r) end as outlooks,
      ${listed} as listed`.execute(db);
  const [answer] = rows;
  const counters = byId(answer?.counters);
  const outlooks = byId(answer?.outlooks);
  return {
    rows: (answer?.sends ?? []).map((send) => ({
      ...NO_COUNTERS,
      ...NO_OUTLOOK,
      ...send,
      ...counters.get(send.id),
      ...outlooks.get(send.id),
    })),
    listed: answer?.listed ?? null,
  };
}

function byId<Row extends { id: string }>(rows: readonly Row[] | null | undefined): Map<string, Row> {
  return new Map(rows?.map((row) => [row.id, row]));
}

function readListed(row: AsJson<ListedSendRow>): ListedSendRow {
  return {
    ...row,
    id: BigInt(row.id),
    costMrial: BigInt(row.costMrial),
    charityMrial: BigInt(row.charityMrial),
    reservedMrial: BigInt(row.reservedMrial),
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

/** One page, newest first, and the total where only counting tells it: one question to the database for both. */
export async function listSendRows(db: DbOrTx, question: SendQuestion, paging: Paging): Promise<SendPage> {
  const page = sql`select * from sends s where ${matching(question)}
    order by s.created_at desc, s.id desc limit ${paging.limit} offset ${offsetOf(paging)}`;
  const listed = sql`case when (select count(*) from page) >= ${paging.limit}::int then (${totalOf(question)}) end`;
  const answer = await askPage<ListedSendRow>(db, page, { columns: LISTED, listed });
  return { rows: answer.rows.map(readListed), total: answer.listed ?? undefined };
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
  const page = sql`select * from sends where account_id = ${accountId} and id = ${sendId}`;
  const { rows } = await askPage<SendRow>(db, page, { columns: sql`${LISTED}, ${DETAILS}`, listed: sql`null::int` });
  const [row] = rows;
  return (
    row && {
      ...row,
      ...readListed(row),
      pausedAt: readInstant(row.pausedAt),
      expiresAt: readInstant(row.expiresAt),
      resentFrom: row.resentFrom === null ? null : BigInt(row.resentFrom),
    }
  );
}
