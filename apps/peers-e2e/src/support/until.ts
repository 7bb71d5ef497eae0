const STEP_MS = 10;

type Found<T> = T | undefined | false;

/**
 * Waits until `look` finds something, and returns it.
 *
 * @throws after `withinMs`, telling what was waited for.
 */
export async function until<T>(what: string, look: () => Found<T> | Promise<Found<T>>, withinMs = 10_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`${what}: not within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
