import { PUSH_GAP_MS } from '../live.limits';
import { createCoalescer } from './coalescer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs and when they were. */
function recorded() {
  const runs: { key: string; atMs: number }[] = [];
  const coalescer = createCoalescer(PUSH_GAP_MS, async (key) => void runs.push({ key, atMs: Date.now() }));
  return { runs, coalescer };
}

describe('what is asked for again and again', () => {
  it('comes at most five times in any second, however often it is asked for', async () => {
    const { runs, coalescer } = recorded();
    for (let ms = 0; ms < 3_000; ms += 1) {
      coalescer.ask('7/1');
      await jest.advanceTimersByTimeAsync(1);
    }
    for (const { atMs } of runs) {
      expect(runs.filter((run) => run.atMs >= atMs && run.atMs < atMs + 1_000).length).toBeLessThanOrEqual(5);
    }
    expect(runs.length).toBeGreaterThanOrEqual(14);
    coalescer.stop();
  });

  it('comes at once the first time and after a rest, for each key by itself; the last one is never left out', async () => {
    const { runs, coalescer } = recorded();
    coalescer.ask('7/1');
    coalescer.ask('7/2');
    expect(runs.map(({ key }) => key)).toEqual(['7/1', '7/2']);
    coalescer.ask('7/1');
    await jest.advanceTimersByTimeAsync(PUSH_GAP_MS);
    expect(runs.map(({ key }) => key)).toEqual(['7/1', '7/2', '7/1']);
    await jest.advanceTimersByTimeAsync(PUSH_GAP_MS * 2);
    expect(runs).toHaveLength(3);
    coalescer.ask('7/1');
    expect(runs).toHaveLength(4);
    coalescer.stop();
  });
});
