import { judge } from './judge.ts';
import type { JestReport } from './judge.ts';

type Result = JestReport['testResults'][number]['assertionResults'][number];

const passed: Result = { fullName: 'a door is shut', status: 'passed', failureMessages: [] };
const failedBy = (failureMessages: string[], failureDetails: unknown[] = [{}]): Result => ({
  fullName: 'a door opens for nobody',
  status: 'failed',
  failureMessages,
  failureDetails,
});
const report = (assertionResults: Result[], message = '') => ({
  testResults: [{ name: 'door.test.ts', message, assertionResults }],
});

describe('the verdict on a mutant', () => {
  it('is "found" when a test says so itself', () => {
    const found = { is: 'found', by: 'a door opens for nobody' };
    expect(judge(report([passed, failedBy(['Error'], [{ matcherResult: { pass: false } }])]))).toEqual(found);
    expect(judge(report([failedBy(['Error: expect(received).toBe(expected)'])]))).toEqual(found);
    expect(judge(report([failedBy(['Error: Property failed after 3 tests'])]))).toEqual(found);
  });

  it('is "survived" when all are content', () => {
    expect(judge(report([passed]))).toEqual({ is: 'survived' });
  });

  it.each([
    ['a missing name', report([failedBy(['ReferenceError: pepper is not defined\n at x'])]), 'pepper is not defined'],
    ['a limit of time', report([failedBy(['Error: thrown: "Exceeded timeout of 5000 ms"'])]), 'Exceeded timeout'],
    ['a file that does not compile', report([], 'SyntaxError: x\nmore'), 'SyntaxError: x'],
    ['no test at all', { testResults: [] }, 'no test ran'],
  ])('is that nothing was shown by %s', (_, given, why) => {
    expect(judge(given)).toEqual({ is: 'broken', why: expect.stringContaining(why) });
  });

  it('is that nothing was shown when one of two files did not run', () => {
    const both = { testResults: [...report([passed]).testResults, ...report([], 'SyntaxError').testResults] };
    expect(judge(both)).toEqual({ is: 'broken', why: 'SyntaxError' });
  });
});
