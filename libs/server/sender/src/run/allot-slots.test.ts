import fc from 'fast-check';
import { allotSlots } from './allot-slots';
import { TokenBucket } from './token-bucket';

describe('allotSlots', () => {
  it('shares evenly between accounts, then between the chunks of one', () => {
    const chunk = (accountId: bigint) => ({ accountId, parts: 1, most: 1_000 });
    expect(allotSlots([chunk(1n), chunk(1n), chunk(2n)], 100)).toEqual([25, 25, 50]);
  });

  it('gives what one cannot use to the others', () => {
    const allotted = allotSlots(
      [
        { accountId: 1n, parts: 1, most: 5 },
        { accountId: 2n, parts: 1, most: 1_000 },
      ],
      100,
    );
    expect(allotted).toEqual([5, 95]);
  });

  it('never gives more parts than there are slots, nor more than is wanted, and leaves none that somebody could use', () => {
    const candidate = fc.record({
      accountId: fc.bigInt({ min: 1n, max: 4n }),
      parts: fc.integer({ min: 1, max: 6 }),
      most: fc.nat(300),
    });
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 16 }), fc.nat(500), (candidates, slots) => {
        const allotted = allotSlots(candidates, slots);
        const used = candidates.reduce((sum, { parts }, place) => sum + parts * (allotted[place] ?? 0), 0);
        expect(used).toBeLessThanOrEqual(slots);
        candidates.forEach(({ most, parts }, place) => {
          expect(allotted[place]).toBeLessThanOrEqual(most);
          expect(allotted[place]).toBeGreaterThanOrEqual(0);
          if ((allotted[place] ?? 0) < most) expect(parts).toBeGreaterThan(slots - used);
        });
      }),
      { seed: 20261121 },
    );
  });
});

describe('a line’s rate', () => {
  it('is not exceeded over any time, whatever is asked when', () => {
    const ask = fc.record({ afterMs: fc.nat(400), parts: fc.integer({ min: 1, max: 3 }), wanted: fc.nat(50) });
    fc.assert(
      fc.property(fc.array(ask, { maxLength: 60 }), fc.integer({ min: 10, max: 500 }), (asks, perSecond) => {
        let now = 0;
        let taken = 0;
        const bucket = new TokenBucket(perSecond, () => now);
        for (const { afterMs, parts, wanted } of asks) {
          now += afterMs;
          const count = Math.min(wanted, bucket.available(parts));
          bucket.take(count * parts);
          taken += count * parts;
          expect(taken).toBeLessThanOrEqual((now / 1_000) * perSecond + Math.max(3, perSecond * 0.1) + 1e-6);
        }
      }),
      { seed: 20261121 },
    );
  });

  it('stands still for no longer than it takes when the clock is set back', () => {
    let now = 10_000;
    const bucket = new TokenBucket(10, () => now);
    bucket.take(1);
    now = 0;
    expect(bucket.available(1)).toBe(0);
    now = 100;
    expect(bucket.available(1)).toBe(1);
  });
});
