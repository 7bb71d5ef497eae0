import { workspaceOf } from '../workspace.ts';
import { exportLists } from './export-lists.ts';

describe('the check of export lists', () => {
  it('finds an export of everything', () => {
    expect(exportLists.run(workspaceOf({ 'libs/a/src/index.ts': "export * from './b';" }))).toHaveLength(1);
  });

  it('is content with a list', () => {
    expect(exportLists.run(workspaceOf({ 'libs/a/src/index.ts': "export { b } from './b';" }))).toEqual([]);
  });
});
