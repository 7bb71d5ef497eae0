import { INVALID_MOBILE_KEY } from './mobile-units';

const EMPTY = INVALID_MOBILE_KEY;
/** Knuth's multiplicative hash: neighbouring numbers spread over the table. */
const MULTIPLIER = 0x9e3779b1;
const LEAST_BITS = 4;

/** A set of mobile keys (0 to 999,999,999) in one typed array: a million of them take 8 MB instead of 40 and more. */
export interface MobileSet {
  /** Returns whether the key was new. */
  add(key: number): boolean;
  has(key: number): boolean;
}

/** @param expected how many keys will be added, as far as that is known; for more the table is made anew, twice as large. */
export function createMobileSet(expected: number): MobileSet {
  let bits = Math.max(LEAST_BITS, Math.ceil(Math.log2(expected * 2 + 1)));
  let table = new Int32Array(2 ** bits).fill(EMPTY);
  let size = 0;
  const placeOf = (key: number): number => {
    const mask = table.length - 1;
    let place = Math.imul(key, MULTIPLIER) >>> (32 - bits);
    while (table[place] !== EMPTY && table[place] !== key) place = (place + 1) & mask;
    return place;
  };
  const grow = () => {
    const before = table;
    bits += 1;
    table = new Int32Array(2 ** bits).fill(EMPTY);
    for (const key of before) if (key !== EMPTY) table[placeOf(key)] = key;
  };
  return {
    add: (key) => {
      const place = placeOf(key);
      if (table[place] === key) return false;
      table[place] = key;
      size += 1;
      // Half empty, so that a search ends soon.
      if (size * 2 > table.length) grow();
      return true;
    },
    has: (key) => table[placeOf(key)] === key,
  };
}
