import type { Clock } from '@peyk/server-database';
import type { ClaimedChunk } from '../sql/claim-chunks';
import type { ActiveChunk } from './active-chunk';
import type { Lease } from './code-taker';

/** Codes that this process has made with its lease, and that its lane does not work on yet. */
export class GivenCodes {
  private waiting: { chunk: ClaimedChunk; until: Date }[] = [];

  constructor(private readonly clock: Clock) {}

  get count(): number {
    return this.waiting.length;
  }

  add(chunk: ClaimedChunk, { until }: Lease): void {
    this.waiting.push({ chunk, until });
  }

  /** The next one to work on. One whose lease is over is anyone's, and of one that was recovered meanwhile the next claim counts. */
  next(active: readonly ActiveChunk[]): ClaimedChunk | undefined {
    for (let one = this.waiting.shift(); one; one = this.waiting.shift()) {
      const { chunk, until } = one;
      const isClaimed = active.some((other) => other.sendId === chunk.sendId && other.chunk === chunk.chunk);
      if (!isClaimed && until > this.clock.now()) return chunk;
    }
    return undefined;
  }

  /** They are not ours any more. */
  forget(): void {
    this.waiting = [];
  }
}
