import type { ServerContext } from '@peyk/server-database';
import { rematchParkedReceipts } from './parked-receipts';

/** An answer that another process stores at the same moment is there by then; the periodic task has the rest. */
const SOON_MS = 10_000;

/**
 * Two processes may store an answer and its receipt past each other: one finds no parked receipt, the other no part.
 * Anyone who parked looks again for a while. Answers a task that does so.
 * @param parkedCount how many receipts this process has parked so far.
 */
export function createRematchSoon(context: ServerContext, parkedCount: () => number): () => Promise<void> {
  const seen = { count: 0, untilMs: 0 };
  return async () => {
    const nowMs = performance.now();
    if (parkedCount() !== seen.count) {
      seen.count = parkedCount();
      seen.untilMs = nowMs + SOON_MS;
    }
    if (nowMs < seen.untilMs) await rematchParkedReceipts(context);
  };
}
