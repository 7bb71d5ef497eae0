/** Parts of one session whose time for an answer is over, for a while longer: their answer may still come. */
export class LateAnswers<T> {
  private readonly given = new Map<number, { item: T; until: number }>();

  /** @param most so many are remembered; what the operator has not answered by then is left to its receipts. */
  constructor(
    private readonly keptMs: number,
    private readonly most: number,
  ) {}

  add(sequence: number, item: T, now: number): void {
    this.given.set(sequence, { item, until: now + this.keptMs });
    if (this.given.size <= this.most) return;
    const [oldest] = this.given.keys();
    if (oldest !== undefined) this.given.delete(oldest);
  }

  take(sequence: number): T | undefined {
    const entry = this.given.get(sequence);
    if (entry) this.given.delete(sequence);
    return entry?.item;
  }

  forgetOld(now: number): void {
    for (const [sequence, { until }] of this.given) {
      if (until > now) return;
      this.given.delete(sequence);
    }
  }
}
