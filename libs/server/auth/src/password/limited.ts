import { DomainError, HTTP_ERRORS } from '@peyk/server-http';

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs at most `atOnce` of the given work, and lets at most `waiting` wait for their turn.
 * @throws 503-1 from the returned function when the queue is full.
 */
export function createLimiter(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  const state = { running: 0 };
  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (state.running >= atOnce) {
      if (queue.length >= waiting) {
        throw new DomainError({ ...HTTP_ERRORS.unavailable, retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      // Whoever ends hands its place over, so nobody can slip in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      state.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else state.running -= 1;
    }
  };
}
