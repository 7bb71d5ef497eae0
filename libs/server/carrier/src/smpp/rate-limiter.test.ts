import { RateLimiter } from './rate-limiter';

/** Takes bulk tokens for a second of made-up time, looking every millisecond. */
function takenInASecond(limiter: RateLimiter, clock: { ms: number }): number {
  let taken = 0;
  for (let i = 0; i < 1000; i += 1) {
    clock.ms += 1;
    while (taken < 10_000 && limiter.take(false)) taken += 1;
  }
  return taken;
}

const at = (maxPerSecond: number) => {
  const clock = { ms: 1_000_000 };
  return { clock, limiter: new RateLimiter(maxPerSecond, () => clock.ms) };
};

it('lets everything pass without a limit', () => {
  const { limiter } = at(Infinity);
  for (let i = 0; i < 10_000; i += 1) expect(limiter.take(false)).toBe(true);
});

it('never passes the agreed rate by more than its small burst', () => {
  const { limiter, clock } = at(200);
  for (let second = 0; second < 5; second += 1) expect(takenInASecond(limiter, clock)).toBeLessThanOrEqual(211);
});

it('halves what passed at last when the operator throttles, once for one burst of answers', () => {
  const { limiter, clock } = at(Infinity);
  for (let i = 0; i < 400; i += 1) limiter.take(false);
  for (let i = 0; i < 50; i += 1) limiter.throttled(0);
  expect(limiter.rate).toBe(200);
  clock.ms += 600;
  limiter.throttled(0);
  expect(limiter.rate).toBe(100);
});

it('grows again, and carefully near the rate at which it was throttled', () => {
  const { limiter, clock } = at(400);
  for (let i = 0; i < 400; i += 1) {
    clock.ms += 3;
    limiter.take(false);
  }
  limiter.throttled(0);
  const halved = limiter.rate;
  takenInASecond(limiter, clock);
  const afterOne = limiter.rate;
  takenInASecond(limiter, clock);
  takenInASecond(limiter, clock);
  expect(afterOne).toBeGreaterThan(halved * 1.3);
  expect(limiter.rate).toBeLessThanOrEqual(400);
});

it('lets the priority lane pass a pause but not the agreed rate', () => {
  const { limiter } = at(Infinity);
  limiter.take(false);
  limiter.throttled(1_000);
  expect([limiter.take(false), limiter.take(true)]).toEqual([false, true]);
  const agreed = at(1).limiter;
  expect([agreed.take(true), agreed.take(true)]).toEqual([true, false]);
});
