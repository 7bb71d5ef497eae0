import type { ServerContext } from '@peyk/server-database';
import { createTehranHour, isPermittedHour } from '../model/permitted-hours';
import type { PermittedHours } from '../model/permitted-hours';
import { selectLineHours } from '../sql/select-controls';

/** An admin may change the hours of a line at any time; a second late is early enough. */
const READ_EVERY_MS = 1_000;

/** Which lines may not send at this hour of Tehran's clock. */
export class LineHours {
  private readonly hours = new Map<bigint, PermittedHours>();
  private readAtMs = Number.NaN;
  private readonly tehranHour = createTehranHour();

  constructor(private readonly context: ServerContext) {}

  /** Reads the lines again at the next question. */
  forget(): void {
    this.readAtMs = Number.NaN;
  }

  /** Lines that are closed now. */
  async closed(): Promise<bigint[]> {
    const nowMs = this.context.clock.now().getTime();
    // Not "later than": a clock that was set back must not freeze the hours.
    if (!(Math.abs(nowMs - this.readAtMs) < READ_EVERY_MS)) {
      const rows = await selectLineHours(this.context.db);
      this.hours.clear();
      for (const { lineId, from, to } of rows) this.hours.set(lineId, { from, to });
      this.readAtMs = nowMs;
    }
    return [...this.hours].filter(([, hours]) => !this.isOpen(hours)).map(([lineId]) => lineId);
  }

  /** As it was read last; null is always. */
  of(lineId: bigint): PermittedHours | null {
    return this.hours.get(lineId) ?? null;
  }

  isOpen(hours: PermittedHours | null): boolean {
    return hours === null || isPermittedHour(hours, this.tehranHour(this.context.clock.now()));
  }
}
