import { benchNumbers, codeNumber, isCodeNumber } from './numbers.ts';

describe('the recipients of a benchmark', () => {
  it('are different mobile numbers', () => {
    const numbers = benchNumbers(10_000);
    expect(new Set(numbers).size).toBe(10_000);
    expect(numbers.every((number) => /^98(9952|9953|9041|9240)\d{6}$/.test(number))).toBe(true);
  });

  it('are others for the second send of a run', () => {
    const both = [...benchNumbers(1_001), ...benchNumbers(1_000, 1_001)];
    expect(new Set(both).size).toBe(2_001);
  });

  it('are never the phone that a login code goes to', () => {
    // The prefix decides, and each of them is among the first four.
    expect(benchNumbers(4).some(isCodeNumber)).toBe(false);
    expect(isCodeNumber(codeNumber(1))).toBe(true);
    expect(codeNumber(40)).toBe('989249000040');
  });

  it('end where the ranges end', () => {
    expect(() => benchNumbers(4_000_001)).toThrow('at most 4000000');
    expect(() => benchNumbers(1, 4_000_000)).toThrow('at most 4000000');
  });
});
