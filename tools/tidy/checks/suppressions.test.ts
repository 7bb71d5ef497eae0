import { workspaceOf } from '../workspace.ts';
import { suppressions } from './suppressions.ts';

/** Put together here, so that this file does not find itself. */
const LINT = '// eslint' + '-disable-next-line no-console';
const COMPILER = '// @ts' + '-expect-error';

describe('the check of suppressions', () => {
  it.each([LINT, '/* eslint' + '-disable */', '// why\n// @ts' + '-ignore', COMPILER])('finds %s', (text) => {
    expect(suppressions.run(workspaceOf({ 'libs/a.ts': text }))).toHaveLength(1);
  });

  it.each([
    `${LINT} -- the console is the answer of this command`,
    `// The package has no types.\n${LINT}`,
    `${COMPILER} the types of the package are behind its code`,
  ])('is content with %s', (text) => {
    expect(suppressions.run(workspaceOf({ 'libs/a.ts': text }))).toEqual([]);
  });
});
