/** Pages of ascending keys, taken piece by piece. */
export interface KeyReader {
  /** The highest key of the page that is being read; undefined when all have been taken. */
  horizon(): Promise<number | undefined>;
  /** All keys up to `limit` that have not been taken yet. */
  takeUpTo(limit: number): Promise<Int32Array>;
}

export function createKeyReader(pages: AsyncIterator<Int32Array>): KeyReader {
  let page: Int32Array = new Int32Array(0);
  let at = 0;
  let ended = false;
  const fill = async () => {
    while (!ended && at >= page.length) {
      const next = await pages.next();
      ended = next.done === true;
      page = next.done === true ? page : next.value;
      at = next.done === true ? page.length : 0;
    }
  };
  return {
    horizon: async () => {
      await fill();
      return ended ? undefined : page.at(-1);
    },
    takeUpTo: async (limit) => {
      const pieces: Int32Array[] = [];
      for (;;) {
        await fill();
        const end = placeAfter(page, limit, at);
        if (end === at) return concat(pieces);
        pieces.push(page.subarray(at, end));
        at = end;
      }
    },
  };
}

/** Where the keys above `limit` begin, from `start` on. */
function placeAfter(page: Int32Array, limit: number, start: number): number {
  let low = start;
  let high = page.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((page[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function concat(pieces: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
