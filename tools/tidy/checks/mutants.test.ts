import { MUTANTS } from '../../mutants/mutants.ts';
import { workspaceOf } from '../workspace.ts';
import { checkMutants } from './mutants.ts';

const mutant = {
  name: 'a',
  danger: 'b',
  file: 'libs/a.ts',
  find: 'shut',
  replace: 'open',
  noticedBy: ['libs/a.test.ts'],
};
const findings = (texts: Record<string, string>) =>
  checkMutants([mutant])
    .run(workspaceOf(texts))
    .map(({ message }) => message);

describe('the check of planted weaknesses', () => {
  it('is content where place and test are there', () => {
    expect(findings({ 'libs/a.ts': 'shut', 'libs/a.test.ts': '' })).toEqual([]);
  });

  it.each([
    ['a file that is gone', { 'libs/a.test.ts': '' }, 'there is no libs/a.ts'],
    ['a test that is gone', { 'libs/a.ts': 'shut' }, 'there is no test libs/a.test.ts'],
    ['a text that is gone', { 'libs/a.ts': 'closed', 'libs/a.test.ts': '' }, 'stands 0 times'],
    ['a text that stands there twice', { 'libs/a.ts': 'shut shut', 'libs/a.test.ts': '' }, 'stands 2 times'],
  ])('finds %s', (_, texts, message) => {
    expect(findings(texts as Record<string, string>)).toEqual([expect.stringContaining(message)]);
  });

  it('knows each mutant by a name of its own, and why it is dangerous', () => {
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
    for (const { name, danger, find, replace } of MUTANTS) {
      expect(name).toMatch(/^[a-z0-9-]+$/);
      expect(danger).toMatch(/^[A-Z].*\.$/);
      expect(replace).not.toBe(find);
    }
  });
});
