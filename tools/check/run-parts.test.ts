import { PARTS } from './parts.ts';
import type { Part } from './parts.ts';
import { runParts, selectParts, summarise } from './run-parts.ts';

function part(name: string, failed = 0): Part {
  return { name, budgetMinutes: 1, run: () => Promise.resolve({ passed: 2, failed }) };
}

describe('the parts of npm test', () => {
  let printed: string;

  beforeEach(() => {
    printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  });

  afterEach(() => jest.restoreAllMocks());

  it('end with the sums in a plain line', async () => {
    expect(summarise(await runParts({ root: '.', nxArgs: [] }, [part('lint'), part('tidy')]))).toBe(true);
    expect(printed.trimEnd().split('\n').at(-1)).toBe('4 passed, 0 failed');
  });

  it('stop behind the first that fails, and say what was not run', async () => {
    expect(summarise(await runParts({ root: '.', nxArgs: [] }, [part('lint', 1), part('tidy')]))).toBe(false);
    expect(printed).toMatch(/tidy .*not run/);
    expect(printed.trimEnd().split('\n').at(-1)).toBe('2 passed, 1 failed');
  });

  it('name what failed at their end, where the last lines are all that one sees', async () => {
    const unit: Part = {
      ...part('unit'),
      run: () => Promise.resolve({ passed: 2, failed: 1, broken: ['a:test: b › c'] }),
    };
    expect(summarise(await runParts({ root: '.', nxArgs: [] }, [unit]))).toBe(false);
    expect(printed.trimEnd().split('\n').slice(-3)).toEqual(['✖ a:test: b › c', '', '2 passed, 1 failed']);
  });

  it('say at their end what could not be tested here', async () => {
    const line = 'skipped: a peer: it is not installed.';
    const unit: Part = { ...part('unit'), run: () => Promise.resolve({ passed: 2, failed: 0, skipped: [line] }) };
    expect(summarise(await runParts({ root: '.', nxArgs: [] }, [part('lint'), unit]))).toBe(true);
    expect(printed.trimEnd().split('\n').slice(-3)).toEqual([line, '', '4 passed, 0 failed']);
  });

  it('say plainly when one takes longer than its budget, and pass all the same', () => {
    const took = (name: string, seconds: number) => ({ name, budgetMinutes: 0.5, seconds, passed: 1, failed: 0 });
    expect(summarise([took('lint', 42.5), took('tidy', 30)])).toBe(true);
    expect(printed).toMatch(/^lint .* passed, but OVER ITS BUDGET by 12\.5 s$/m);
    expect(printed).toMatch(/^tidy .* passed$/m);
  });

  it('have budgets of at most a quarter of an hour together', () => {
    expect(PARTS.reduce((sum, { budgetMinutes }) => sum + budgetMinutes, 0)).toBeLessThanOrEqual(15);
  });

  it('can be chosen by name, in their usual order', () => {
    const parts = [part('lint'), part('unit'), part('tidy')];
    expect(selectParts(parts, ['--only=tidy,lint']).map(({ name }) => name)).toEqual(['lint', 'tidy']);
    expect(selectParts(parts, [])).toBe(parts);
  });

  it('tell the names when one is unknown', () => {
    expect(() => selectParts([part('lint')], ['--only=lnit'])).toThrow('there is no part "lnit". Known: lint.');
  });
});
