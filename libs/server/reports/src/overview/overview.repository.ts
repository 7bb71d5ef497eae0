import type { DbOrTx } from '@peyk/server-database';
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
    suppressed_numbers where account_id = ${accountId} and kind = 'opt_out' and ${within('created_at', day)}`,
  );
}

/** What the inbox has, by the day on which it came. */
export function countReceived(db: DbOrTx, accountId: bigint, range: DayRange): Promise<DayCount[]> {
  return countByDay(
    db,
    range,
    (day) => sql`
    inbound_messages where account_id = ${accountId} and not hidden and ${within('received_at', day)}`,
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

/** The bounds are instants, so that an index answers. */
function within(column: string, day: RawBuilder<unknown>) {
  return sql`${sql.ref(column)} >= ${day}::timestamp at time zone 'Asia/Tehran'
    and ${sql.ref(column)} < (${day} + 1)::timestamp at time zone 'Asia/Tehran'`;
}
