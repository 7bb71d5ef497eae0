import { newIdempotencyKey } from '@peyk/shared-api-client';
import { OTHER_TABS_PREFIX, readOtherTabs, removeOtherTab, type WrittenElsewhere } from './tab-storage';

/**
 * A copy of what each tab holds, for a new tab to go on with: the tab may have been closed. Each page writes an entry of its own
 * and never another's, so two tabs that write at once cannot overwrite each other.
 */
/** Not `randomUUID`, which browsers offer to secure origins only. */
const PAGE_ID = newIdempotencyKey();
const OWN_KEY = `${OTHER_TABS_PREFIX}${PAGE_ID}`;
const EARLIER_PAGE_KEY = 'peyk-composing-page';

/** A session lives seven days at most; what is older than that is of no use to its writer. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;
/** With the length these stay well under the room that a browser gives a site: signing in needs some of it, too. */
const MAX_ENTRIES = 3;
const MAX_CHARS = 1_000_000;

/** What changes of this page's copy; what is left out stays. */
export type CopyChange = Partial<Pick<WrittenElsewhere, 'composition' | 'attempt' | 'path'>>;

/** Copies what this page holds; a composition of `null` takes the copy away. Nobody in particular has no copy. */
export function copyForOtherTabs(owner: string, change: CopyChange | null): void {
  if (owner === '') return;
  const own = readOtherTabs().find(({ key }) => key === OWN_KEY);
  const before = own?.owner === owner ? own : undefined;
  const composition = change === null ? undefined : (change.composition ?? before?.composition);
  if (composition === undefined) return removeOtherTab(OWN_KEY);
  const path = change?.path ?? before?.path ?? '';
  const attempt = change?.attempt === undefined ? (before?.attempt ?? null) : change.attempt;
  const written = JSON.stringify({ owner, atMs: Date.now(), path, composition, attempt });
  removeOldest(MAX_ENTRIES - 1);
  try {
    if (written.length > MAX_CHARS) return removeOtherTab(OWN_KEY);
    return localStorage.setItem(OWN_KEY, written);
  } catch {
    // Full or forbidden: rather no copy than one of an hour ago.
    return removeOtherTab(OWN_KEY);
  }
}

/**
 * Takes over the copy of the page that stood in this tab before a reload: it is this tab's own. A duplicated tab does the same to
 * the tab it comes from, which writes its copy again with the next change.
 */
export function takeOverCopy(owner: string, composition: string | null): void {
  try {
    const earlier = sessionStorage.getItem(EARLIER_PAGE_KEY);
    sessionStorage.setItem(EARLIER_PAGE_KEY, PAGE_ID);
    if (earlier === null || earlier === PAGE_ID) return;
    const copy = readOtherTabs().find(({ key }) => key === `${OTHER_TABS_PREFIX}${earlier}`);
    if (copy?.owner === owner && copy.composition === composition) removeOtherTab(copy.key);
  } catch {
    // A browser without storage has no copies.
  }
}

/** The newest that this person wrote in another tab, or null. */
export function newestElsewhere(owner: string): WrittenElsewhere | null {
  if (owner === '') return null;
  const [newest] = othersOf(owner).filter(({ atMs }) => Date.now() - atMs < LIFE_MS);
  return newest ?? null;
}

/** It has been sent: whatever tab still has a copy of the same, nobody is to be offered it. */
export function forgetSame(owner: string, composition: string): void {
  for (const copy of othersOf(owner)) if (copy.composition === composition) removeOtherTab(copy.key);
}

function othersOf(owner: string): WrittenElsewhere[] {
  return newestFirst().filter((copy) => copy.owner === owner && copy.key !== OWN_KEY);
}

function newestFirst(): WrittenElsewhere[] {
  return readOtherTabs().sort((one, other) => other.atMs - one.atMs);
}

function removeOldest(left: number): void {
  const others = newestFirst().filter(({ key }) => key !== OWN_KEY);
  const isOld = ({ atMs }: WrittenElsewhere, index: number) => index >= left || Date.now() - atMs >= LIFE_MS;
  others.filter(isOld).forEach(({ key }) => removeOtherTab(key));
}
