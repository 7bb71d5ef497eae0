import { workspaceOf } from '../workspace.ts';
import { links } from './links.ts';

const docs = { 'docs/sending.md': '# Sending\n\n## Why not `X`?\n', 'docs/images/report.png': '' };
const at = (text: string) => workspaceOf({ ...docs, 'docs/a.md': text });

describe('the check of links', () => {
  it.each([
    '[a](nowhere.md)',
    '[a](../docs/nowhere.md)',
    '![a](images/none.png)',
    '[a](sending.md#money)',
    '[a](#nothing)',
  ])('finds %s', (text) => {
    expect(links.run(at(text))).toHaveLength(1);
  });

  it.each([
    '[a](sending.md)',
    '[a](../docs/sending.md#why-not-x)',
    '[a](images)',
    '![a](images/report.png "title")',
    '[a](https://example.org/x)',
    '[a](..)',
    '```\n[a](nowhere.md)\n```',
    'an example: `[a](nowhere.md)`',
  ])('leaves %s alone', (text) => {
    expect(links.run(at(text))).toEqual([]);
  });
});
