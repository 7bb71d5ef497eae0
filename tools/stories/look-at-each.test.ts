import type { ServedStory } from './list-stories.ts';
import { lookAtEach, type Look } from './look-at-each.ts';

const story = (id: string): ServedStory => ({ id, name: id, title: 'S', book: 'shared-ui', url: 'http://127.0.0.1' });

/** Looks at the stories with these eyes. @returns what was done, in order, and what was reported. */
async function lookAt(ids: string, eyes: (id: string, how: { isFresh: boolean; isPatient: boolean }) => boolean) {
  const done: string[] = [];
  const reported: string[] = [];
  const look: Look = async ({ id }, how) => {
    done.push([id, how.isFresh && 'fresh', how.isPatient && 'patient'].filter(Boolean).join(' '));
    return eyes(id, how) ? [] : ['is wrong'];
  };
  await lookAtEach(ids.split(' ').map(story), look, ({ id }) => reported.push(id));
  return { done, reported };
}

describe('looking at stories one after the other', () => {
  it('loads the page once, and stays a while only with the last one', async () => {
    const { done, reported } = await lookAt('a b c', () => true);
    expect(done).toEqual(['a fresh', 'b', 'c patient']);
    expect(reported).toEqual([]);
  });

  it('reports a wrong one once, and its page shows no other', async () => {
    const { done, reported } = await lookAt('a b c d', (id) => id !== 'b');
    expect(done).toEqual(['a fresh', 'b', 'b fresh patient', 'c fresh', 'd patient']);
    expect(reported).toEqual(['b']);
  });

  it('reports the first one at once, for nobody was there before it', async () => {
    const { done, reported } = await lookAt('a b', (id) => id !== 'a');
    expect(done).toEqual(['a fresh', 'b fresh patient']);
    expect(reported).toEqual(['a']);
  });

  it('reports none that is wrong only after another one', async () => {
    const { done, reported } = await lookAt('a b c', (id, { isFresh }) => id !== 'b' || isFresh);
    expect(done).toEqual(['a fresh', 'b', 'b fresh patient', 'a fresh patient', 'c patient']);
    expect(reported).toEqual([]);
  });

  it('reports a late error of the one before as its own, not as that of the story which met it', async () => {
    // Only who stays hears the error of a; in a shared page b hears it.
    const eyes: Parameters<typeof lookAt>[1] = (id, { isFresh, isPatient }) => (id === 'a' ? !isPatient : isFresh);
    const { done, reported } = await lookAt('a b', eyes);
    expect(done).toEqual(['a fresh', 'b patient', 'b fresh patient', 'a fresh patient']);
    expect(reported).toEqual(['a']);
  });

  it('reports every one of many wrong ones', async () => {
    const { reported } = await lookAt('a b c d', (id) => id === 'a');
    expect(reported).toEqual(['b', 'c', 'd']);
  });
});
