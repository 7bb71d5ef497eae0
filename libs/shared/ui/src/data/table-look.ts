import type { Column } from './table-types';

export type TableDensity = 'comfortable' | 'compact';

/** How someone likes one table: which columns are hidden, and how close its rows stand. */
export interface TableLook {
  readonly hidden: readonly string[];
  readonly density: TableDensity;
}

export const DEFAULT_TABLE_LOOK: TableLook = { hidden: [], density: 'comfortable' };

/** A look out of a store that anybody may have written into; what is none counts as the default. */
export function readTableLook(stored: unknown): TableLook {
  if (typeof stored !== 'object' || stored === null) return DEFAULT_TABLE_LOOK;
  const hidden: unknown = 'hidden' in stored ? stored.hidden : [];
  const isCompact = 'density' in stored && stored.density === 'compact';
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key): key is string => typeof key === 'string') : [],
    density: isCompact ? 'compact' : 'comfortable',
  };
}

/** The columns that are shown. The first one and those that are always there cannot be hidden, whatever a store says. */
export function visibleColumns<Row>(columns: readonly Column<Row>[], { hidden }: TableLook): readonly Column<Row>[] {
  return columns.filter((column, index) => !canHide(column, index) || !hidden.includes(column.key));
}

export function canHide<Row>({ always }: Column<Row>, index: number): boolean {
  return index > 0 && always !== true;
}
