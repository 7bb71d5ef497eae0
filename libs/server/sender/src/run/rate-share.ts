import type { ServerContext } from '@peyk/server-database';
import { endShare, renewShare } from '../sql/sender-leases';

/** After so long without a renewal the others take this process's part, and it uses none. */
export const SHARE_LEASE_MS = 5_000;

export interface RateShareOptions {
  context: ServerContext;
  workerId: string;
  /** Its part beside others is by this, as it is at each renewal. */
  weight(): number;
  /** Whether any operator can be reached from here. */
  isBound(): boolean;
  /** The part is another one. */
  onChanged(): void;
  /** Milliseconds that no clock of the machine sets back; for tests. */
  monotonic?: () => number;
}

/** What part of the rate of every line this process may use: by a lease in the database, renewed while it lives. */
export class RateShare {
  private held = 0;
  private lapsesAtMs = Number.NEGATIVE_INFINITY;
  private wasBound = false;

  constructor(private readonly options: RateShareOptions) {}

  /** 1 for one that is alone; 0 before the first renewal and when the last one is too long ago. */
  get part(): number {
    return this.monotonic() < this.lapsesAtMs ? this.held : 0;
  }

  /** A link came since the last renewal: there is no reason to wait for the next. */
  get isOverdue(): boolean {
    return !this.wasBound && this.options.isBound();
  }

  async renew(): Promise<void> {
    const { context, workerId, onChanged } = this.options;
    // Both before the question: however long it takes, others must not have the part before we have let it go.
    const [askedAtMs, now] = [this.monotonic(), context.clock.now()];
    const bound = this.options.isBound();
    const before = this.part;
    this.held = await renewShare(context.db, {
      ...{ workerId, weight: this.options.weight(), bound, now },
      leaseUntil: new Date(now.getTime() + SHARE_LEASE_MS),
    });
    this.wasBound = bound;
    this.lapsesAtMs = askedAtMs + SHARE_LEASE_MS;
    if (this.part !== before) onChanged();
  }

  /** Leaves its part to the others. */
  async end(): Promise<void> {
    this.lapsesAtMs = Number.NEGATIVE_INFINITY;
    await endShare(this.options.context.db, this.options.workerId);
  }

  private monotonic(): number {
    return this.options.monotonic?.() ?? performance.now();
  }
}
