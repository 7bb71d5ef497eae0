import { PeykConnectionError, PeykError } from './peyk-error';
import type { Plan } from './plan';

const FIRST_WAIT_MS = 500;
const MOST_WAIT_MS = 8_000;
/** Who must wait longer than this is told so at once. */
const MOST_PATIENCE_MS = 30_000;

/** The same request is being carried out: its answer comes to who asks again. */
const IN_PROGRESS = '409-3';

function isWorthIt(error: unknown, { isKeyed, isRead }: Plan): boolean {
  const isSafe = isKeyed || isRead;
  if (error instanceof PeykConnectionError) return isSafe;
  if (!(error instanceof PeykError) || error.permanent) return false;
  // Refused before anything was done, so it may be asked again whatever it is.
  if (error.status === 429) return true;
  return isSafe && (error.status === 408 || error.status >= 500 || error.code === IN_PROGRESS);
}

/** How long to wait before try `n` (from 1) is repeated; undefined where it must not be. */
export function waitBefore(error: unknown, plan: Plan, n: number): number | undefined {
  if (!isWorthIt(error, plan)) return undefined;
  const asked = error instanceof PeykError ? error.retryAfterSeconds : undefined;
  const own = Math.min(FIRST_WAIT_MS * 2 ** (n - 1), MOST_WAIT_MS) * (0.5 + Math.random() / 2);
  const waitMs = asked === undefined ? own : asked * 1000;
  return waitMs > MOST_PATIENCE_MS ? undefined : waitMs;
}

/** @throws the signal's reason as soon as it is aborted */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}
