/** A set of words in few bytes: it knows every word of the set, and takes one other word in a thousand for one (a Bloom filter). */
export interface WordFilter {
  /** Positions that each word marks. */
  readonly hashes: number;
  readonly bytes: Uint8Array;
}

const FNV_PRIME = 0x01000193;
const SEEDS = [0x811c9dc5, 0x9747b28c] as const;
const BITS_PER_BYTE = 8;

function fnv1a(word: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), FNV_PRIME);
  }
  // The low bits of short words are alike without this.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The bits that a word marks in a filter of so many. */
export function bitsOf(word: string, hashes: number, bits: number): number[] {
  const [first, second] = SEEDS.map((seed) => fnv1a(word, seed)) as [number, number];
  return Array.from({ length: hashes }, (_, index) => (first + index * second) % bits);
}

export function holdsWord({ hashes, bytes }: WordFilter, word: string): boolean {
  return bitsOf(word, hashes, bytes.length * BITS_PER_BYTE).every(
    (bit) => ((bytes[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0,
  );
}
