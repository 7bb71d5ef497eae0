import type { RowKey } from '@peyk/shared-ui';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndoable } from '../undo/use-undoable';
import type { BulkTarget, BulkWork, ListState } from './list-types';

/** What is going, and may still come back: rows by name, or everything that was found. */
interface Going {
  readonly of: symbol;
  readonly ids: ReadonlySet<RowKey>;
  readonly isAll: boolean;
}

/** How many of a list are selected now. */
export function countOf({ selection, total }: Pick<ListState<unknown, unknown>, 'selection' | 'total'>): number {
  return selection.isAll ? total : selection.ids.length;
}

/**
 * Carries the work of bulk actions out on what is selected, and takes the selection away; or on one row alone.
 *
 * @param changes the cache keys that an action makes old, besides those of the list
 * @returns the way to run one, and whether a row is on its way out
 */
export function useBulk<Filters, Row>(list: ListState<Filters, Row>, changes: readonly QueryKey[] = []) {
  const undoable = useUndoable();
  const client = useQueryClient();
  const [going, setGoing] = useState<readonly Going[]>([]);
  const run = <Done>(work: BulkWork<Filters, Done>, row?: RowKey) => {
    const { clear } = list.selection;
    const isAll = row === undefined && list.selection.isAll;
    const ids = row === undefined ? list.selection.ids : [row];
    const target: BulkTarget<Filters> = isAll ? { filter: list.asked, expectedCount: list.total } : { ids };
    const of = Symbol('going');
    const refresh = () =>
      Promise.all([list.cacheKey, ...changes].map((queryKey) => client.invalidateQueries({ queryKey })));
    undoable<Done>({
      sentence: work.sentence(isAll ? list.total : ids.length),
      run: () => work.run(target),
      undo: work.undo && ((done) => Promise.resolve(work.undo?.(done))),
      onHeld: () => setGoing((before) => [...before, { of, ids: new Set(ids), isAll }]),
      // The rows are asked for again before they stop fading, so that they do not shine up once more.
      onSettled: () => void refresh().finally(() => setGoing((before) => before.filter((one) => one.of !== of))),
    });
    if (row === undefined) clear();
  };
  const isFading = (id: RowKey) => going.some(({ ids, isAll }) => isAll || ids.has(id));
  return { run, isFading };
}
