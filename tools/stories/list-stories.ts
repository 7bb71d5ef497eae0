import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Story {
  id: string;
  /** `Fields/SelectBox: Default`. */
  name: string;
  /** What it is a story of: `Fields/SelectBox`. */
  title: string;
}

/** A story of a Storybook that is served at the moment. */
export interface ServedStory extends Story {
  url: string;
  /** Names the Storybook in messages and pictures. */
  book: string;
}

interface Index {
  entries: Record<string, { type: string; id: string; name: string; title: string; tags?: string[] }>;
}

/** Stories of a built Storybook. Those with the tag `no-look` are for people only, such as ones of ten thousand rows. */
export function listStories(folder: string): Story[] {
  // Storybook writes it; its version 5 has this shape.
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index;
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'story' && !tags.includes('no-look'))
    .map(({ id, title, name }) => ({ id, title, name: `${title}: ${name}` }));
}

/** The first story of each component or screen: how it is on most days. */
export const firstOfEach = (stories: readonly Story[]): Story[] =>
  stories.filter((story, place) => stories.findIndex(({ title }) => title === story.title) === place);
