import type { Column } from './table-types';

export type TableDensity = 'comfortable' | 'compact';

/** How someone likes one table: which columns are hidden, and how close its rows stand. */
export interface TableLook {
  readonly hidden: readonly string[];
  /** Columns for wide windows that were chosen in whatever window. */
  readonly shown?: readonly string[];
  readonly density: TableDensity;
}

export const DEFAULT_TABLE_LOOK: TableLook = { hidden: [], density: 'comfortable' };

/** A look out of a store that anybody may have written into; what is none counts as the default. */
export function readTableLook(stored: unknown): TableLook {
  if (typeof stored !== 'object' || stored === null) return DEFAULT_TABLE_LOOK;
  const hidden = keysOf('hidden' in stored ? stored.hidden : []);
  const shown = keysOf('shown' in stored ? stored.shown : []);
  const isCompact = 'density' in stored && stored.density === 'compact';
  return { hidden, ...(shown.length > 0 && { shown }), density: isCompact ? 'compact' : 'comfortable' };
}

const keysOf = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : [];

/** The columns that are shown. The first one and those that are always there cannot be hidden, whatever a store says. */
export function visibleColumns<Row>(
  columns: readonly Column<Row>[],
  { look, isWide }: { look: TableLook; isWide: boolean },
): readonly Column<Row>[] {
  return columns.filter((column, index) => !canHide(column, index) || isShown(column, look, isWide));
}

/** Whether a column that can be hidden is shown. */
export function isShown<Row>({ key, wide }: Column<Row>, { hidden, shown = [] }: TableLook, isWide: boolean): boolean {
  return !hidden.includes(key) && (wide !== true || isWide || shown.includes(key));
}

/** The look after a column was shown or hidden by hand. */
export function withColumn<Row>(look: TableLook, { key, wide }: Column<Row>, isToShow: boolean): TableLook {
  const without = (keys: readonly string[] = []) => keys.filter((one) => one !== key);
  const shown = [...without(look.shown), ...(isToShow && wide === true ? [key] : [])];
  const { density } = look;
  return { hidden: [...without(look.hidden), ...(isToShow ? [] : [key])], ...(shown.length > 0 && { shown }), density };
}

export function canHide<Row>({ always }: Column<Row>, index: number): boolean {
  return index > 0 && always !== true;
}
