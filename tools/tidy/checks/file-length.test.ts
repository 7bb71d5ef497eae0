import { workspaceOf } from '../workspace.ts';
import { fileLength } from './file-length.ts';

const lines = (count: number) => 'a\n'.repeat(count);

describe('the check of file lengths', () => {
  it('allows 350 lines of code and 600 of a test, and not one more', () => {
    const good = workspaceOf({ 'libs/a.ts': lines(350), 'libs/a.test.ts': lines(600) });
    const bad = workspaceOf({ 'libs/a.ts': lines(351), 'libs/a.test.ts': lines(601) });
    expect(fileLength.run(good)).toEqual([]);
    expect(fileLength.run(bad)).toHaveLength(2);
  });

  it('leaves generated files and lists of messages alone', () => {
    expect(fileLength.run(workspaceOf({ 'libs/a.gen.ts': lines(999), 'libs/messages.ts': lines(999) }))).toEqual([]);
  });
});
