import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export type FilterValues<Key extends string> = Readonly<Partial<Record<Key, string>>>;

export interface Filters<Key extends string> {
  /** What the address says; a filter that is not set is absent. */
  readonly values: FilterValues<Key>;
  /** How many filters are set. */
  readonly activeCount: number;
  /** Replaces all filters at once and goes to page 1. Empty texts are taken as not set. */
  readonly apply: (values: FilterValues<Key>) => void;
  /** Takes every filter away; the page size and what is not a filter stay. */
  readonly clear: () => void;
}

/**
 * The filters of a list, bound to the address by replacement. A range is written `from~to`, several values `a,b`
 * (see `writeRange`, `writeList`).
 *
 * @param keys the address keys that belong to the filters, a constant list
 */
export function useFilters<Key extends string>(keys: readonly Key[]): Filters<Key> {
  const [parameters, setParameters] = useSearchParams();
  const entries = keys.flatMap((key) => {
    const value = parameters.get(key);
    return value === null || value === '' ? [] : [[key, value] as const];
  });

  const apply = useCallback(
    (values: FilterValues<Key>) =>
      setParameters(
        (before) => {
          for (const key of keys) {
            const value = values[key] ?? '';
            if (value === '') before.delete(key);
            else before.set(key, value);
          }
          before.set('page', '1');
          return before;
        },
        { replace: true },
      ),
    [keys, setParameters],
  );
  const clear = useCallback(
    () =>
      setParameters(
        (before) => {
          for (const key of [...keys, 'page']) before.delete(key);
          return before;
        },
        { replace: true },
      ),
    [keys, setParameters],
  );

  // Object.fromEntries widens the keys to string; they are Key by construction.
  return { values: Object.fromEntries(entries) as FilterValues<Key>, activeCount: entries.length, apply, clear };
}
