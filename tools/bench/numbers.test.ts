import { benchNumbers } from './numbers.ts';

describe('the recipients of a benchmark', () => {
  it('are different mobile numbers', () => {
    const numbers = benchNumbers(10_000);
    expect(new Set(numbers).size).toBe(10_000);
    expect(numbers.every((number) => /^98(9952|9953|9041|9240)\d{6}$/.test(number))).toBe(true);
  });

  it('end where the ranges end', () => {
    expect(() => benchNumbers(4_000_001)).toThrow('at most 4000000');
  });
});
