import fc from 'fast-check';
import { floorRial, mrialToRialString, rialStringToMrial } from './money';

describe('money in the contract', () => {
  it.each([
    [3_697_500n, '3697.5'],
    [0n, '0'],
    [1n, '0.001'],
    [-12_050n, '-12.05'],
    [-1n, '-0.001'],
    [1_438_500_000n, '1438500'],
  ])('writes %s milli-rial as %s and reads it back', (mrial, rial) => {
    expect(mrialToRialString(mrial)).toBe(rial);
    expect(rialStringToMrial(rial)).toBe(mrial);
  });

  it('reads needless zeros', () => {
    expect(rialStringToMrial('007.500')).toBe(7_500n);
    expect(rialStringToMrial('-0')).toBe(0n);
  });

  it.each(['', '.', '1.', '.5', '1.2345', '1,000', '1e3', '+1', ' 1', '۱', '--1', '1234567890123456', 'NaN'])(
    'refuses %j rather than guess',
    (rial) => {
      expect(() => rialStringToMrial(rial)).toThrow(RangeError);
    },
  );

  it('goes there and back for every amount that fits the database', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n }), (mrial) => {
        expect(rialStringToMrial(mrialToRialString(mrial))).toBe(mrial);
      }),
    );
  });
});

describe('floorRial', () => {
  it.each([
    [0n, 0n],
    [999n, 0n],
    [1_000n, 1n],
    [3_697_500n, 3_697n],
    [-1n, -1n],
    [-1_000n, -1n],
    [-1_001n, -2n],
  ])('shows %s milli-rial as %s rial', (mrial, rial) => {
    expect(floorRial(mrial)).toBe(rial);
  });
});
