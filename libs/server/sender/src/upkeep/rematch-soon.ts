import type { ServerContext } from '@peyk/server-database';
import type { RecentlyParked } from '../store/recently-parked';
import { rematchParked } from '../store/store-batch';
import type { StoredBatch } from '../store/store-batch';

const BATCH = 1_000;

/** Those who park receipts: one for each operator. */
export interface Parker {
  carrier: string;
  recent: RecentlyParked;
}

/**
 * Two processes may store an answer and its receipt past each other: one finds no parked receipt, the other no part.
 * Anyone who parked asks a few times more, by the ids that it parked. Answers a task that does so.
 */
export function createRematchSoon(
  { db, clock }: ServerContext,
  { parkers, onMatched }: { parkers: () => readonly Parker[]; onMatched(matched: StoredBatch): void },
): () => Promise<void> {
  return async () => {
    for (const { carrier, recent } of parkers()) {
      const ids = recent.takeDue();
      for (let from = 0; from < ids.length; from += BATCH)
        onMatched(await rematchParked(db, ids.slice(from, from + BATCH), { carrier, now: clock.now() }));
    }
  };
}
