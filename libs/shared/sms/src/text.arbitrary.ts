import fc from 'fast-check';

const unit = fc.constantFrom('a', 'Z', '0', ' ', '\n', '€', '{', '@', 'س', '۵', '\u200c', '😀', '\ud83d', '\ude00');
const gsmUnit = fc.constantFrom('a', 'Z', '0', ' ', '\n', '€', '{', '@', '~');

/** Texts around the borders of parts: runs of one character mixed with pairs, purely GSM in half of the cases. */
export const textArbitrary = fc
  .oneof(
    fc.array(fc.tuple(gsmUnit, fc.integer({ min: 1, max: 80 })), { maxLength: 12 }),
    fc.array(fc.tuple(unit, fc.integer({ min: 1, max: 40 })), { maxLength: 12 }),
  )
  .map((runs) => runs.map(([char, times]) => char.repeat(times)).join(''));
