const BURST_SECONDS = 0.1;
/** Without a share in the rate: a new one is announced. */
const NOTHING_PASSES_MS = 1_000;

/** Parts a second on one line, or this process's share of them. Holds a tenth of a second's worth, or one message of many parts, whichever is more. */
export class TokenBucket {
  private tokens = 0;
  private filledAtMs: number;
  private isNew = true;

  constructor(
    private readonly wholePerSecond: number,
    private readonly now: () => number,
    private readonly share: () => number = () => 1,
  ) {
    this.filledAtMs = now();
  }

  /** How many messages of so many parts may go now. */
  available(parts: number): number {
    this.fill(parts);
    if (this.perSecond === 0) return 0;
    return Math.floor(this.tokens / parts);
  }

  /** A new one would let no more pass. */
  get isFull(): boolean {
    this.fill(1);
    return this.tokens >= this.capacity(1);
  }

  take(parts: number): void {
    this.tokens -= parts;
  }

  /** Gives back what was taken and not used. */
  giveBack(parts: number): void {
    this.tokens += parts;
  }

  /** Until one message of so many parts may go, in milliseconds. */
  waitMs(parts: number): number {
    this.fill(parts);
    if (this.perSecond === 0) return NOTHING_PASSES_MS;
    return Math.max(0, Math.ceil(((parts - this.tokens) / this.perSecond) * 1_000));
  }

  private get perSecond(): number {
    return this.wholePerSecond * this.share();
  }

  private capacity(parts: number): number {
    return Math.max(parts, this.perSecond * BURST_SECONDS);
  }

  private fill(parts: number): void {
    const now = this.now();
    // A clock that was set back must not freeze the line.
    const elapsedMs = Math.max(0, now - this.filledAtMs);
    this.filledAtMs = now;
    // One may be made before this process has a share; it begins with its worth all the same.
    if (this.isNew && this.perSecond > 0) {
      this.isNew = false;
      this.tokens += this.capacity(1);
    }
    this.tokens = Math.min(
      Math.max(this.capacity(parts), this.tokens),
      this.tokens + (elapsedMs / 1_000) * this.perSecond,
    );
  }
}
