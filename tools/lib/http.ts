import { setTimeout as sleep } from 'node:timers/promises';

/** The status of a GET, or undefined when nobody answers within `limitMs`. */
export async function statusOf(url: string, limitMs = 1000): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs), redirect: 'manual' });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    // Refused, reset or timed out all mean the same here: not there (yet).
    return undefined;
  }
}

export interface WaitOptions {
  limitMs: number;
  /** Ends the wait early, for instance because the process that should answer has died. */
  giveUpWhen?: () => boolean;
}

const STEP_MS = 50;

/** Waits until a GET of `url` is answered with 200. @returns false when it is not in time. */
export async function waitUntilOk(url: string, options: WaitOptions): Promise<boolean> {
  const end = Date.now() + options.limitMs;
  while (Date.now() < end && !options.giveUpWhen?.()) {
    if ((await statusOf(url)) === 200) return true;
    await sleep(STEP_MS);
  }
  return false;
}
