import { workspaceOf } from '../workspace.ts';
import { pinnedActions } from './pinned-actions.ts';

const READ = 'permissions:\n  contents: read\n\n';
const COMMIT = '0123456789abcdef0123456789abcdef01234567';

const findingsOf = (text: string) =>
  pinnedActions.run(workspaceOf({ '.github/workflows/ci.yml': text })).map(({ message }) => message);

describe('an action of a workflow', () => {
  it('is pinned by its commit, with its version beside it', () => {
    expect(findingsOf(`${READ}steps:\n  - uses: actions/checkout@${COMMIT} # v4.3.1\n  - uses: ./here\n`)).toEqual([]);
  });

  it.each(['actions/checkout@v4', 'actions/checkout@main', 'actions/checkout', `actions/checkout@${COMMIT.slice(1)}`])(
    'is not %s',
    (action) => expect(findingsOf(`${READ}steps:\n  - uses: ${action} # v4\n`)[0]).toContain('pin the 40 digits'),
  );

  it('says which version that is', () => {
    expect(findingsOf(`${READ}  - uses: actions/cache@${COMMIT}\n`)[0]).toContain('without its version');
  });

  it.each([
    '',
    'permissions: write-all\n',
    `${READ}jobs:\n  a:\n    permissions:\n      contents: write\n`,
    'permissions:\n  contents: read\n  packages: read\n',
  ])('may only read: %j', (text) => expect(findingsOf(text)).toEqual([expect.stringContaining('more than read')]));
});
