import { concat } from './key-reader';
import type { KeyReader } from './key-reader';

/**
 * The keys of all readers, each once, ascending, in pages; memory holds about one page of each reader.
 * @param watch hears of the keys of each reader up to the same one, and of all of them sorted
 */
export async function* mergeKeys(
  readers: readonly KeyReader[],
  watch?: (pieces: readonly Int32Array[], sorted: Int32Array) => void,
): AsyncGenerator<Int32Array> {
  for (;;) {
    const horizons: number[] = [];
    for (const reader of readers) {
      const horizon = await reader.horizon();
      if (horizon !== undefined) horizons.push(horizon);
    }
    if (horizons.length === 0) return;
    // Up to here nothing can come any more that has not been read.
    const limit = horizons.reduce((least, horizon) => Math.min(least, horizon));
    const pieces: Int32Array[] = [];
    for (const reader of readers) pieces.push(await reader.takeUpTo(limit));
    const sorted = concat(pieces).sort();
    watch?.(pieces, sorted);
    yield withoutDoubles(sorted);
  }
}

/** Ascending keys, each once; in place. */
export function withoutDoubles(sorted: Int32Array): Int32Array {
  let count = 0;
  for (let i = 0; i < sorted.length; i += 1) {
    if (i === 0 || sorted[i] !== sorted[i - 1]) {
      sorted[count] = sorted[i] ?? 0;
      count += 1;
    }
  }
  return sorted.subarray(0, count);
}
