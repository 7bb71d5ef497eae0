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

it('halves what passed at last when the operator throttles for the first time, once for one burst of answers', () => {
  const { limiter, clock } = at(Infinity);
  for (let i = 0; i < 400; i += 1) limiter.take(false);
  for (let i = 0; i < 50; i += 1) limiter.throttled(0, clock.ms);
  expect(limiter.rate).toBe(200);
  clock.ms += 1_500;
  // Late answers to that same burst.
  for (let i = 0; i < 50; i += 1) limiter.throttled(0, clock.ms - 1_500);
  expect(limiter.rate).toBe(200);
});

it('is not slow for long when an idle operator says "not now" once', () => {
  const { limiter, clock } = at(Infinity);
  limiter.take(true);
  limiter.throttled(0, clock.ms);
  expect(limiter.rate).toBe(50);
  for (let second = 0; second < 5; second += 1) takenInASecond(limiter, clock);
  expect(limiter.rate).toBeGreaterThan(1_000);
});

it('goes just below the share that was taken, when it is throttled again', () => {
  const { limiter, clock } = at(Infinity);
  for (let i = 0; i < 400; i += 1) limiter.take(false);
  limiter.throttled(0, clock.ms);
  clock.ms += 1_500;
  for (let i = 0; i < 149; i += 1) limiter.passed(clock.ms - 100);
  for (let i = 0; i < 50; i += 1) limiter.passed(clock.ms - 1_500);
  limiter.throttled(0, clock.ms - 100);
  expect(limiter.rate).toBeCloseTo(200 * (149 / 150) * 0.95);
});

it('grows only while its tokens are wanted: an idle link has proved nothing', () => {
  const { limiter, clock } = at(400);
  limiter.take(false);
  limiter.throttled(0, clock.ms);
  const cut = limiter.rate;
  clock.ms += 60_000;
  limiter.take(false);
  expect(limiter.rate).toBeLessThan(cut * 2);
  for (let second = 0; second < 12; second += 1) takenInASecond(limiter, clock);
  expect(limiter.rate).toBe(400);
});

it('stays below the agreed rate also when that is below its own lowest', () => {
  const { limiter, clock } = at(1);
  for (let second = 0; second < 5; second += 1) {
    clock.ms += 1_500;
    limiter.take(false);
    limiter.throttled(0, clock.ms);
    expect(limiter.rate).toBeLessThanOrEqual(1);
  }
});

it('lets the priority lane pass a pause but not the agreed rate', () => {
  const { limiter } = at(Infinity);
  limiter.take(false);
  limiter.throttled(1_000, 1_000_000);
  expect([limiter.take(false), limiter.take(true)]).toEqual([false, true]);
  const agreed = at(1).limiter;
  expect([agreed.take(true), agreed.take(true)]).toEqual([true, false]);
});
