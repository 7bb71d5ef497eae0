import { workspaceOf } from '../workspace.ts';
import { outsideReferences } from './outside-references.ts';

describe('the search for references to the outside', () => {
  it.each(['see /' + 'work/main', "'/" + "root/x'", '../shared' + '/house.md', 'in /' + 'home/somebody/x'])(
    'finds %s',
    (text) => {
      expect(outsideReferences.run(workspaceOf({ 'docs/a.md': text }))).toHaveLength(1);
    },
  );

  it.each(["from '../shared/parts.ts'", 'https://example.org/' + 'work/x', 'artwork/x'])('leaves %s alone', (text) => {
    expect(outsideReferences.run(workspaceOf({ 'docs/a.md': text }))).toEqual([]);
  });
});
