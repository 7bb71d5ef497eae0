import { nextTry } from './retry-plan';

const begin = new Date('2026-11-20T08:30:00Z');

/** The hours of all tries after the first failure, each failing at once. */
function hoursOfTries(random: number): number[] {
  const hours: number[] = [];
  let now = begin;
  for (let step = 0; step < 100; step += 1) {
    const next = nextTry({ step, firstFailedAt: begin, now }, random);
    if (next === null) return hours;
    now = next;
    hours.push((now.getTime() - begin.getTime()) / 3_600_000);
  }
  throw new Error('it never ends');
}

it('tries after 5 seconds, 5 and 30 minutes, 2, 5 and then every 10 hours, last of all after three days', () => {
  const hours = hoursOfTries(0.5).map((hour) => Math.round(hour * 100) / 100);
  expect(hours).toEqual([0, 0.08, 0.58, 2.58, 7.58, 17.58, 27.58, 37.58, 47.58, 57.58, 67.58, 72]);
});

it('comes later where the receiver asks for it, never sooner, at most ten hours later and never after the last try', () => {
  const secondsTo = (askedMs: number, step = 1, now = begin) =>
    ((nextTry({ step, firstFailedAt: begin, now, askedMs }, 0.5)?.getTime() ?? 0) - now.getTime()) / 1_000;
  expect([0, 1_000, 300_000, 301_000].map((ms) => secondsTo(ms))).toEqual([300, 300, 300, 301]);
  expect([36_000_000, 36_001_000, Infinity].map((ms) => secondsTo(ms))).toEqual([36_000, 36_000, 36_000]);
  const late = new Date(begin.getTime() + 71 * 3_600_000);
  expect(secondsTo(Infinity, 20, late)).toBe(3_600);
});

it.each([0, 0.3, 0.999])(
  'spreads what failed together by a tenth, and ends after three days all the same (%d)',
  (random) => {
    const hours = hoursOfTries(random);
    expect(hours.at(-1)).toBe(72);
    const wait = nextTry({ step: 1, firstFailedAt: begin, now: begin }, random);
    const minutes = ((wait?.getTime() ?? 0) - begin.getTime()) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(4.5);
    expect(minutes).toBeLessThanOrEqual(5.5);
  },
);
