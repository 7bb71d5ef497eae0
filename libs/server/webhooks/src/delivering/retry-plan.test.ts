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
