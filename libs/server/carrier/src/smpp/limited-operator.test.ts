import { bucketGate, pushThrough, secondGate } from './limited-operator.fixture';
import type { LimitedLine, Second } from './limited-operator.fixture';

const GATES = [
  ['a bucket', bucketGate],
  ['whole seconds', secondGate],
] as const;
const LIMITS = [10, 60, 250, 1_000];
const LATENCIES_MS = [1, 60];

const CASES = GATES.flatMap(([name, gate]) =>
  LIMITS.flatMap((limit) => LATENCIES_MS.map((latencyMs) => ({ name, gate, limit, latencyMs }))),
);

function push(line: Partial<LimitedLine> & Pick<LimitedLine, 'gate' | 'limitAt' | 'seconds'>): Second[] {
  return pushThrough({ latencyMs: 60, window: 100, throttlePauseMs: 100, ...line });
}

const sum = (seconds: readonly Second[], pick: (second: Second) => number) =>
  seconds.reduce((total, second) => total + pick(second), 0);

/** Seconds until `perSecond` passed in one of them. */
const secondsUntil = (seconds: readonly Second[], perSecond: number) =>
  seconds.findIndex(({ taken }) => taken >= perSecond);

it.each(CASES)(
  'uses nine tenths of an operator of $limit a second that counts by $name, answers in $latencyMs ms, and is seldom throttled',
  ({ gate, limit, latencyMs }) => {
    const settled = push({ gate: gate(), limitAt: () => limit, latencyMs, seconds: 60 }).slice(10);
    const taken = sum(settled, (second) => second.taken) / settled.length;
    const throttled = sum(settled, (second) => second.throttled) / settled.length;
    expect(taken).toBeGreaterThan(limit * 0.9);
    expect(taken).toBeLessThanOrEqual(limit * 1.01);
    expect(throttled).toBeLessThan(limit * 0.03);
  },
);

describe.each(GATES)('an operator that counts by %s', (_name, gate) => {
  it('is fully used within seconds of the first throttled answer', () => {
    const seconds = push({ gate: gate(), limitAt: () => 250, seconds: 15 });
    expect(secondsUntil(seconds.slice(1), 225)).toBeLessThan(8);
  });

  it('is found again within seconds when it lifts its limit', () => {
    const change = 20;
    const seconds = push({ gate: gate(), limitAt: (second) => (second < change ? 10 : 250), seconds: 50 });
    const after = seconds.slice(change);
    expect(secondsUntil(after, 100)).toBeLessThan(15);
    expect(secondsUntil(after, 225)).toBeLessThan(20);
  });

  it('is spared within seconds when it lowers its limit', () => {
    const change = 20;
    const seconds = push({ gate: gate(), limitAt: (second) => (second < change ? 250 : 10), seconds: 40 });
    expect(sum(seconds.slice(change + 4), (second) => second.throttled)).toBeLessThan(16 * 10 * 0.05);
    expect(sum(seconds.slice(change + 4), (second) => second.taken)).toBeGreaterThan(16 * 10 * 0.8);
  });
});
