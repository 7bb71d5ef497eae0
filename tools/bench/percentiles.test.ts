import { distributionOf, percentile } from './percentiles.ts';

describe('percentiles', () => {
  it('are values that were measured', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 95, 99, 100]);
  });

  it('of one value are that value, and of nothing are nothing', () => {
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });

  it('do not depend on the order of the measurements', () => {
    expect(distributionOf([30, 1, 10, 2])).toEqual({ count: 4, p50: 2, p95: 30, p99: 30, max: 30 });
  });
});
