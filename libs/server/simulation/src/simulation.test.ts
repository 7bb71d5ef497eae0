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

describe('the simulation', () => {
  it('finds every law kept in 200 seeds', async () => {
    const output = await simulate('--seeds=200');
    expect(output).toContain('200 passed, 0 failed');
    const accepted = /accepted: (.*)/.exec(output)?.[1]?.split(', ') ?? [];
    // What is always refused would keep every law.
    for (const kind of ['lists', 'files', 'phonebooks', 'other times', 'resends', 'tests', 'limits'])
      expect(accepted.filter((text) => text.endsWith(kind) && Number.parseInt(text, 10) >= 10)).toHaveLength(1);
  });

  it('does the same again for the same seed, and something else for another', async () => {
    const [once, again, other] = await Promise.all(['7', '7', '8'].map((seed) => simulate(`--seed=${seed}`)));
    expect(traceOf(once ?? '')).toBeDefined();
    expect(traceOf(again ?? '')).toBe(traceOf(once ?? ''));
    expect(traceOf(other ?? '')).not.toBe(traceOf(once ?? ''));
  });
});
