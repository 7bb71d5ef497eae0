/** Grows quickly below the rate at which the operator last said "throttled", and carefully above it. */
const FAST_GROWTH_PER_SECOND = 0.5;
const SLOW_GROWTH_PER_SECOND = 0.05;
const CAREFUL_FROM = 0.85;
const LOWEST_RATE_PER_SECOND = 5;
/** A burst of throttled answers belongs to one decision: within this time the rate is halved once. */
const ONE_DECISION_MS = 500;
/** Tokens that may be saved up, in seconds of the rate. */
const BURST_SECONDS = 0.05;

/**
 * Token bucket whose rate follows what the operator can take: halved when it throttles, grown slowly afterwards, never
 * above `maxPerSecond`. Without a limit and until the first throttle everything passes.
 */
export class RateLimiter {
  private ratePerSecond: number;
  private ceiling: number;
  private tokens = 1;
  private refilledAt: number;
  private lastCutAt = -Infinity;
  private pausedUntil = 0;
  /** Submits of the running and the last whole second: what "half of the present rate" means when there was no limit. */
  private second = { startedAt: 0, count: 0, last: 0 };

  constructor(
    private readonly maxPerSecond: number,
    private readonly now: () => number,
  ) {
    this.ratePerSecond = maxPerSecond;
    this.ceiling = maxPerSecond;
    this.refilledAt = now();
  }

  /** Submits a second that pass at present; Infinity before anything limited them. */
  get rate(): number {
    return this.ratePerSecond;
  }

  /**
   * Takes one token. The priority lane passes a pause and the adapted rate, but not `maxPerSecond`: its tokens are
   * then owed by the bulk lane.
   */
  take(priority: boolean): boolean {
    const now = this.now();
    if (!priority && now < this.pausedUntil) return false;
    this.refill(now);
    const adapted = this.ratePerSecond < this.maxPerSecond;
    if (Number.isFinite(this.ratePerSecond)) {
      if (this.tokens < 1 && !(priority && adapted)) return false;
      this.tokens -= 1;
    }
    this.count(now);
    return true;
  }

  /** Milliseconds until a bulk token may be there. */
  waitMs(): number {
    const now = this.now();
    const pause = Math.max(0, this.pausedUntil - now);
    const missing = Number.isFinite(this.ratePerSecond) ? Math.max(0, 1 - this.tokens) / this.ratePerSecond : 0;
    return Math.max(1, pause, missing * 1000);
  }

  /** The operator said "not now". */
  throttled(pauseMs: number): void {
    const now = this.now();
    this.pausedUntil = Math.max(this.pausedUntil, now + pauseMs);
    if (now - this.lastCutAt < ONE_DECISION_MS) return;
    this.lastCutAt = now;
    const measured = Math.max(this.second.count, this.second.last, LOWEST_RATE_PER_SECOND * 2);
    const present = Math.min(this.ratePerSecond, measured);
    this.ceiling = present;
    this.ratePerSecond = Math.min(this.maxPerSecond, Math.max(LOWEST_RATE_PER_SECOND, present / 2));
    this.tokens = 0;
    this.refilledAt = now;
  }

  private refill(now: number): void {
    if (!Number.isFinite(this.ratePerSecond)) return;
    const seconds = (now - this.refilledAt) / 1000;
    if (seconds <= 0) return;
    this.refilledAt = now;
    const most = Math.max(1, this.ratePerSecond * BURST_SECONDS);
    this.tokens = Math.min(most, this.tokens + this.ratePerSecond * seconds);
    const growth = this.ratePerSecond < this.ceiling * CAREFUL_FROM ? FAST_GROWTH_PER_SECOND : SLOW_GROWTH_PER_SECOND;
    // A second without any throttling is the most that one look may reward: an idle link has proved nothing.
    const grown = this.ratePerSecond * (1 + growth * Math.min(1, seconds));
    this.ratePerSecond = Math.min(this.maxPerSecond, grown);
  }

  private count(now: number): void {
    if (now - this.second.startedAt >= 1000) {
      const gap = now - this.second.startedAt >= 2000;
      this.second = { startedAt: now, count: 0, last: gap ? 0 : this.second.count };
    }
    this.second.count += 1;
  }
}
