import type { ServerContext } from '@peyk/server-database';
import { createTehranHour, isPermittedHour, toPermittedHours } from '../model/permitted-hours';
import type { PermittedHours } from '../model/permitted-hours';
import type { ClosedLines } from '../sql/claim-chunks';
import type { SendKey } from '../sql/finish-sends';
import { selectLineLimits, selectOpenSendsOf } from '../sql/select-line-hours';
import type { LineLimitsRow } from '../sql/select-line-hours';

/** An admin may change the hours of a line at any time, and an account its own; a second late is early enough. */
const READ_EVERY_MS = 1_000;

type ClosedRows = ReadonlyMap<string, LineLimitsRow>;

/** What is closed at an hour; made once, because a lane asks at every turn. */
interface Closed {
  atHour: number;
  rows: ClosedRows;
  lines: ClosedLines;
}

/** Which lines may not send at this hour of Tehran's clock: for everybody, or for an account that wants it so. */
export class LineHours {
  private limits: readonly LineLimitsRow[] = [];
  private readonly tehranHour = createTehranHour();
  private readAtMs = Number.NaN;
  private last: Closed | undefined;

  /** @param onChanged gets the sends whose line was closed, or opened again, by the hour, by an admin or by their account. */
  constructor(
    private readonly context: ServerContext,
    private readonly onChanged: (sends: readonly SendKey[]) => void,
  ) {}

  /** Reads the lines again at the next question. */
  forget(): void {
    this.readAtMs = Number.NaN;
  }

  /** Lines that are closed now. */
  async closed(): Promise<ClosedLines> {
    const now = this.context.clock.now();
    // Not "later than": a clock that was set back must not freeze the hours.
    const isStale = !(Math.abs(now.getTime() - this.readAtMs) < READ_EVERY_MS);
    if (isStale) {
      this.limits = await selectLineLimits(this.context.db);
      this.readAtMs = now.getTime();
    }
    const hour = this.tehranHour(now);
    if (this.last && !isStale && hour === this.last.atHour) return this.last.lines;
    const closed = closedAt(this.limits, hour);
    await this.tell(this.last?.rows ?? closed.rows, closed.rows);
    this.last = closed;
    return closed.lines;
  }

  /** Whether this hour lies within all of these. */
  areOpen(windows: readonly PermittedHours[]): boolean {
    if (windows.length === 0) return true;
    const hour = this.tehranHour(this.context.clock.now());
    return windows.every((hours) => isPermittedHour(hours, hour));
  }

  private async tell(before: ClosedRows, after: ClosedRows): Promise<void> {
    const changed = [...without(before, after), ...without(after, before)];
    if (changed.length > 0) this.onChanged(await selectOpenSendsOf(this.context.db, changed));
  }
}

function closedAt(limits: readonly LineLimitsRow[], hour: number): Closed {
  const closed = limits.filter(isClosedAt(hour));
  return {
    atHour: hour,
    rows: new Map(closed.map((row) => [`${row.accountId} ${row.lineId}`, row])),
    lines: {
      lineIds: closed.filter(({ accountId }) => accountId === null).map(({ lineId }) => lineId),
      own: closed.flatMap(({ accountId, lineId }) => (accountId === null ? [] : [{ accountId, lineId }])),
      anyOwnRate: limits.some(({ hasOwnRate }) => hasOwnRate),
    },
  };
}

function isClosedAt(hour: number): (row: LineLimitsRow) => boolean {
  return ({ from, to }) => {
    const hours = toPermittedHours(from, to);
    return hours !== null && !isPermittedHour(hours, hour);
  };
}

function without(rows: ClosedRows, others: ClosedRows): LineLimitsRow[] {
  return [...rows].filter(([key]) => !others.has(key)).map(([, row]) => row);
}
