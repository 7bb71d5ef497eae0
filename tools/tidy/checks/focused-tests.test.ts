import { workspaceOf } from '../workspace.ts';
import { focusedTests } from './focused-tests.ts';

describe('the search for focused tests', () => {
  // Put together here, so that a search of the repository does not find examples.
  it.each([
    'it' + ".only('a', f)",
    'describe' + ".skip('a', f)",
    'test.describe' + ".only('a', f)",
    'f' + "it('a', f)",
    '  x' + "describe('a', f)",
  ])('finds %s', (text) => {
    expect(focusedTests.run(workspaceOf({ 'libs/a.test.ts': text }))).toHaveLength(1);
  });

  it.each(["it('a', f)", "profit('a')", "it.each([1])('only', f)"])('leaves %s alone', (text) => {
    expect(focusedTests.run(workspaceOf({ 'libs/a.test.ts': text }))).toEqual([]);
  });
});
