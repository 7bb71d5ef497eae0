import type { AccountStanding } from '@peyk/server-accounts';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, SmsType } from '@peyk/server-database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StoredCounts } from './counts';
import { MAKER, MAKERS, readMaker, readPeople } from './send-makers';
import type { MakerPerson, MakerRow, MakerTuple, SendMaker } from './send-makers';

/** A send with its counts, of one instant, as far as a list shows it. */
export interface ListedSendRow extends StoredCounts, Outlook {
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
  maker: SendMaker;
}

/** What only matters while a send has not finished. */
interface Outlook {
  /** Recipients that no cursor has reached. */
  unmarked: number;
  /** Hours of its line in Tehran; both null for always. */
  openFromHour: number | null;
  openToHour: number | null;
  /** Parts a second of its line. */
  maxPerSecond: number | null;
  /** The same as its account has it for itself. */
  ownFromHour: number | null;
  ownToHour: number | null;
  ownMaxPerSecond: number | null;
  /** How its account stands: what has not finished may wait for it. */
  account: AccountStanding;
}

/** And what only its own report shows. */
export interface SendRow extends ListedSendRow {
  encoding: 'gsm7' | 'ucs2';
  language: 'latin' | 'persian';
  excludedInvalid: number;
  excludedNoText: number;
  excludedWeekly: number;
  hasOwnTexts: boolean;
  /** Its links were shortened, and who opens them is counted. */
  tracksLinks: boolean;
  excludedDuplicate: number;
  excludedBlacklisted: number;
  excludedOptedOut: number;
  userIp: string | null;
  pausedAt: Date | null;
  ratePerSecond: number | null;
  expiresAt: Date | null;
  resentFrom: bigint | null;
}

type DetailsRow = Omit<SendRow, keyof ListedSendRow>;

/** A row as JSON has it. */
type AsJson<Row> = { [Key in keyof Row]: JsonOf<Row[Key]> };
type JsonOf<Value> = Value extends bigint | Date ? string : Value;

/** In the order of `SEND`. */
type SendTuple = [
  ...[asked: number, id: string, type: SmsType, state: number, stateReason: string | null, fromNumber: string],
  ...[text: string, parts: number, requestedCount: number, costMrial: string, charityMrial: string],
  ...[reservedMrial: string, withCharity: boolean, createdAt: string, finishedAt: string | null, isTest: boolean],
  ...[sendTime: string | null, maker: MakerTuple, details: AsJson<DetailsRow> | null],
];

/** Of a row of `page s`. Eight-byte integers as text, because a JSON number is exact to 2^53 only. */
const SEND = sql`
  s.asked, s.id::text, s.type, s.state, s.state_reason, s.from_number,
  s.text, s.parts, s.requested_count, s.cost_mrial::text, s.charity_mrial::text,
  s.reserved_mrial::text, s.with_charity, s.created_at, s.finished_at, s.is_test,
  s.send_time, ${MAKER}`;

const NO_DETAILS = sql`null`;
const DETAILS = sql`(select row_to_json(d) from (
  select s.encoding, s.language, s.own_texts as "hasOwnTexts", s.short_links_url is not null as "tracksLinks", s.excluded_no_text as "excludedNoText",
    s.excluded_invalid as "excludedInvalid", s.excluded_duplicate as "excludedDuplicate",
    s.excluded_blacklisted as "excludedBlacklisted", s.excluded_opted_out as "excludedOptedOut", s.excluded_weekly as "excludedWeekly", s.user_ip as "userIp",
    s.paused_at as "pausedAt", s.rate_per_second as "ratePerSecond", s.expires_at as "expiresAt",
    s.resent_from::text as "resentFrom"
) d)`;

/** In the order of `COUNTERS`. */
type CountersTuple = [
  ...[id: string, total: number, queued: number, sent: number, reachedTelecom: number, delivered: number],
  ...[undelivered: number, blacklisted: number, inDoubt: number, expired: number, cancelled: number, refused: number],
  ...[chargedMrial: string, returnedMrial: string],
];

/** At most four rows a send; never a row of `recipients`. A send may be on several pages. */
const COUNTERS = sql`
  select json_build_array(k.send_id::text, sum(total), sum(queued), sum(sent), sum(reached_telecom), sum(delivered),
      sum(undelivered), sum(blacklisted), sum(in_doubt), sum(expired), sum(cancelled), sum(refused),
      sum(charged_mrial)::text, sum(returned_mrial)::text) as sums
  from send_counts k
  where (k.account_id, k.send_id) in (select account_id, id from page)
  group by k.send_id`;

/** What is known of a send that is not prepared. */
const NO_COUNTERS: CountersTuple = ['', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '0', '0'];

/** What is left of sends that have not finished, and what limits them on their lines. */
const OUTLOOKS = sql`
  select s.id::text, l.open_from_hour as "openFromHour", l.open_to_hour as "openToHour", l.max_per_second as "maxPerSecond",
    a.own_from_hour as "ownFromHour", a.own_to_hour as "ownToHour", a.own_max_per_second as "ownMaxPerSecond",
    account_standing(s.account_id) as account, (
      select coalesce(sum(c.to_n - c.next_n + 1), 0)::int from send_chunks c
      where c.account_id = s.account_id and c.send_id = s.id and c.state in (0, 1)
    ) as unmarked
  from page s join lines l on l.id = s.line_id
  left join account_lines a on a.account_id = s.account_id and a.line_id = s.line_id
  where s.finished_at is null`;

