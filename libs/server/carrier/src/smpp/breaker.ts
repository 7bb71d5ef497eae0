export interface BreakerTimes {
  /** From silence to the first part that tries again; twice as long after each one that stays unanswered. */
  probeFirstMs: number;
  probeMaxMs: number;
}

/**
 * Keeps a session from filling a silent operator's window again and again: each part that is handed over and not answered
 * is in doubt. After the first silence nothing more is handed over, but for one part now and then to see whether it is over.
 * An answer of any kind ends it. It outlives the connection: a new one to the same silent operator is worth no more.
 */
export class Breaker {
  private silentSince: number | undefined;
  private probeAt = 0;
  private pauseMs = 0;
  private isAnnounced = true;

  constructor(
    private readonly times: BreakerTimes,
    private readonly now: () => number,
  ) {}

  get isSilent(): boolean {
    return this.silentSince !== undefined;
  }

  /** Of a window of so many: all, one to try with, or none. */
  limit(window: number): number {
    if (this.silentSince === undefined) return window;
    return this.now() >= this.probeAt ? 1 : 0;
  }

  /** A whole waiting time without an answer; answers whether that is news. */
  silence(): boolean {
    const now = this.now();
    const isNews = this.silentSince === undefined;
    this.silentSince ??= now;
    this.pauseMs = isNews ? this.times.probeFirstMs : Math.min(this.times.probeMaxMs, this.pauseMs * 2);
    this.probeAt = now + this.pauseMs;
    this.isAnnounced = false;
    return isNews;
  }

  /** The operator has answered a submit; answers how long it was silent, undefined when it was not. */
  answered(): number | undefined {
    if (this.silentSince === undefined) return undefined;
    const silentMs = this.now() - this.silentSince;
    this.silentSince = undefined;
    this.isAnnounced = true;
    return silentMs;
  }

  /** Once for each pause that is over: whoever waits for a slot must be told. */
  takeReady(): boolean {
    if (this.isAnnounced || this.now() < this.probeAt) return false;
    this.isAnnounced = true;
    return true;
  }
}
