import type { ReactNode } from 'react';
import type { ActionMenuItem } from '../overlays/action-menu';

export type RowKey = string | number;

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** A CSS width, for columns that must not move when the page of the list changes. */
  readonly width?: string;
  /** The list can be sorted by this column; give `sort` and `onSort` to the table. */
  readonly sortable?: boolean;
  /** Longer texts end with three dots after so many lines; all of it shows while the pointer rests on it. */
  readonly lines?: 1 | 2;
  /** The column that tells the rows apart: it cannot be hidden. */
  readonly always?: boolean;
  /** There from the start in wide windows only; in others, once it is chosen. */
  readonly wide?: boolean;
}

/** By which column the list is sorted. The table only shows it; sorting is the server's. */
export interface TableSort {
  readonly key: string;
  readonly descending: boolean;
}

export interface TableSelection {
  readonly selectedIds: readonly RowKey[];
  readonly onChange: (ids: readonly RowKey[]) => void;
  /** Everything that the list finds is selected, not only the rows that have been seen. */
  readonly isAll?: boolean;
  /** How many the list finds; with `onSelectAll` all of them are offered once the whole page is selected. */
  readonly total?: number;
  readonly onSelectAll?: () => void;
  /** What can be done with all that are selected: buttons. */
  readonly actions?: ReactNode;
}

export interface TableProps<Row> {
  /** What the table holds, for those who hear it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => RowKey;
  /** The same row in the list of the phone: everything that matters, in one item. */
  readonly mobileItem: (row: Row) => ReactNode;
  /** Pressing a row, or Enter on it, leads somewhere. Give the row a link as well, for a new tab. */
  readonly onRowPress?: (row: Row) => void;
  /** What a row is called, for the names of its checkbox and its menu. Needed with `selection` and `rowActions`. */
  readonly rowName?: (row: Row) => string;
  readonly rowActions?: (row: Row) => readonly ActionMenuItem[];
  readonly selection?: TableSelection;
  /** The row is on its way out, and may still come back. */
  readonly isFading?: (row: Row) => boolean;
  readonly sort?: TableSort | null;
  /** Upwards, downwards, and back to the list's own order. */
  readonly onSort?: (sort: TableSort | null) => void;
}
