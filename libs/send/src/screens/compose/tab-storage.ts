/**
 * What someone was writing, kept in the tab: it survives leaving the page, a reload and an expired session. In a file that
 * knows nothing of compositions, because the library's module, which every page loads, needs only the deleting.
 */
export type TabKey = 'peyk-composition' | 'peyk-attempt';
const KEYS: readonly TabKey[] = ['peyk-composition', 'peyk-attempt'];

interface Kept {
  /** Who wrote it; someone else who signs in to the same tab must not see it. */
  readonly owner: string;
  readonly content: string;
}

/** What is kept for this person, or null. A browser that forbids storage keeps nothing. */
export function loadFromTab(key: TabKey, owner: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isKept(kept) && kept.owner === owner ? kept.content : null;
  } catch {
    return null;
  }
}

/** Keeps something for this person, or forgets it for `null`. */
export function keepInTab(key: TabKey, owner: string, content: string | null): void {
  try {
    if (content === null) return sessionStorage.removeItem(key);
    const kept: Kept = { owner, content };
    return sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Full or forbidden: it still lives in the form until the page is left, which warns.
    return undefined;
  }
}

/** Deletes what anybody but this person has written, in the tab and in the copies for other tabs; everything for `null`. */
export function keepOnlyOf(owner: string | null): void {
  for (const key of KEYS) {
    if (owner === null || loadFromTab(key, owner) === null) keepInTab(key, '', null);
  }
  for (const copy of readOtherTabs()) if (copy.owner !== owner) removeOtherTab(copy.key);
}

/** A copy of what a tab holds, see `other-tabs.ts`. */
export interface WrittenElsewhere {
  /** Where it is kept. */
  readonly key: string;
  readonly owner: string;
  /** When it was last changed. */
  readonly atMs: number;
  /** The page on which it was written. */
  readonly path: string;
  readonly composition: string;
  /** The attempt to send it whose answer is not known. */
  readonly attempt: string | null;
}

/** The copies of all tabs have a key each, so that no tab writes another's. */
export const OTHER_TABS_PREFIX = 'peyk-composing:';

/** Every copy that a tab has written, this one's too; what cannot be read is nobody's, and belongs to no owner. */
export function readOtherTabs(): WrittenElsewhere[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(OTHER_TABS_PREFIX));
    return keys.map((key) => readCopy(key, localStorage.getItem(key)));
  } catch {
    return [];
  }
}

/** Takes a copy away. */
export function removeOtherTab(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}

function readCopy(key: string, kept: string | null): WrittenElsewhere {
  const nobodys = { key, owner: '', atMs: 0, path: '', composition: '', attempt: null };
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return nobodys;
    const { owner, atMs, path, composition, attempt }: Partial<Record<keyof WrittenElsewhere, unknown>> = value;
    const isCopy = [owner, path, composition].every((part) => typeof part === 'string') && typeof atMs === 'number';
    if (!isCopy) return nobodys;
    const [whose, where, what] = [owner, path, composition] as [string, string, string];
    return {
      key,
      owner: whose,
      atMs,
      path: where,
      composition: what,
      attempt: typeof attempt === 'string' ? attempt : null,
    };
  } catch {
    return nobodys;
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'owner' in value &&
    'content' in value &&
    typeof value.content === 'string'
  );
}
