import type { ServedStory } from './list-stories.ts';

interface How {
  /** In a page that is loaded for it, and in a browser that has kept nothing. */
  isFresh: boolean;
  /** Stays a while after the story is drawn, for errors that come late. */
  isPatient: boolean;
}

/** Looks at a story: in the page of the story before, unless that should be fresh. @returns what is wrong with it. */
export type Look = (story: ServedStory, how: How) => Promise<string[]>;

/**
 * Looks at stories one after the other in one page, because loading it takes longer than all the rest. So that no story suffers
 * for another one:
 * - one that looks wrong in a shared page is looked at again in a fresh one, and only this counts;
 * - a page in which anything has looked wrong shows no other story;
 * - what then looks right may have met a late error of the story before, which is therefore looked at again too, patiently; and
 *   patiently the last one, which nobody comes after.
 *
 * @param report is told of each story with faults, once
 */
export async function lookAtEach(
  stories: readonly ServedStory[],
  look: Look,
  report: (story: ServedStory, faults: string[]) => void,
): Promise<void> {
  let before: ServedStory | undefined;
  const again = async (story: ServedStory) => {
    const faults = await look(story, { isFresh: true, isPatient: true });
    before = faults.length === 0 ? story : undefined;
    if (faults.length > 0) report(story, faults);
    return faults.length === 0;
  };

  for (const [index, story] of stories.entries()) {
    const neighbour = before;
    const isShared = neighbour !== undefined;
    const faults = await look(story, { isFresh: !isShared, isPatient: index === stories.length - 1 });
    if (faults.length === 0) {
      before = story;
    } else if (!isShared) {
      report(story, faults);
    } else if (await again(story)) {
      await again(neighbour);
    }
  }
}
