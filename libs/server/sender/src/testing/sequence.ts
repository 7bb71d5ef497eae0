/** Draws from lists in an order that the seed decides: the same seed gives the same draws (mulberry32). */
export function createSequence(seed: number): <T>(list: readonly T[]) => T {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (list) => {
    const drawn = list[Math.floor(next() * list.length)];
    if (drawn === undefined) throw new RangeError('There is nothing to draw from.');
    return drawn;
  };
}
