import { workspaceOf } from '../workspace.ts';
import { words } from './words.ts';

describe('the search for second spellings', () => {
  it.each([
    ['جست\u200cو' + 'جوی نام', 'جستجو'],
    ['جست و ' + 'جو', 'جستجو'],
    ['همهٔ مخاطب' + 'ین', 'مخاطبان'],
  ])('finds %s, and says what to write', (text, right) => {
    const found = words.run(workspaceOf({ 'libs/a.ts': `const a = '${text}';`, 'CHANGELOG.md': text }));
    expect(found).toHaveLength(2);
    expect(JSON.stringify(found)).toContain(`«${right}»`);
  });

  it('leaves the spellings of the glossary alone', () => {
    expect(words.run(workspaceOf({ 'libs/a.ts': 'جستجو در مخاطبان، جستجوی مخاطبی' }))).toEqual([]);
  });
});
