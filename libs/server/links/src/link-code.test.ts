import fc from 'fast-check';
import { CODE_CHARS, createLinkCodes } from './link-code';

const codes = createLinkCodes('a secret of tests');
const places = fc.record({ linkId: fc.bigInt(1n, 2n ** 30n - 1n), n: fc.integer({ min: 1, max: 2 ** 22 - 1 }) });

describe('codes of short links', () => {
  it('lead back to their place, and all have one length', () => {
    fc.assert(
      fc.property(places, (place) => {
        const code = codes.encode(place);
        expect(code).toMatch(/^[2-9A-HJ-NP-Za-hjkm-z]{9}$/);
        expect(code).toHaveLength(CODE_CHARS);
        expect(codes.decode(code)).toEqual(place);
      }),
    );
  });

  it('of neighbours have nothing in common that tells the next one', () => {
    const made = Array.from({ length: 1000 }, (_, i) => codes.encode({ linkId: 7n, n: i + 1 }));
    expect(new Set(made).size).toBe(1000);
    // By chance one in 56 characters is the same at the same place.
    const same = made.slice(1).map((code, i) => [...code].filter((char, at) => char === made[i]?.[at]).length);
    const mean = same.reduce((sum, count) => sum + count, 0) / same.length;
    expect(mean).toBeLessThan(0.5);
  });

  it('are not found by changing a character: that leads to no recipient of the send', () => {
    const code = codes.encode({ linkId: 7n, n: 1 });
    const changed = Array.from({ length: CODE_CHARS }, (_, at) =>
      ['2', '3', 'a', 'z'].map((char) => code.slice(0, at) + char + code.slice(at + 1)),
    ).flat();
    const hits = changed.filter((one) => one !== code && codes.decode(one)?.linkId === 7n);
    expect(hits).toEqual([]);
  });

  it('of another secret lead elsewhere', () => {
    const place = { linkId: 7n, n: 1 };
    expect(createLinkCodes('another secret').decode(codes.encode(place))).not.toEqual(place);
  });

  it.each(['', '2', '22222222', '2222222222', '0abcdefgh', 'سلام‌سلام', 'zzzzzzzzz', "' or 1=1-"])(
    'cannot be %j',
    (code) => {
      expect(codes.decode(code)).toBeUndefined();
    },
  );

  it.each([
    { linkId: 0n, n: 1 },
    { linkId: 2n ** 30n, n: 1 },
    { linkId: 1n, n: 0 },
    { linkId: 1n, n: 2 ** 22 },
    { linkId: 1n, n: 1.5 },
  ])('are refused for $linkId/$n', (place) => {
    expect(() => codes.encode(place)).toThrow(RangeError);
  });
});
