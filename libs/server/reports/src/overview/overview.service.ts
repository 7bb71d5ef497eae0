import type { DbOrTx } from '@peyk/server-database';
import { fail } from '../fail';
import { countOptOuts, countReceived, sumDailyCounters, sumTypes } from './overview.repository';
import type { DayCount, DayRange, SentCounts, SentRow, TypeRow } from './overview.repository';

/** A year, with its extra day. */
export const MOST_DAYS = 366;
const DAY_MS = 86_400_000;
const HOURS = 24;

const NOTHING: SentCounts = { sent: 0n, delivered: 0n, undelivered: 0n, blacklisted: 0n, chargedMrial: 0n };

export interface Overview {
  /** Every day of the range, also those without anything. */
  days: (SentCounts & { day: string; optOuts: number; received: number })[];
  /** All twenty-four. */
  hours: (SentCounts & { hour: number })[];
  /** Those with the most messages first. */
  lines: (SentCounts & { lineNumber: string })[];
  operators: (SentCounts & { operator: number })[];
  /** Those with the most messages first. */
  types: TypeRow[];
}

/** What an account sent and heard in a range of days. @throws badDays */
export async function readOverview(db: DbOrTx, accountId: bigint, range: DayRange): Promise<Overview> {
  const days = requireDays(range);
  const rows = await sumDailyCounters(db, accountId, range);
  const types = await sumTypes(db, accountId, range);
  const optOuts = countsByDay(await countOptOuts(db, accountId, range));
  const received = countsByDay(await countReceived(db, accountId, range));
  const byDay = rowsBy(rows, 'day');
  const byHour = rowsBy(rows, 'hour');
  return {
    days: days.map((day) => ({
      ...countsOf(byDay.get(day)),
      day,
      optOuts: optOuts.get(day) ?? 0,
      received: received.get(day) ?? 0,
    })),
    hours: Array.from({ length: HOURS }, (_unused, hour) => ({ ...countsOf(byHour.get(hour)), hour })),
    lines: [...rowsBy(rows, 'lineNumber')].map(([lineNumber, row]) => ({ ...countsOf(row), lineNumber })),
    operators: [...rowsBy(rows, 'operator')].map(([operator, row]) => ({ ...countsOf(row), operator })),
    types,
  };
}

/** The days of a range, from the first to the last. @throws badDays */
function requireDays({ from, to }: DayRange): string[] {
  const [first, last] = [msOf(from), msOf(to)];
  if (first === undefined || last === undefined || first > last || last - first >= MOST_DAYS * DAY_MS)
    throw fail('badDays', 'to_day');
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_unused, index) => textOf(first + index * DAY_MS));
}

const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Undefined for what no calendar has, such as the 31st of February. */
function msOf(day: string): number | undefined {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(ms) || textOf(ms) !== day ? undefined : ms;
}

const countsByDay = (rows: readonly DayCount[]) => new Map(rows.map(({ day, count }) => [day, count]));

/** The rows that are summed by one key, in their order. */
function rowsBy<Key extends 'day' | 'hour' | 'lineNumber' | 'operator'>(rows: readonly SentRow[], key: Key) {
  const found = new Map<NonNullable<SentRow[Key]>, SentRow>();
  for (const row of rows) {
    const value = row[key];
    if (value !== null) found.set(value as NonNullable<SentRow[Key]>, row);
  }
  return found;
}

function countsOf(row: SentRow | undefined): SentCounts {
  if (!row) return NOTHING;
  const { sent, delivered, undelivered, blacklisted, chargedMrial } = row;
  return { sent, delivered, undelivered, blacklisted, chargedMrial };
}
