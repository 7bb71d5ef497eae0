/**
 * When one that was parked is asked for again, since it was parked: two transactions that went past each other (the one that stored
 * the answer found nothing parked, the one that parked found no part) are over by then. A periodic task has what is left.
 */
const ASKED_AFTER_MS = [500, 2_000, 8_000];
/** More than this nobody remembers: strangers by the thousand are no race. */
const MOST_REMEMBERED = 20_000;

interface Parked {
  id: string;
  parkedAtMs: number;
  asked: number;
}

/** Ids of receipts that this process parked a moment ago. */
export class RecentlyParked {
  private waiting: Parked[] = [];

  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  add(ids: readonly string[]): void {
    const parkedAtMs = this.nowMs();
    const room = MOST_REMEMBERED - this.waiting.length;
    for (const id of ids.slice(0, room)) this.waiting.push({ id, parkedAtMs, asked: 0 });
  }

  get size(): number {
    return this.waiting.length;
  }

  /** Those whose turn it is; each comes a few times. */
  takeDue(): string[] {
    const nowMs = this.nowMs();
    const due = this.waiting.filter((parked) => isDue(parked, nowMs));
    for (const parked of due) parked.asked += 1;
    if (due.length > 0) this.waiting = this.waiting.filter(({ asked }) => asked < ASKED_AFTER_MS.length);
    return due.map(({ id }) => id);
  }
}

function isDue({ parkedAtMs, asked }: Parked, nowMs: number): boolean {
  const afterMs = ASKED_AFTER_MS[asked];
  return afterMs !== undefined && nowMs - parkedAtMs >= afterMs;
}
