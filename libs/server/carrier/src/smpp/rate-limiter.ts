/** Growth of the rate in a second of full use, right after a cut. */
const CAREFUL_GROWTH = 0.005;
/** The same after the first cut and after one that left less than this share: so coarse a cut is not exact. */
const SEEKING_GROWTH = 0.1;
const DEEP_BELOW = 0.7;
/** The most that growth comes to, and where it is before the second cut. */
const FASTEST_GROWTH = 1;
/** Each time so much of it was in use without a throttled answer, the growth doubles. */
const GROWTH_DOUBLES_SECONDS = 1.5;
/** What is left below the rate that the operator was seen to take. */
const BELOW_SEEN = 0.95;
/** The first cut, when nothing is known but that it was too much at once. */
const FIRST_CUT = 0.5;
/** And how deep it goes at most: on an idle line one "not now" does not tell that the operator is slow. */
const FIRST_AT_LEAST_PER_SECOND = 50;
const DEEPEST_CUT = 0.1;
const LOWEST_RATE_PER_SECOND = 2;
/** An operator counts by the second: so long it is watched before the rate is cut again. */
const ONE_DECISION_MS = 1_000;
/** Tokens that may be saved up, in seconds of the rate. */
const BURST_SECONDS = 0.05;

/**
 * Token bucket whose rate follows what the operator can take, never above `maxPerSecond`. Without a limit and until the
 * first throttled answer everything passes. Then the rate doubles and more each second until it is throttled again; from
 * there on each cut goes just below the share that was taken of what was handed over since the cut before, and what follows
 * is growth: hardly any at first, so that a settled rate touches the limit every few seconds only, and ever faster while
 * nothing is throttled, so that a limit that was lifted is found.
 */
export class RateLimiter {
  private ratePerSecond: number;
  private growth = FASTEST_GROWTH;
  private tokens = 1;
  private refilledAt: number;
  private lastCutAt = -Infinity;
  private cuts = 0;
  private pausedUntil = 0;
  /** Answers to what was handed over since the last cut. */
  private seen = { taken: 0, throttled: 0 };
  /** Submits of the running and the last whole second: what "half of the present rate" means when there was no limit. */
  private second = { startedAt: 0, count: 0, last: 0 };

  constructor(
    private readonly maxPerSecond: number,
    private readonly now: () => number,
  ) {
    this.ratePerSecond = maxPerSecond;
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

  /** The operator took what was handed over at `handedAt`, or refused it for good: it is not too fast for it. */
  passed(handedAt: number): void {
    if (handedAt > this.lastCutAt) this.seen.taken += 1;
  }

  /** The operator said "not now" to what was handed over at `handedAt`. */
  throttled(pauseMs: number, handedAt: number): void {
    const now = this.now();
    this.pausedUntil = Math.max(this.pausedUntil, now + pauseMs);
    // It was on its way already when the rate was cut.
    if (handedAt <= this.lastCutAt) return;
    this.seen.throttled += 1;
    this.growth = Math.min(this.growth, this.cuts > 1 ? CAREFUL_GROWTH : SEEKING_GROWTH);
    if (now - this.lastCutAt >= ONE_DECISION_MS) this.cut(now);
  }

  private cut(now: number): void {
    this.cuts += 1;
    if (this.cuts === 1) {
      const found = Math.max(FIRST_AT_LEAST_PER_SECOND, Math.max(this.second.count, this.second.last) * FIRST_CUT);
      this.ratePerSecond = Math.min(this.ratePerSecond, found);
      this.growth = FASTEST_GROWTH;
    } else {
      const share = this.shareToKeep();
      const lowest = Math.min(LOWEST_RATE_PER_SECOND, this.maxPerSecond);
      this.ratePerSecond = Math.max(lowest, this.ratePerSecond * share);
      this.growth = share < DEEP_BELOW ? SEEKING_GROWTH : CAREFUL_GROWTH;
    }
    this.lastCutAt = now;
    this.seen = { taken: 0, throttled: 0 };
    this.tokens = 0;
    this.refilledAt = now;
  }

  private shareToKeep(): number {
    const { taken, throttled } = this.seen;
    return Math.max(DEEPEST_CUT, (taken / (taken + throttled)) * BELOW_SEEN);
  }

  private refill(now: number): void {
    if (!Number.isFinite(this.ratePerSecond)) return;
    const seconds = (now - this.refilledAt) / 1000;
    if (seconds <= 0) return;
    this.refilledAt = now;
    const room = Math.max(0, Math.max(1, this.ratePerSecond * BURST_SECONDS) - this.tokens);
    // Beyond the time that fills the bucket nobody wanted tokens: an idle link has proved nothing.
    const busySeconds = Math.min(seconds, room / this.ratePerSecond);
    this.tokens += this.ratePerSecond * busySeconds;
    this.grow(busySeconds);
  }

  private grow(busySeconds: number): void {
    this.ratePerSecond = Math.min(this.maxPerSecond, this.ratePerSecond * (1 + this.growth * busySeconds));
    this.growth = Math.min(FASTEST_GROWTH, this.growth * 2 ** (busySeconds / GROWTH_DOUBLES_SECONDS));
  }

  private count(now: number): void {
    if (now - this.second.startedAt >= 1000) {
      const gap = now - this.second.startedAt >= 2000;
      this.second = { startedAt: now, count: 0, last: gap ? 0 : this.second.count };
    }
    this.second.count += 1;
  }
}
