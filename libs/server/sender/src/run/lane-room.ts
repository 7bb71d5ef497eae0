import type { Clock } from '@peyk/server-database';
import type { ActiveChunk } from './active-chunk';
import { withinRates } from './lane-controls';

/** What of a chunk says whether it takes up room. */
export type Occupant = Pick<ActiveChunk, 'sendId' | 'isLimited' | 'waitMs' | 'resting'>;

/** Chunks that a lane works on at once: enough for many sends to take turns, few enough to stay in memory. */
export const MOST_CHUNKS = 16;
/** Together with those that a rate limits: someone's slow sends must not keep others from being claimed. */
const MOST_WITH_LIMITED = 64;
/** How often some of those that a rate limits make room, where there are as many. */
const REST_EVERY_MS = 1_000;

/** How many chunks a lane may have, and who makes room for others. */
export class LaneRoom {
  private restedAtMs = 0;
  private restedSendIds: readonly bigint[] = [];

  constructor(private readonly clock: Clock) {}

  /** How many chunks more a lane with these may have. */
  left(active: readonly Occupant[]): number {
    const free = active.filter((chunk) => !chunk.isLimited && !chunk.resting).length;
    return Math.min(MOST_CHUNKS - free, MOST_WITH_LIMITED - active.length);
  }

  /** Whether it is time to ask who waits for a place: all are taken, by some that a rate limits, and a second has passed. */
  isShort(active: readonly Occupant[]): boolean {
    return active.length >= MOST_WITH_LIMITED && this.isSecondOver() && active.some((chunk) => chunk.isLimited);
  }

  /**
   * Makes places for others: those that a rate keeps longest rest, to be given back. Among equals it is anyone who would be
   * served last.
   */
  make(active: readonly Occupant[], places: number): void {
    this.restedAtMs = this.clock.now().getTime();
    const limited = active.filter((chunk) => chunk.isLimited).reverse();
    limited.sort((one, other) => other.waitMs - one.waitMs);
    const resting = limited.slice(0, Math.min(places, MOST_CHUNKS));
    for (const chunk of resting) chunk.resting = true;
    this.restedSendIds = resting.map((chunk) => chunk.sendId);
  }

  /** Sends that made room a moment ago: anyone who waited for a place comes before they come again. */
  get rested(): readonly bigint[] {
    return this.isSecondOver() ? [] : this.restedSendIds;
  }

  private isSecondOver(): boolean {
    // Not "later than": a clock that was set back must not keep others out.
    return Math.abs(this.clock.now().getTime() - this.restedAtMs) >= REST_EVERY_MS;
  }
}

/** Whether what the rates let pass of these chunks fills so many free slots, and enough of them take turns. */
export function isEnoughFor(free: number, active: readonly ActiveChunk[]): boolean {
  const ready = withinRates(active.map((chunk) => ({ chunk, take: chunk.left })));
  const parts = ready.reduce((sum, { chunk, take }) => sum + take * chunk.parts, 0);
  return ready.length >= MOST_CHUNKS / 2 && parts >= free;
}
