import { RateLimiter } from './rate-limiter';

/** How a model operator decides whether it takes a submit at an instant, at so many a second. */
export type Gate = (perSecond: number, atMs: number) => boolean;

/** Counts as the operator simulator does: a bucket that holds a tenth of a second. */
export function bucketGate(): Gate {
  const state = { tokens: 1, atMs: 0 };
  return (perSecond, atMs) => {
    const most = Math.max(1, perSecond / 10);
    state.tokens = Math.min(most, state.tokens + ((atMs - state.atMs) / 1_000) * perSecond);
    state.atMs = atMs;
    if (state.tokens < 1) return false;
    state.tokens -= 1;
    return true;
  };
}

/** Counts by the second of the clock, as many operators do. */
export function secondGate(): Gate {
  const state = { second: 0, taken: 0 };
  return (perSecond, atMs) => {
    const second = Math.floor(atMs / 1_000);
    if (second !== state.second) Object.assign(state, { second, taken: 0 });
    if (state.taken >= perSecond) return false;
    state.taken += 1;
    return true;
  };
}

export interface LimitedLine {
  gate: Gate;
  /** What the operator takes a second, by the second since the start. */
  limitAt: (second: number) => number;
  seconds: number;
  latencyMs: number;
  /** Submits without an answer at once. */
  window: number;
  throttlePauseMs: number;
}

/** What happened in one second. */
export interface Second {
  taken: number;
  throttled: number;
}

/** Pushes through a limiter as much as it lets pass, on a clock of its own, and counts by the second. */
export function pushThrough(line: LimitedLine): Second[] {
  const startMs = 1_000_000;
  const clock = { ms: startMs };
  const limiter = new RateLimiter(Infinity, () => clock.ms);
  const inFlight: { dueMs: number; handedAt: number; isTaken: boolean }[] = [];
  const seconds = Array.from({ length: line.seconds }, (): Second => ({ taken: 0, throttled: 0 }));
  seconds.forEach((counts, second) => {
    for (let i = 0; i < 1_000; i += 1, clock.ms += 1) {
      for (let next = inFlight[0]; next && next.dueMs <= clock.ms; next = inFlight[0]) {
        inFlight.shift();
        counts[next.isTaken ? 'taken' : 'throttled'] += 1;
        if (next.isTaken) limiter.passed(next.handedAt);
        else limiter.throttled(line.throttlePauseMs, next.handedAt);
      }
      while (inFlight.length < line.window && limiter.take(false)) {
        const isTaken = line.gate(line.limitAt(second), clock.ms);
        inFlight.push({ dueMs: clock.ms + line.latencyMs, handedAt: clock.ms, isTaken });
      }
    }
  });
  return seconds;
}
