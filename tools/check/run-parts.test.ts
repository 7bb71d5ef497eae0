import { PARTS } from './parts.ts';
import type { Part } from './parts.ts';
import { say } from '../lib/print.ts';
import { runParts, selectParts, stagesOf, summarise } from './run-parts.ts';

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

  it('that go on side by side say each its own in one piece, and are all brought to their end', async () => {
    const both = ['a', 'b'].map((name): Part => {
      const says = async () => {
        say(`${name} begins`);
        begun.push(name);
        // Ends only when the other has begun too.
        while (begun.length < 2) await new Promise((resolve) => setImmediate(resolve));
        say(`${name} ends`);
        return { passed: 2, failed: name === 'a' ? 1 : 0 };
      };
      return { ...part(name), beside: 'reading', run: says };
    });
    const begun: string[] = [];
    const results = await runParts({ root: '.', nxArgs: ['--skip-nx-cache'] }, [...both, part('later')]);
    expect(results.map(({ name, seconds, failed }) => [name, seconds === undefined, failed])).toEqual([
      ['a', false, 1],
      ['b', false, 0],
      ['later', true, 0],
    ]);
    expect(printed).toContain('── a ──\na begins\na ends\n');
    expect(printed).toContain('── b ──\nb begins\nb ends\n');
  });

  it('wait for each other where results are kept, which is Nx’s work', async () => {
    let going = 0;
    const alone = async () => {
      going += 1;
      await new Promise((resolve) => setImmediate(resolve));
      expect(going).toBe(1);
      going -= 1;
      return { passed: 1, failed: 0 };
    };
    const both = ['a', 'b'].map((name): Part => ({ ...part(name), beside: 'reading', run: alone }));
    const results = await runParts({ root: '.', nxArgs: ['--projects=wallet'] }, both);
    expect(results.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('have budgets of at most a quarter of an hour together', () => {
    const longest = stagesOf(PARTS).map((stage) => Math.max(...stage.map(({ budgetMinutes }) => budgetMinutes)));
    expect(longest.reduce((sum, minutes) => sum + minutes, 0)).toBeLessThanOrEqual(15);
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
