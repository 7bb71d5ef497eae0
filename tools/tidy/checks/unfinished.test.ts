import { workspaceOf } from '../workspace.ts';
import { unfinished } from './unfinished.ts';

describe('the search for unfinished work', () => {
  it.each(['// TO' + 'DO: later', 'FIX' + 'ME', 'throw new Error("not ' + 'implemented")', 'به ' + 'زودی'])(
    'finds %s',
    (text) => {
      expect(unfinished.run(workspaceOf({ 'libs/a.ts': text }))).toHaveLength(1);
    },
  );

  it('leaves longer words and other places alone', () => {
    expect(unfinished.run(workspaceOf({ 'libs/a.ts': 'mastodon, hackle', 'CHANGELOG.md': 'TO' + 'DO' }))).toEqual([]);
  });
});
