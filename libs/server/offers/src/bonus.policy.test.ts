import { bestBonus, bonusOf } from './bonus.policy';

const TEN = { id: 1n, title: 'ده درصد', percent: 10, fromMrial: 5_000_000_000n, mostMrial: null, endsAt: new Date(0) };

it('a promotion gives its share from its least amount on, never more than its most, in whole rials', () => {
  expect(bonusOf(TEN, 4_999_990_000n)).toBe(0n);
  expect(bonusOf(TEN, 5_000_000_000n)).toBe(500_000_000n);
  expect(bonusOf({ ...TEN, mostMrial: 300_000_000n }, 5_000_000_000n)).toBe(300_000_000n);
  expect(bonusOf({ ...TEN, percent: 3, fromMrial: 0n }, 1_000_010_000n)).toBe(30_000_000n);
});

it('of several promotions the one that gives most counts, alone', () => {
  const fifth = { ...TEN, id: 2n, title: 'بیست درصد', percent: 20, mostMrial: 600_000_000n };
  expect(bestBonus([TEN, fifth], 5_000_000_000n)).toEqual({ amountMrial: 600_000_000n, title: 'بیست درصد' });
  expect(bestBonus([TEN, fifth], 9_000_000_000n)).toEqual({ amountMrial: 900_000_000n, title: 'ده درصد' });
  expect(bestBonus([TEN, fifth], 1_000_000_000n)).toBeNull();
  expect(bestBonus([], 9_000_000_000n)).toBeNull();
});
