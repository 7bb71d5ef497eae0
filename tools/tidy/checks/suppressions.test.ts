import { workspaceOf } from '../workspace.ts';
import { suppressions } from './suppressions.ts';

describe('the check of suppressions', () => {
  it.each([
    '// eslint-disable-next-line no-console',
    '/* eslint-disable */',
    '// why\n// @ts-ignore',
    '// @ts-expect-error',
  ])('finds %s', (text) => {
    expect(suppressions.run(workspaceOf({ 'libs/a.ts': text }))).toHaveLength(1);
  });

  it.each([
    '// eslint-disable-next-line no-console -- the console is the answer of this command',
    '// The package has no types.\n// eslint-disable-next-line no-console',
    '// @ts-expect-error the types of the package are behind its code',
  ])('is content with %s', (text) => {
    expect(suppressions.run(workspaceOf({ 'libs/a.ts': text }))).toEqual([]);
  });
});
