/** How many submits a second are taken: a bucket of a tenth of a second. */
export class TakeRate {
  private tokens: number;
  private refilledAt: number;

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {
    this.tokens = this.most();
    this.refilledAt = now();
  }

  take(): boolean {
    if (this.perSecond === 0) return true;
    const now = this.now();
    this.tokens = Math.min(this.most(), this.tokens + ((now - this.refilledAt) / 1000) * this.perSecond);
    this.refilledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }

  private most(): number {
    return Math.max(1, this.perSecond / 10);
  }
}
