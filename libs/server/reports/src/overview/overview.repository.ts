import type { DbOrTx, SmsType } from '@peyk/server-database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Days of Tehran, `2026-11-23`, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** What was sent in some part of a range. */
export interface SentCounts {
  sent: bigint;
  delivered: bigint;
  undelivered: bigint;
  blacklisted: bigint;
  chargedMrial: bigint;
}

/** The counts of one day, one hour of all days, one line or one operator: exactly one of the four is there. */
export interface SentRow extends SentCounts {
  day: string | null;
  hour: number | null;
  lineNumber: string | null;
  operator: number | null;
}

/** The kept counters of a range, summed in four ways by one reading. */
export async function sumDailyCounters(db: DbOrTx, accountId: bigint, { from, to }: DayRange): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`
    select to_char(c.day, 'YYYY-MM-DD') as day, c.hour, l.number as "lineNumber", c.operator,
      c.sent, c.delivered, c.undelivered, c.blacklisted, c.charged_mrial as "chargedMrial"
    from (
      select day, hour, line_id, operator, sum(sent)::bigint as sent, sum(delivered)::bigint as delivered,
        sum(undelivered)::bigint as undelivered, sum(blacklisted)::bigint as blacklisted,
        sum(charged_mrial)::bigint as charged_mrial
      from daily_counters where account_id = ${accountId} and day between ${from}::date and ${to}::date
      group by grouping sets ((day), (hour), (line_id), (operator))
    ) c left join lines l on l.id = c.line_id
    order by c.day, c.hour, c.sent desc, l.number, c.operator`.execute(db);
  return rows;
}

export interface TypeRow extends SentCounts {
  type: SmsType;
}

/**
 * The same by the type of the sends, those with the most messages first: of what nothing changes any more a row for each day and type, of
 * the others what stands in the days of each.
 */
export async function sumTypes(db: DbOrTx, accountId: bigint, { from, to }: DayRange): Promise<TypeRow[]> {
  const { rows } = await sql<TypeRow>`
    select type, sum(sent)::bigint as sent, sum(delivered)::bigint as delivered, sum(undelivered)::bigint as undelivered,
      sum(blacklisted)::bigint as blacklisted, sum(charged_mrial)::bigint as "chargedMrial"
    from (
      select type, sent, delivered, undelivered, blacklisted, charged_mrial from daily_types
      where account_id = ${accountId} and day between ${from}::date and ${to}::date
      union all
      select s.type, f.sent, f.delivered, f.undelivered, f.blacklisted, f.charged_mrial
      from daily_folded f cross join lateral (
        -- One by one by their key: few of an account's sends are folded, and the planner must not read all others for them.
        select type, started_at from sends where account_id = f.account_id and id = f.send_id limit 1
      ) s
      where f.account_id = ${accountId} and ${within('s.started_at', { from: sql`${from}::date`, to: sql`${to}::date` })}
    ) c
    group by type having sum(sent) <> 0 or sum(charged_mrial) <> 0 order by 2 desc, type`.execute(db);
  return rows;
}

export interface DayCount {
  day: string;
  count: number;
}

/** Who stands on the cancel-11 list, by the day on which they came on it. */
export function countOptOuts(db: DbOrTx, accountId: bigint, range: DayRange): Promise<DayCount[]> {
  return countByDay(
    db,
    range,
    (day) => sql`
    suppressed_numbers where account_id = ${accountId} and kind = 'opt_out' and ${within('created_at', { from: day, to: day })}`,
  );
}

/** What the inbox has, by the day on which it came. */
export function countReceived(db: DbOrTx, accountId: bigint, range: DayRange): Promise<DayCount[]> {
  return countByDay(
    db,
    range,
    (day) => sql`
    inbound_messages where account_id = ${accountId} and not hidden and ${within('received_at', { from: day, to: day })}`,
  );
}

/**
 * One walk over an index for each day, between two instants: to ask each of a hundred thousand rows for its day in Tehran took five times as
 * long. Days without any are left out.
 */
async function countByDay(
  db: DbOrTx,
  { from, to }: DayRange,
  rowsOf: (day: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(d.day, 'YYYY-MM-DD') as day, counted.count
    from (select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date) n) d
      cross join lateral (select count(*)::int as count from ${rowsOf(sql`d.day`)}) counted
    where counted.count > 0`.execute(db);
  return rows;
}

interface Days {
  from: RawBuilder<unknown>;
  to: RawBuilder<unknown>;
}

/** Both days included. The bounds are instants, so that an index answers. */
function within(column: string, { from, to }: Days) {
  return sql`${sql.ref(column)} >= ${from}::timestamp at time zone 'Asia/Tehran'
    and ${sql.ref(column)} < (${to} + 1)::timestamp at time zone 'Asia/Tehran'`;
}
