import { brokenTests, countTask, countTests, skippedTests, slowTestFiles } from './output.ts';

const JEST =
  '\u001b[1mTests:       \u001b[22m\u001b[1m\u001b[31m1 failed\u001b[39m\u001b[22m, 1 skipped, 58 passed, 60 total';

describe('reading the output of a test run', () => {
  it('counts the tests of Jest, with and without colours', () => {
    expect(countTests(['Tests:       3 passed, 3 total', JEST])).toEqual({ passed: 61, failed: 1 });
  });

  it('counts the tests of Playwright, a flaky one as passed', () => {
    expect(countTests(['  2 failed', '  1 flaky', '  5 passed (12.3s)'])).toEqual({ passed: 6, failed: 2 });
    expect(countTests(['  20 passed (1.8m)'])).toEqual({ passed: 20, failed: 0 });
  });

  it('is not misled by other lines about passing', () => {
    expect(countTests(['  ✓ tells that 3 passed', '12 passed the door'])).toEqual({ passed: 0, failed: 0 });
  });

  it('finds what could not be tested on this machine, once', () => {
    const line = 'skipped: a peer: it is not installed.';
    expect(skippedTests([line, 'a test that was skipped: no', `\u001b[2m${line}\u001b[22m`])).toEqual([line]);
  });

  it('names what failed, each once, and a task that died before it could tell', () => {
    const jest = '  \u001b[1m● \u001b[22mthe wallet › is never below zero\u001b[39m';
    const playwright = '  1) [panel] › src/wallet.journey.ts:12:5 › tops up ─────────';
    const lines = [jest, 'Summary of all failing tests', jest, '  ● Console', playwright];
    expect(brokenTests({ task: 'a:test', lines, failed: true })).toEqual([
      'a:test: the wallet › is never below zero',
      'a:test: [panel] › src/wallet.journey.ts:12:5 › tops up',
    ]);
    expect(brokenTests({ task: 'a:test', lines: ['Segmentation fault'], failed: true })).toEqual(['a:test']);
    expect(brokenTests({ task: 'a:e2e', lines, failed: false })).toEqual([]);
  });

  it('counts a task that is no test as one', () => {
    expect(countTask({ task: 'tools:lint', lines: ['> eslint .'], failed: false })).toEqual({ passed: 1, failed: 0 });
    expect(countTask({ task: 'tools:test', lines: [JEST], failed: true })).toEqual({ passed: 58, failed: 1 });
  });

  it('counts a test run that died without counting as one failure', () => {
    expect(countTask({ task: 'a:test', lines: ['Segmentation fault'], failed: true })).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('counts a project without tests as nothing', () => {
    const lines = ['No tests found, exiting with code 0'];
    expect(countTask({ task: 'a:test', lines, failed: false })).toEqual({ passed: 0, failed: 0 });
  });

  it('names the test files that took long, the slowest first', () => {
    const lines = [
      'PASS server-send libs/server/send/src/quotes.test.ts (5.7 s)',
      'PASS libs/a/src/quick.test.ts',
      '✓ a test (7 s)',
    ];
    const other = ['\u001b[32m PASS \u001b[39m send libs/send/src/quick-screen.test.tsx (\u001b[31m12.3 s\u001b[39m)'];
    const done = { failed: false, seconds: 20 };
    expect(
      slowTestFiles([
        { ...done, task: 'server-send:test', lines: [...lines, ...lines] },
        { ...done, task: 'send:test', lines: other },
      ]),
    ).toEqual(['send:test quick-screen.test.tsx 12 s', 'server-send:test quotes.test.ts 6 s']);
  });
});
