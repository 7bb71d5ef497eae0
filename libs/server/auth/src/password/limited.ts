import { DomainError, HTTP_ERRORS } from '@peyk/server-http';

const RETRY_AFTER_SECONDS = 5;

/** Who waits: people of one address share a group; a known device goes before all groups. */
export interface Lane {
  group: string;
  isKnown?: boolean;
}

export interface Bounds {
  /** How much runs at once. */
  atOnce: number;
  /** How many of one group may wait, and of all groups together. */
  perGroup: number;
  waiting: number;
}

interface Waiter {
  start: () => void;
  refuse: (error: DomainError) => void;
}

const busy = () => new DomainError({ ...HTTP_ERRORS.unavailable, retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Who waits, group by group: the first in `turns` is served next and then goes to the end. */
class FairQueue {
  private readonly known: Waiter[] = [];
  private readonly groups = new Map<string, Waiter[]>();
  private turns: string[] = [];
  private count = 0;

  constructor(private readonly bounds: Bounds) {}

  add({ group, isKnown = false }: Lane, waiter: Waiter): void {
    if (isKnown) {
      if (this.known.length >= this.bounds.perGroup) this.known.shift()?.refuse(busy());
      this.known.push(waiter);
      return;
    }
    const waiting = this.groups.get(group) ?? [];
    if (waiting.length >= this.bounds.perGroup) return waiter.refuse(busy());
    if (this.count >= this.bounds.waiting) this.makeRoom();
    // Who comes anew goes first: a crowd that waits already may have gone away, and has been waiting for itself.
    if (waiting.length === 0) this.turns.unshift(group);
    waiting.push(waiter);
    this.groups.set(group, waiting);
    this.count += 1;
  }

  /** The next one to serve. */
  take(): Waiter | undefined {
    const known = this.known.shift();
    if (known) return known;
    const group = this.turns.shift();
    if (group === undefined) return undefined;
    const { waiter, isEmpty } = this.takeFrom(group);
    if (!isEmpty) this.turns.push(group);
    return waiter;
  }

  private takeFrom(group: string): { waiter: Waiter | undefined; isEmpty: boolean } {
    const waiting = this.groups.get(group) ?? [];
    const waiter = waiting.shift();
    this.count -= 1;
    if (waiting.length === 0) this.groups.delete(group);
    return { waiter, isEmpty: waiting.length === 0 };
  }

  /** Of the largest group one has to go; among equals, of the one whose turn is last. */
  private makeRoom(): void {
    const sizeOf = (group: string) => this.groups.get(group)?.length ?? 0;
    const largest = this.turns.reduce((most, group) => (sizeOf(group) >= sizeOf(most) ? group : most));
    const { waiter, isEmpty } = this.takeFrom(largest);
    if (isEmpty) this.turns = this.turns.filter((group) => group !== largest);
    waiter?.refuse(busy());
  }
}

/**
 * Runs at most so much of the given work at once. Who has to wait waits fairly: group by group in turns, newcomers first, and a
 * crowd of one group neither fills the queue nor stands before anybody else.
 * @throws 503-1 from the returned function when a group, or everything, is full.
 */
export function createFairLimiter(bounds: Bounds) {
  const queue = new FairQueue(bounds);
  const state = { running: 0 };
  return async function limited<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    // Anyone who ends hands its place over, so nobody can slip in between.
    if (state.running >= bounds.atOnce) {
      await new Promise<void>((start, refuse) => queue.add(lane, { start, refuse }));
    } else state.running += 1;
    try {
      return await work();
    } finally {
      const next = queue.take();
      if (next) next.start();
      else state.running -= 1;
    }
  };
}
