import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SOURCE = __dirname;

/** Runs seeds in a process of their own: the loader belongs to Node, not to Jest. */
async function simulate(...args: string[]): Promise<string> {
  const loader = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', '--import', join(SOURCE, 'loader/register.ts')];
  const run = promisify(execFile)(process.execPath, [...loader, join(SOURCE, 'main.ts'), ...args]);
  return (await run.catch((failed: { stdout: string; stderr: string }) => failed)).stdout;
}

const traceOf = (output: string) => /trace ([0-9a-f]{16})/.exec(output)?.[1];

// Two hundred lives of an engine.
jest.setTimeout(900_000);

describe('the simulation', () => {
  // Of every day only these; `npm run prove` takes a thousand.
  it('finds every law kept in 200 seeds', async () => {
    // A process waits for its database half of the time: two of them keep two cores busy.
    const halves = await Promise.all(['--from=1', '--from=101'].map((from) => simulate(from, '--seeds=100')));
    for (const output of halves) expect(output).toContain('100 passed, 0 failed');
    const accepted = halves.flatMap((output) => /accepted: (.*)/.exec(output)?.[1]?.split(', ') ?? []);
    // What never comes in doubt, or never out of it, would keep their laws.
    for (const [way, least] of [
      [/doubts: (\d+) ended/, 100],
      [/(\d+) by late answers/, 50],
    ] as const)
      expect(halves.reduce((sum, output) => sum + Number(way.exec(output)?.[1]), 0)).toBeGreaterThanOrEqual(least);
    // What is always refused would keep every law.
    for (const kind of ['lists', 'files', 'phonebooks', 'other times', 'resends', 'tests', 'limits', 'blocks']) {
      const counts = accepted.filter((text) => text.endsWith(` ${kind}`)).map((text) => Number.parseInt(text, 10));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(10);
    }
  });

  it('does the same again for the same seed, and something else for another', async () => {
    const [once, again, other] = await Promise.all(['7', '7', '8'].map((seed) => simulate(`--seed=${seed}`)));
    expect(traceOf(once ?? '')).toBeDefined();
    expect(traceOf(again ?? '')).toBe(traceOf(once ?? ''));
    expect(traceOf(other ?? '')).not.toBe(traceOf(once ?? ''));
  });
});
