import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstOfEach, listStories } from './list-stories.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peyk-stories-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const index = (...entries: { type: string; id: string; tags?: string[] }[]) =>
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify({
      v: 5,
      entries: Object.fromEntries(
        entries.map((entry) => [entry.id, { title: 'Fields/Switch', name: 'Default', ...entry }]),
      ),
    }),
  );

describe('the stories of a built Storybook', () => {
  it('are named by their group and by themselves', () => {
    index({ type: 'story', id: 'fields-switch--default' });
    expect(listStories(folder)).toEqual([
      { id: 'fields-switch--default', title: 'Fields/Switch', name: 'Fields/Switch: Default' },
    ]);
  });

  it('are no pages of documentation', () => {
    index({ type: 'docs', id: 'fields-switch--docs' }, { type: 'story', id: 'fields-switch--default' });
    expect(listStories(folder).map(({ id }) => id)).toEqual(['fields-switch--default']);
  });

  it('leave out what is for people only', () => {
    index({ type: 'story', id: 'lists-table--ten-thousand', tags: ['dev', 'no-look'] });
    expect(listStories(folder)).toEqual([]);
  });

  it('are one for each component, its first, where only that is asked for', () => {
    const story = (title: string, id: string) => ({ title, id, name: id });
    const stories = [story('A', 'a1'), story('A', 'a2'), story('B', 'b1'), story('A', 'a3')];
    expect(firstOfEach(stories).map(({ id }) => id)).toEqual(['a1', 'b1']);
  });
});
