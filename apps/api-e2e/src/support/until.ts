import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 25;
/** What takes long is looked at less often: the looking costs the two cores that the work needs. */
const LONG_MS = 3_000;
const LONG_STEP_MS = 150;
const LIMIT_MS = 45_000;

/**
 * Looks again and again until `isGood`. A look that throws counts as "not yet": the process that should answer may be
 * down on purpose. @throws when the time is over, with what was seen last.
 */
export async function until<T>(
  look: () => Promise<T> | T,
  isGood: (found: T) => boolean,
  limitMs = LIMIT_MS,
): Promise<T> {
  const start = Date.now();
  const end = start + limitMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const found = await look();
      if (isGood(found)) return found;
      last = found;
    } catch (error) {
      last = error;
    }
    await sleep(Date.now() - start < LONG_MS ? STEP_MS : LONG_STEP_MS);
  }
  const seen = last instanceof Error ? last.stack : JSON.stringify(last);
  throw new Error(`nothing good came within ${limitMs} ms; seen last: ${seen}`);
}

/** Waits up to 100 ms, each time another: a fault must not always come at the same moment of the operator's rhythm. */
export function aMoment(): Promise<void> {
  return sleep(Math.random() * 100);
}
