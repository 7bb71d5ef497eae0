/** Numbers that look drawn and come again with the same seed (mulberry32). */
export interface Draw {
  /** 0 to 1, without 1. */
  number(): number;
  /** 0 to `below` - 1. */
  below(below: number): number;
  /** True as often as told. */
  chance(share: number): boolean;
  one<T>(of: readonly T[]): T;
}

export function createDraw(seed: number): Draw {
  const state = { at: seed >>> 0 };
  const number = () => {
    state.at = (state.at + 0x6d2b79f5) >>> 0;
    let mixed = state.at;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(number() * limit);
  return {
    number,
    below,
    chance: (share) => number() < share,
    one: (of) => {
      const found = of[below(of.length)];
      if (found === undefined) throw new Error('There is nothing to draw from.');
      return found;
    },
  };
}
