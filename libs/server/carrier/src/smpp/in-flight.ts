/** Submits of one session that have no answer yet, in the order in which they were written. */
export class InFlight<T> {
  /** Insertion order is deadline order, because every submit waits equally long. */
  private readonly waiting = new Map<number, { item: T; deadline: number; order: number }>();
  private added = 0;
  private written = 0;

  get size(): number {
    return this.waiting.size;
  }

  add(sequence: number, item: T, deadline: number): void {
    this.waiting.set(sequence, { item, deadline, order: ++this.added });
  }

  take(sequence: number): T | undefined {
    const entry = this.waiting.get(sequence);
    if (!entry) return undefined;
    this.waiting.delete(sequence);
    return entry.item;
  }

  /** Removes those whose time is over. */
  takeExpired(now: number): { sequence: number; item: T }[] {
    const expired: { sequence: number; item: T }[] = [];
    for (const [sequence, entry] of this.waiting) {
      if (entry.deadline > now) break;
      this.waiting.delete(sequence);
      expired.push({ sequence, item: entry.item });
    }
    return expired;
  }

  /** Their answers cannot be read for so long: the operator has so much more time. */
  prolong(ms: number): void {
    for (const entry of this.waiting.values()) entry.deadline += ms;
  }

  /** All that was added until now leaves for the socket: from here on the operator may have it. */
  markWritten(): void {
    this.written = this.added;
  }

  /** Removes those that have not left for the socket. */
  takeUnwritten(): T[] {
    const unwritten: T[] = [];
    for (const [sequence, entry] of this.waiting) {
      if (entry.order <= this.written) continue;
      this.waiting.delete(sequence);
      unwritten.push(entry.item);
    }
    return unwritten;
  }

  /** Removes all, sorted by whether they had left for the socket. */
  takeAll(): { written: T[]; unwritten: T[] } {
    const written: T[] = [];
    const unwritten: T[] = [];
    for (const entry of this.waiting.values()) (entry.order <= this.written ? written : unwritten).push(entry.item);
    this.waiting.clear();
    return { written, unwritten };
  }
}
