/** How long the second key of a sequence may take. */
export const SEQUENCE_MS = 1500;

interface Bound {
  readonly keys?: readonly string[];
}

export interface Pressed {
  /** Keys that begin a sequence and wait for their next one. */
  readonly waiting: readonly string[];
  /** When the last of them was pressed, in milliseconds. */
  readonly atMs: number;
}

export const NOTHING_PRESSED: Pressed = { waiting: [], atMs: 0 };

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((key, index) => key === b[index]);

/**
 * Takes one more key. Answers what it completes, if anything, and what now waits. A key that leads nowhere after what
 * waited begins anew, so `g`, a slip, `g h` still goes home.
 */
export function pressKey<Item extends Bound>(
  items: readonly Item[],
  before: Pressed,
  key: string,
  nowMs: number,
): { readonly completed: Item | null; readonly pressed: Pressed } {
  const waited = nowMs - before.atMs <= SEQUENCE_MS ? before.waiting : [];
  for (const keys of waited.length > 0 ? [[...waited, key], [key]] : [[key]]) {
    const completed = items.find((item) => item.keys !== undefined && isSame(item.keys, keys));
    if (completed !== undefined) return { completed, pressed: NOTHING_PRESSED };
    const leadsOn = items.some(
      (item) =>
        item.keys !== undefined && item.keys.length > keys.length && isSame(item.keys.slice(0, keys.length), keys),
    );
    if (leadsOn) return { completed: null, pressed: { waiting: keys, atMs: nowMs } };
  }
  return { completed: null, pressed: NOTHING_PRESSED };
}
