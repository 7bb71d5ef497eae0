import { useAppSelector, useKept } from '@peyk/shared-store';
import { readSavedFilters, readTableLook, type FilterField, type ListPage, type RowKey } from '@peyk/shared-ui';
import { useExistingPage, useFilters, usePaging, useSort, type FilterShape } from '@peyk/shared-url-state';
import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListConfig, ListSelection, ListState } from './list-types';

const NO_COLUMNS: readonly string[] = [];

/**
 * Everything that a list screen holds, each in its home: filters, page and order in the address, rows in the query cache, the look of
 * the table and the saved filters on this device under the person, the selection here. `ListScreen` draws it.
 *
 * @example
 * const list = useListScreen({ name: 'drafts', filters: DRAFT_FILTERS, toFilters: toDraftFilters, query: draftsQuery });
 * return <ListScreen list={list} table={DRAFTS_TABLE} noResult={…} empty={…} />;
 */
export function useListScreen<
  const Shapes extends readonly (FilterField & FilterShape)[],
  Filters,
  Page extends ListPage<unknown>,
  Key extends QueryKey,
>(config: ListConfig<Shapes, Filters, Page, Key>): ListState<Filters, Page['items'][number]> {
  const { name, filters: shapes, prefix, sortBy = NO_COLUMNS, refreshMs } = config;
  const filters = useFilters(shapes, prefix);
  const paging = usePaging(prefix);
  const [sort, change] = useSort(sortBy, prefix);
  const [look, keepLook] = useKept(`table:${name}`, readTableLook);
  const [items, onChange] = useKept(`filters:${name}`, readSavedFilters);
  const searchShortcut = useAppSelector(({ preferences }) => !preferences.shortcutsOff);
  const asked = config.toFilters(filters.values);
  const { page, limit } = paging;
  const options = config.query({ page, limit, filters: asked, ...(sortBy.length > 0 && { sort }) });
  const query = useQuery({
    ...options,
    refetchInterval:
      refreshMs === undefined
        ? options.refetchInterval
        : ({ state: { data } }) => (data === undefined ? false : refreshMs(data)),
  });
  const total = query.data?.paging.total;
  const exists = useExistingPage(paging, query.isPlaceholderData ? undefined : total);
  return {
    fields: shapes,
    filters,
    asked,
    paging: { ...paging, exists },
    sort: sortBy.length === 0 ? undefined : { value: sort, change },
    look,
    keepLook,
    saved: { items, onChange },
    searchShortcut,
    query,
    cacheKey: options.queryKey.slice(0, 1),
    total: total ?? 0,
    selection: useListSelection(JSON.stringify(asked), query.isPlaceholderData),
  };
}

interface Selected {
  /** What was asked for when it was selected. */
  readonly of: string;
  readonly ids: readonly RowKey[];
  readonly isAll: boolean;
}

const NOTHING = { ids: [], isAll: false };

/**
 * What is selected. Other filters find other rows, so a selection does not outlive them, nor come back with them; another page or order
 * keeps it. Until their answer is there the rows of the filters before still stand, and are not selected: nobody would see what is.
 */
function useListSelection(asked: string, isPlaceholder: boolean): ListSelection {
  const [state, setState] = useState<Selected>({ of: asked, ...NOTHING });
  const [shown, setShown] = useState(asked);
  if (state.of !== asked) setState({ of: asked, ...NOTHING });
  if (!isPlaceholder && shown !== asked) setShown(asked);
  const { ids, isAll } = state;
  const put = (next: Omit<Selected, 'of'>) => {
    if (shown === asked) setState({ of: asked, ...next });
  };
  return {
    ids,
    isAll,
    select: (chosen) => put({ ids: chosen, isAll: false }),
    selectAll: () => put({ ids, isAll: true }),
    clear: () => put(NOTHING),
  };
}
