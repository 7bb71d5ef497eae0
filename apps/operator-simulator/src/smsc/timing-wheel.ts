/** Resolution of all delays. */
const SLOT_MS = 10;

/**
 * Many things that become due at many moments, with one timer: a slot per 10 ms, each a plain list. Hundreds of
 * thousands of receipts may wait here, where a timer each would cost more than the receipts.
 */
export class TimingWheel<T> {
  private readonly slots = new Map<number, T[]>();
  private readonly timer: NodeJS.Timeout;
  private last: number;
  private count = 0;

  constructor(
    private readonly now: () => number,
    private readonly onDue: (items: T[]) => void,
  ) {
    this.last = this.slotOf(now());
    this.timer = setInterval(() => this.turn(), SLOT_MS);
  }

  get size(): number {
    return this.count;
  }

  /** Due after `delayMs`; 0 means at the next turn. */
  add(item: T, delayMs: number): void {
    const slot = Math.max(this.last + 1, this.slotOf(this.now() + delayMs));
    const list = this.slots.get(slot);
    if (list) list.push(item);
    else this.slots.set(slot, [item]);
    this.count += 1;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private turn(): void {
    const present = this.slotOf(this.now());
    // After a pause of the process (a laptop asleep) walking over the slots in use is shorter than over the time.
    if (present - this.last > this.slots.size) this.turnOverUsed(present);
    else for (let slot = this.last + 1; slot <= present; slot += 1) this.take(slot);
    this.last = Math.max(this.last, present);
  }

  private turnOverUsed(present: number): void {
    const due = [...this.slots.keys()].filter((slot) => slot <= present).sort((a, b) => a - b);
    for (const slot of due) this.take(slot);
  }

  private take(slot: number): void {
    const items = this.slots.get(slot);
    if (!items) return;
    this.slots.delete(slot);
    this.count -= items.length;
    this.onDue(items);
  }

  private slotOf(ms: number): number {
    return Math.floor(ms / SLOT_MS);
  }
}
