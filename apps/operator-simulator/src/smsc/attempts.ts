const MAX_KEPT = 10_000;

/** Counts how often the same part was submitted to a magic number; forgets the oldest beyond 10,000. */
export class Attempts {
  private readonly counts = new Map<string, number>();

  next(key: string): number {
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.delete(key);
    this.counts.set(key, count);
    if (this.counts.size > MAX_KEPT) {
      const oldest = this.counts.keys().next().value;
      if (oldest !== undefined) this.counts.delete(oldest);
    }
    return count;
  }

  /** After the part was taken: the next message begins again. */
  forget(key: string): void {
    this.counts.delete(key);
  }
}
