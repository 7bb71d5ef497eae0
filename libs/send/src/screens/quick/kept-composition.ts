import { readComposition, writeComposition, type Composition } from '../../model/composition';

/** One composition a tab: it survives leaving the page, a reload and an expired session, and ends with the tab. */
const KEY = 'peyk-composition';

interface Kept {
  /** Who wrote it; somebody else who signs in to the same tab must not see it. */
  readonly owner: string;
  readonly composition: string;
}

/** What this person was writing, or an empty composition. A browser that forbids storage keeps nothing. */
export function loadComposition(owner: string): Composition {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isKept(kept) && kept.owner === owner ? readComposition(kept.composition) : readComposition(null);
  } catch {
    return readComposition(null);
  }
}

/** Keeps what is being written, or forgets it for `null`. */
export function keepComposition(owner: string, composition: Composition | null): void {
  try {
    if (composition === null) return sessionStorage.removeItem(KEY);
    const kept: Kept = { owner, composition: writeComposition(composition) };
    return sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the composition still lives in the form until the page is left, which warns.
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'owner' in value &&
    'composition' in value &&
    typeof value.composition === 'string'
  );
}
