import { workspaceOf } from '../workspace.ts';
import { readmes } from './readmes.ts';

function library(lines: number | undefined) {
  const texts: Record<string, string> = { 'libs/a/project.json': '{}' };
  if (lines !== undefined) texts['libs/a/README.md'] = 'Owns something.\n\n'.repeat(lines);
  return workspaceOf(texts);
}

describe('the check of READMEs', () => {
  it.each([
    [undefined, 'has no README.md'],
    [9, 'a stub'],
    [61, 'keep 15 to 40'],
  ])('is not content with %p lines', (lines, message) => {
    expect(readmes.run(library(lines))).toEqual([{ file: 'libs/a', message: expect.stringContaining(message) }]);
  });

  it.each([10, 60])('is content with %p lines', (lines) => {
    expect(readmes.run(library(lines))).toEqual([]);
  });
});
