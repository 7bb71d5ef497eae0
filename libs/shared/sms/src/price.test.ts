import fc from 'fast-check';
import { analyseText } from './analyse-text';
import { parseMobile } from './mobile';
import { mrialToRialString } from './money';
import { operatorOf } from './operators';
import { charityMrial, isExactTariff, priceRecipientMrial, tierPermilleOf } from './price';

const UNIT_MRIAL = { persian: 1_330_000n, latin: 3_325_000n };
const STATUTORY_MRIAL = 40_000n;
const MCI = '9952000001';
const IRANCELL = '9041000001';
const RIGHTEL = '9241000001';
const ONE_PERSIAN_PART = 'سلام';
const TWO_PERSIAN_PARTS = 'س'.repeat(71);

/** From text and number to price, through everything that takes part in it. */
function priceMrial(number: string, text: string): bigint {
  const { parts, language } = analyseText(text);
  return priceRecipientMrial({
    parts,
    unitMrial: UNIT_MRIAL[language],
    tierPermille: tierPermilleOf(operatorOf(parseMobile(number)!)),
    statutoryMrial: STATUTORY_MRIAL,
  });
}

describe('the golden prices', () => {
  it('(a) asks 1370 rial for one MCI recipient of one Persian part', () => {
    expect(mrialToRialString(priceMrial(MCI, ONE_PERSIAN_PART))).toBe('1370');
  });

  it('(b) asks 1503 rial for one Irancell recipient of the same', () => {
    expect(mrialToRialString(priceMrial(IRANCELL, ONE_PERSIAN_PART))).toBe('1503');
  });

  it('(c) asks 8486 rial for two MCI and one RighTel recipient of two Persian parts', () => {
    const total = 2n * priceMrial(MCI, TWO_PERSIAN_PARTS) + priceMrial(RIGHTEL, TWO_PERSIAN_PARTS);
    expect(mrialToRialString(total)).toBe('8486');
  });

  it('(d) asks 3697.5 rial for one Irancell recipient of one Latin part', () => {
    expect(mrialToRialString(priceMrial(IRANCELL, 'Hello'))).toBe('3697.5');
  });

  it('(e) asks 1,438,500 rial for a thousand MCI recipients of one Persian part, with charity', () => {
    const total = 1000n * priceMrial(MCI, ONE_PERSIAN_PART);
    expect(mrialToRialString(total + charityMrial(total))).toBe('1438500');
  });
});

describe('priceRecipientMrial', () => {
  const input = { parts: 1, unitMrial: 1_330_000n, tierPermille: 1100 as const, statutoryMrial: 40_000n };

  it('refuses a unit whose tenth is not whole, rather than round', () => {
    expect(() => priceRecipientMrial({ ...input, unitMrial: 1_330_001n })).toThrow(RangeError);
    expect(priceRecipientMrial({ ...input, unitMrial: 1_330_001n, tierPermille: 1000 })).toBe(1_370_001n);
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses %s parts', (parts) => {
    expect(() => priceRecipientMrial({ ...input, parts })).toThrow(RangeError);
  });

  it('refuses negative money', () => {
    expect(() => priceRecipientMrial({ ...input, unitMrial: -10n })).toThrow(RangeError);
    expect(() => priceRecipientMrial({ ...input, statutoryMrial: -1n })).toThrow(RangeError);
    expect(() => charityMrial(-20n)).toThrow(RangeError);
  });

  it('refuses charity that is not whole', () => {
    expect(() => charityMrial(19n)).toThrow(RangeError);
    expect(charityMrial(20n)).toBe(1n);
    expect(charityMrial(0n)).toBe(0n);
  });

  it('never refuses a tariff that isExactTariff accepts, for any tier, with charity', () => {
    const unit = fc.bigInt({ min: 0n, max: 10_000_000n });
    fc.assert(
      fc.property(
        unit,
        fc.integer({ min: 1, max: 42 }),
        fc.constantFrom(1000 as const, 1100 as const),
        (n, parts, tier) => {
          const unitMrial = n * 200n;
          expect(isExactTariff(unitMrial)).toBe(true);
          const price = priceRecipientMrial({ parts, unitMrial, tierPermille: tier, statutoryMrial: STATUTORY_MRIAL });
          expect(charityMrial(price) * 20n).toBe(price);
        },
      ),
    );
    expect(isExactTariff(1_330_100n)).toBe(false);
    expect(isExactTariff(-200n)).toBe(false);
  });
});
