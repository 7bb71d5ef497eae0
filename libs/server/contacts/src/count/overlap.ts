/** Of more phonebooks only the people in several are counted: a list of hundreds of pairs tells nobody anything. */
const MOST_COMPARED = 10;
/** Pairs that are told, the largest first. */
const MOST_TOLD = 10;

/** People that two phonebooks share, by the places of these. */
export interface SharedBy {
  places: readonly [number, number];
  count: number;
}

/** Keys that two ascending lists have both. */
function countShared(one: Int32Array, other: Int32Array): number {
  let [i, j, count] = [0, 0, 0];
  while (i < one.length && j < other.length) {
    const [a, b] = [one[i] ?? 0, other[j] ?? 0];
    if (a === b) count += 1;
    if (a <= b) i += 1;
    if (b <= a) j += 1;
  }
  return count;
}

/** Counts what phonebooks share, while their keys are merged: every list hears of the same range of keys. */
export class Overlap {
  inSeveral = 0;
  private readonly shared: number[];

  constructor(private readonly phonebooks: number) {
    this.shared = phonebooks > MOST_COMPARED ? [] : Array.from({ length: phonebooks ** 2 }, () => 0);
  }

  /** @param pieces ascending keys of each phonebook, each once; @param sorted all of them together, ascending */
  note(pieces: readonly Int32Array[], sorted: Int32Array): void {
    for (let i = 1; i < sorted.length; i += 1) {
      if (sorted[i] === sorted[i - 1] && sorted[i] !== sorted[i - 2]) this.inSeveral += 1;
    }
    if (this.shared.length === 0) return;
    pieces.forEach((one, i) => {
      pieces.slice(i + 1).forEach((other, j) => {
        const place = i * this.phonebooks + i + 1 + j;
        this.shared[place] = (this.shared[place] ?? 0) + countShared(one, other);
      });
    });
  }

  /** Pairs that share someone, the largest first. */
  get pairs(): SharedBy[] {
    const { phonebooks, shared } = this;
    const all = shared.map((count, place) => {
      const places = [Math.floor(place / phonebooks), place % phonebooks] satisfies [number, number];
      return { places, count };
    });
    return all
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_TOLD);
  }
}
