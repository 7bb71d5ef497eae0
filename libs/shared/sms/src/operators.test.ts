import fc from 'fast-check';
import { keyToMobile, mobileToKey, parseMobile } from './mobile';
import { type OperatorCode, type PrefixOverride, createOperatorResolver, operatorOf } from './operators';

const of = (input: string, overrides?: PrefixOverride[]) => operatorOf(parseMobile(input)!, overrides);

/** Numbers are built from their prefix, so that none stands here that someone could have. */
const numberOf = (prefix: string) => prefix.padEnd(10, '0');

describe('operatorOf', () => {
  it.each<[string, OperatorCode]>([
    ['910', 'mci'],
    ['919', 'mci'],
    ['990', 'mci'],
    ['996', 'mci'],
    ['9952', 'mci'],
    ['900', 'irancell'],
    ['9041', 'irancell'],
    ['930', 'irancell'],
    ['939', 'irancell'],
    ['920', 'rightel'],
    ['924', 'rightel'],
    ['931', 'other'],
    ['932', 'other'],
    ['934', 'other'],
    ['998', 'other'],
    ['9990', 'other'],
    ['9998', 'other'],
    ['997', 'other'],
  ])('says that 0%s belongs to %s', (prefix, operator) => {
    expect(of(numberOf(prefix))).toBe(operator);
  });

  it('lets an override win over the default of the same length, and the longer prefix over both', () => {
    const overrides: PrefixOverride[] = [
      { prefix: '92', operator: 'mci' },
      { prefix: '9241', operator: 'irancell' },
      { prefix: '9241234567', operator: 'other' },
    ];
    expect(of(numberOf('920'), overrides)).toBe('mci');
    expect(of('9241234568', overrides)).toBe('irancell');
    expect(of('9241234567', overrides)).toBe('other');
  });

  it('keeps a longer default against a shorter override', () => {
    expect(of(numberOf('932'), [{ prefix: '93', operator: 'mci' }])).toBe('other');
  });

  it.each(['', '0912', '8', '92412345678', '9a'])('refuses the override prefix %j', (prefix) => {
    const overrides: PrefixOverride[] = [{ prefix, operator: 'mci' }];
    expect(() => of('9241234567', overrides)).toThrow(RangeError);
    expect(() => createOperatorResolver(overrides)).toThrow(RangeError);
  });

  it('is agreed with by the resolver for bulk use', () => {
    const override = fc.record({
      prefix: fc.stringMatching(/^9[0-39][0-9]{0,3}$/),
      operator: fc.constantFrom<OperatorCode>('mci', 'irancell', 'rightel', 'other'),
    });
    const key = fc.oneof(fc.integer({ min: 0, max: 399_999_999 }), fc.integer({ min: 900_000_000, max: 999_999_999 }));
    fc.assert(
      fc.property(fc.array(override, { maxLength: 20 }), key, (overrides, anyKey) => {
        const mobile = keyToMobile(anyKey);
        expect(createOperatorResolver(overrides)(mobileToKey(mobile))).toBe(operatorOf(mobile, overrides));
      }),
      { numRuns: 1000 },
    );
  });
});
