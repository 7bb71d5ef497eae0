import {
  DataList,
  FilterPanel,
  type ActionMenuItem,
  type ErrorView,
  type RowKey,
  type TableProps,
} from '@peyk/shared-ui';
import type { QueryKey } from '@tanstack/react-query';
import { Suspense, lazy, type ReactNode } from 'react';
import { ExportButton, type ListExport } from './export-button';
import type { BulkAction, ChoosingBulkAction, ListState } from './list-types';
import { countOf, useBulk } from './use-bulk';

// Most lists have none, and those that have them need them only once something is selected.
const BulkButtons = lazy(() => import('./bulk-buttons'));

interface ListScreenProps<Filters, Row> {
  /** Of `useListScreen`. */
  readonly list: ListState<Filters, Row>;
  readonly table: Omit<TableProps<Row>, 'selection' | 'sort' | 'onSort' | 'isFading'>;
  /** The heading of the card, where the page's title does not say it. */
  readonly title?: string;
  /** What can be done with many rows at once; with it rows can be selected. */
  readonly bulk?: readonly (BulkAction<Filters> | ChoosingBulkAction<Filters>)[];
  /** The cache keys that bulk actions make old, besides those of the list. */
  readonly bulkChanges?: readonly QueryKey[];
  readonly exporting?: ListExport<Filters>;
  /** On the line of the filters: one button, usually that which makes a new one. */
  readonly children?: ReactNode;
  /** What to say when the filters hide everything. */
  readonly noResult: { readonly title: string; readonly help?: string };
  /** The face of a list that has nothing in it. */
  readonly empty: ReactNode;
  /** Filters can be kept under a name on this device; not where the account itself keeps them. */
  readonly savesFilters?: boolean;
  readonly error?: (view: ErrorView) => ReactNode;
  readonly forbidden?: ReactNode;
}

/**
 * A list as every domain has it: one line with search, chips and the way to the other filters; rows with the four faces; paging; bulk
 * actions with undo over rows, a page or all results; on the phone a list in place of the table.
 */
export function ListScreen<Filters, Row>({
  list,
  table,
  title,
  exporting,
  children,
  ...rest
}: ListScreenProps<Filters, Row>) {
  const { filters, selection, sort } = list;
  const { bulk = [], bulkChanges, savesFilters = true, ...faces } = rest;
  const { run, isFading } = useBulk(list, bulkChanges);
  const hasLine = list.fields.length > 0 || exporting !== undefined || children !== undefined;
  const actions = (
    <Suspense fallback={null}>
      <BulkButtons actions={bulk} count={countOf(list)} isAll={selection.isAll} onRun={(work) => run(work)} />
    </Suspense>
  );
  const onRow = bulk.flatMap((action) => (action.onRow === true ? [action] : []));
  const itemsOf = (row: RowKey) =>
    onRow.map((action): ActionMenuItem => {
      const { key, label, icon, danger } = action;
      return { key, label, icon, danger, onSelect: () => run(action, row) };
    });
  const drawn: TableProps<Row> = {
    ...table,
    rowActions:
      onRow.length === 0
        ? table.rowActions
        : (row) => [...(table.rowActions?.(row) ?? []), ...itemsOf(table.rowKey(row))],
    isFading: (row) => isFading(table.rowKey(row)),
    selection:
      bulk.length === 0
        ? undefined
        : {
            selectedIds: selection.ids,
            isAll: selection.isAll,
            total: list.total,
            onChange: selection.select,
            onSelectAll: bulk.every(({ onlyIds }) => onlyIds === true) ? undefined : selection.selectAll,
            actions,
          },
    sort: sort?.value,
    onSort: sort?.change,
  };
  return (
    <DataList
      title={title}
      query={list.query}
      table={drawn}
      paging={list.paging}
      look={list.look}
      onLook={list.keepLook}
      filter={
        hasLine ? (
          <FilterPanel
            fields={list.fields}
            values={filters.values}
            onApply={filters.apply}
            onClear={filters.clear}
            saved={savesFilters && list.fields.length > 1 ? list.saved : undefined}
            searchShortcut={list.searchShortcut}
          >
            {exporting !== undefined && <ExportButton {...exporting} filters={list.asked} />}
            {children}
          </FilterPanel>
        ) : undefined
      }
      isFiltered={filters.activeCount > 0}
      onClearFilters={filters.clear}
      {...faces}
    />
  );
}
