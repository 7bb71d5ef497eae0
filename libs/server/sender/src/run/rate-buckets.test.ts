import { fixedClock } from '@peyk/shared-testing-node';
import { RateBuckets } from './rate-buckets';

describe('the bucket of a rate', () => {
  it('is the same as long as the rate is', () => {
    const buckets = new RateBuckets(fixedClock());
    const bucket = buckets.of(1n, 10);
    expect(buckets.of(1n, 10)).toBe(bucket);
    expect(buckets.of(1n, 20)).not.toBe(bucket);
    expect(buckets.of(1n, null)).toBeUndefined();
  });

  it('is kept until it is full, so that a send that comes back a moment later does not begin with a full one', () => {
    const clock = fixedClock();
    const buckets = new RateBuckets(clock);
    buckets.of(1n, 1)?.take(1);
    buckets.keepUsed(new Set());
    expect(buckets.of(1n, 1)?.available(1)).toBe(0);
    const used = buckets.of(1n, 1);
    clock.advance(1_000);
    buckets.keepUsed(new Set());
    expect(buckets.of(1n, 1)).not.toBe(used);
  });

  it('begins with a tenth of a second’s worth, also when the share in the rate comes after it', () => {
    let share = 0;
    const bucket = new RateBuckets(fixedClock(), () => share).of(1n, 100);
    expect(bucket?.available(1)).toBe(0);
    share = 0.5;
    expect(bucket?.available(1)).toBe(5);
    bucket?.take(5);
    share = 0;
    expect(bucket?.available(1)).toBe(0);
    share = 0.5;
    expect(bucket?.available(1)).toBe(0);
  });
});