/** Nothing is left of a send that has finished. */
const NO_OUTLOOK: Outlook = {
  ...{ unmarked: 0, openFromHour: null, openToHour: null, maxPerSecond: null },
  ...{ ownFromHour: null, ownToHour: null, ownMaxPerSecond: null },
  account: { kind: 'customer', blockedReason: null, activation: 'active' },
};

interface Answer {
  sends: SendTuple[] | null;
  counters: CountersTuple[] | null;
  outlooks: (Outlook & { id: string })[] | null;
  makers: MakerRow[] | null;
  totals: { asked: number; total: number }[] | null;
}

interface PageQuestion {
  /** Rows of `sends` with a column `asked`: the number of the question that a row answers, from 1. */
  page: RawBuilder<unknown>;
  /** Rows with `asked` and `total`: how many sends a question is about, where `page` does not tell it. */
  totals: RawBuilder<unknown>;
}

interface PageAnswer<Row extends ListedSendRow> {
  /** By number of the question, newest first. */
  rows: Map<number, Row[]>;
  totals: Map<number, number>;
}

function readInstant(json: string | null): Date | null {
  return json === null ? null : new Date(json);
}

/** Written out: put together from parts, forty columns of each row would be copied three times. */
function readListed(
  send: SendTuple,
  {
    counters,
    outlook,
    people,
  }: { counters: CountersTuple; outlook: Outlook; people: ReadonlyMap<string, MakerPerson> },
): ListedSendRow {
  return {
    id: BigInt(send[1]),
    type: send[2],
    state: send[3],
    stateReason: send[4],
    fromNumber: send[5],
    text: send[6],
    parts: send[7],
    requestedCount: send[8],
    costMrial: BigInt(send[9]),
    charityMrial: BigInt(send[10]),
    reservedMrial: BigInt(send[11]),
    withCharity: send[12],
    createdAt: new Date(send[13]),
    finishedAt: readInstant(send[14]),
    isTest: send[15],
    sendTime: readInstant(send[16]),
    maker: readMaker(send[17], { asked: send[0], type: send[2], people }),
    total: counters[1],
    queued: counters[2],
    sent: counters[3],
    reachedTelecom: counters[4],
    delivered: counters[5],
    undelivered: counters[6],
    blacklisted: counters[7],
    inDoubt: counters[8],
    expired: counters[9],
    cancelled: counters[10],
    refused: counters[11],
    chargedMrial: BigInt(counters[12]),
    returnedMrial: BigInt(counters[13]),
    unmarked: outlook.unmarked,
    openFromHour: outlook.openFromHour,
    openToHour: outlook.openToHour,
    maxPerSecond: outlook.maxPerSecond,
    ownFromHour: outlook.ownFromHour,
    ownToHour: outlook.ownToHour,
    ownMaxPerSecond: outlook.ownMaxPerSecond,
    account: outlook.account,
  };
}

function readDetails(details: AsJson<DetailsRow>): DetailsRow {
  return {
    ...details,
    pausedAt: readInstant(details.pausedAt),
    expiresAt: readInstant(details.expiresAt),
    resentFrom: details.resentFrom === null ? null : BigInt(details.resentFrom),
  };
}

/**
 * The sends of `page` with their counts: one statement, hence one snapshot, so counters and cursors fit together. Each
 * table is asked once for the whole page, and chunks and lines only where something is under way; asked for each send
 * apart, they cost the database twice the time. Rows come as arrays in JSON: the driver takes 250 columns apart in three
 * times as long as `JSON.parse` reads them.
 */
async function ask<Row extends ListedSendRow>(
  db: DbOrTx,
  { page, totals }: PageQuestion,
  { details, read }: { details: RawBuilder<unknown>; read(listed: ListedSendRow, send: SendTuple): Row },
): Promise<PageAnswer<Row>> {
  const { rows } = await sql<Answer>`${PREPARED}
    with page as materialized (${page})
    select (
        select json_agg(json_build_array(${SEND}, ${details}) order by s.asked, s.created_at desc, s.id desc) from page s
      ) as sends,
      (select json_agg(k.sums) from (${COUNTERS}) k) as counters,
      case when exists (select 1 from page where finished_at is null)
        then (select json_agg(o) from (${OUTLOOKS}) o) end as outlooks,
      (select json_agg(m) from (${MAKERS}) m) as makers,
      (select json_agg(t) from (${totals}) t) as totals`.execute(db);
  const [answer] = rows;
  const counters = new Map(answer?.counters?.map((sums) => [sums[0], sums]));
  const outlooks = new Map(answer?.outlooks?.map((outlook) => [outlook.id, outlook]));
  const people = readPeople(answer?.makers ?? null);
  const found = new Map<number, Row[]>();
  for (const send of answer?.sends ?? []) {
    const [asked, id] = send;
    const known = { counters: counters.get(id) ?? NO_COUNTERS, outlook: outlooks.get(id) ?? NO_OUTLOOK, people };
    const listed = readListed(send, known);
    const others = found.get(asked);
    if (others) others.push(read(listed, send));
    else found.set(asked, [read(listed, send)]);
  }
  return { rows: found, totals: new Map(answer?.totals?.map(({ asked, total }) => [asked, total])) };
}

/** As lists show them. */
export function askListed(db: DbOrTx, question: PageQuestion): Promise<PageAnswer<ListedSendRow>> {
  return ask(db, question, { details: NO_DETAILS, read: (listed) => listed });
}

/** With what only a report shows. */
export function askDetailed(db: DbOrTx, question: PageQuestion): Promise<PageAnswer<SendRow>> {
  return ask(db, question, {
    details: DETAILS,
    read: (listed, { 18: details }) => {
      if (!details) throw new Error('a send was read without its details.');
      return { ...listed, ...readDetails(details) };
    },
  });
}
