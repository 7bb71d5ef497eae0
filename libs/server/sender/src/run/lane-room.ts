import type { Clock } from '@peyk/server-database';
import type { ActiveChunk } from './active-chunk';

/** What of a chunk says whether it takes up room. */
export type Occupant = Pick<ActiveChunk, 'waits' | 'waitMs' | 'resting'>;

/** Chunks that a lane works on at once: enough for many sends to take turns, few enough to stay in memory. */
export const MOST_CHUNKS = 16;
/** Together with those that wait for a rate: somebody's slow sends must not keep others from being claimed. */
const MOST_WITH_WAITING = 64;
/** How often some of those that wait make room, where there are as many. */
const REST_EVERY_MS = 1_000;

/** How many chunks a lane may have, and who makes room for others. */
export class LaneRoom {
  private restedAtMs = 0;

  constructor(private readonly clock: Clock) {}

  /** How many chunks more a lane with these may have. */
  left(active: readonly Occupant[]): number {
    const waiting = active.filter((chunk) => chunk.waits).length;
    return Math.min(MOST_CHUNKS - (active.length - waiting), MOST_WITH_WAITING - active.length);
  }

  /**
   * Where all places are taken and most chunks in them wait for a rate, those that would wait longest rest, to be given back:
   * claims go round, so whoever waits behind them comes before they come again.
   */
  make(active: readonly Occupant[]): void {
    if (active.length < MOST_WITH_WAITING) return;
    const now = this.clock.now().getTime();
    // Not "later than": a clock that was set back must not keep others out.
    if (Math.abs(now - this.restedAtMs) < REST_EVERY_MS) return;
    const waiting = active.filter((chunk) => chunk.waits);
    if (waiting.length === 0) return;
    this.restedAtMs = now;
    waiting.sort((one, other) => other.waitMs - one.waitMs);
    for (const chunk of waiting.slice(0, MOST_CHUNKS)) chunk.resting = true;
  }
}
