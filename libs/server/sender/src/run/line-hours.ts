import type { ServerContext } from '@peyk/server-database';
import { createTehranHour, isPermittedHour } from '../model/permitted-hours';
import type { PermittedHours } from '../model/permitted-hours';
import type { SendKey } from '../sql/finish-sends';
import { selectLineHours, selectOpenSendsOfLines } from '../sql/select-line-hours';

/** An admin may change the hours of a line at any time; a second late is early enough. */
const READ_EVERY_MS = 1_000;

/** Which lines may not send at this hour of Tehran's clock. */
export class LineHours {
  private readonly hours = new Map<bigint, PermittedHours>();
  private readonly tehranHour = createTehranHour();
  private readAtMs = Number.NaN;
  private closedAtHour = Number.NaN;
  private closedIds: ReadonlySet<bigint> | undefined;

  /** @param onChanged gets the sends whose line was closed, or opened again, by the hour or by an admin. */
  constructor(
    private readonly context: ServerContext,
    private readonly onChanged: (sends: readonly SendKey[]) => void,
  ) {}

  /** Reads the lines again at the next question. */
  forget(): void {
    this.readAtMs = Number.NaN;
  }

  /** Lines that are closed now. */
  async closed(): Promise<ReadonlySet<bigint>> {
    const now = this.context.clock.now();
    // Not "later than": a clock that was set back must not freeze the hours.
    const isStale = !(Math.abs(now.getTime() - this.readAtMs) < READ_EVERY_MS);
    if (isStale) {
      const rows = await selectLineHours(this.context.db);
      this.hours.clear();
      for (const { lineId, from, to } of rows) this.hours.set(lineId, { from, to });
      this.readAtMs = now.getTime();
    }
    const hour = this.tehranHour(now);
    if (this.closedIds && !isStale && hour === this.closedAtHour) return this.closedIds;
    this.closedAtHour = hour;
    const closed = new Set([...this.hours].filter(([, hours]) => !this.isOpen(hours)).map(([lineId]) => lineId));
    await this.tell(this.closedIds ?? closed, closed);
    this.closedIds = closed;
    return closed;
  }

  isOpen(hours: PermittedHours | null): boolean {
    return hours === null || isPermittedHour(hours, this.tehranHour(this.context.clock.now()));
  }

  private async tell(before: ReadonlySet<bigint>, after: ReadonlySet<bigint>): Promise<void> {
    const changed = [...before].filter((id) => !after.has(id)).concat([...after].filter((id) => !before.has(id)));
    if (changed.length > 0) this.onChanged(await selectOpenSendsOfLines(this.context.db, changed));
  }
}
