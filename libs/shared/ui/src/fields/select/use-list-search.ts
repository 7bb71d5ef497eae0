import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from './select-model';

interface ListSearch {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Something is typed that was not searched for yet. */
  readonly isPending: boolean;
  /** Searches without waiting. */
  readonly searchNow: () => void;
}

/** What is looked for: it takes effect a second after the last key. `applied` and `apply` are those of the select box. */
export function useListSearch(applied: string, apply: (text: string) => void, seed: string): ListSearch {
  const [typed, setTyped] = useState(seed);
  const isPending = typed.trim() !== applied;
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => apply(typed.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // Not `apply`: a new one comes with every drawing and must not begin the second anew.
  }, [typed, isPending]);
  return { typed, type: setTyped, isPending, searchNow: () => apply(typed.trim()) };
}
