import { totalsOf } from './quote-totals';

const PERSIAN = { unitMrial: 1_330_000n, statutoryMrial: 40_000n };
const MCI = 0;
const RIGHTEL = 2;

describe('the totals of a quote', () => {
  it('adds up operators, each at its own price', () => {
    expect(totalsOf(Uint8Array.of(MCI, RIGHTEL, MCI), 2, PERSIAN, false)).toEqual({
      reachableCount: 3,
      byOperator: [
        { operator: 'mci', count: 2, unitPriceMrial: 2_740_000n, totalMrial: 5_480_000n },
        { operator: 'rightel', count: 1, unitPriceMrial: 3_006_000n, totalMrial: 3_006_000n },
      ],
      subtotalMrial: 8_486_000n,
      charityMrial: 0n,
      totalMrial: 8_486_000n,
    });
  });

  it('adds five percent for charity as a line of its own', () => {
    expect(totalsOf(new Uint8Array(1000).fill(MCI), 1, PERSIAN, true)).toMatchObject({
      subtotalMrial: 1_370_000_000n,
      charityMrial: 68_500_000n,
      totalMrial: 1_438_500_000n,
    });
  });

  it('costs nothing when nobody is reached', () => {
    expect(totalsOf(new Uint8Array(), 1, PERSIAN, true)).toMatchObject({
      reachableCount: 0,
      byOperator: [],
      totalMrial: 0n,
    });
  });
});
