/**
 * What somebody was writing, kept in the tab: it survives leaving the page, a reload and an expired session. In a file that
 * knows nothing of compositions, because the library's module, which every page loads, needs only the deleting.
 */
export type TabKey = 'peyk-composition' | 'peyk-attempt';
const KEYS: readonly TabKey[] = ['peyk-composition', 'peyk-attempt'];

interface Kept {
  /** Who wrote it; somebody else who signs in to the same tab must not see it. */
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

/** Deletes what anybody but this person has written in the tab; everything for `null`. */
export function keepOnlyOf(owner: string | null): void {
  for (const key of KEYS) {
    if (owner === null || loadFromTab(key, owner) === null) keepInTab(key, '', null);
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
