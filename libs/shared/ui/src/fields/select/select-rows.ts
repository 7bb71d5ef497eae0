import { filterOptions, wasLastPageFull } from './select-model';
import type { SelectList, SelectOption } from './select-types';

/** A row of the open list: an option, or the one that chooses all of them. */
export interface SelectRow {
  readonly label: string;
  /** Missing in the row for all. */
  readonly option?: SelectOption;
}

interface RowSource extends SelectList {
  readonly multiple: boolean;
  readonly value: readonly string[];
  readonly applied: string;
}

/** The rows as they stand below each other. A search elsewhere has already chosen the options. */
export function rowsOf(source: RowSource): readonly SelectRow[] {
  const options = source.onSearch === undefined ? filterOptions(source.options, source.applied) : source.options;
  const rows = options.map((option) => ({ label: option.label, option }));
  return source.multiple && rows.length > 1 ? [{ label: labelForAll(source, rows) }, ...rows] : rows;
}

/** The values that the row for all stands for: those in the list that may be chosen. */
export function choosableIn(rows: readonly SelectRow[]): readonly string[] {
  return rows.flatMap(({ option }) => (option === undefined || option.disabled === true ? [] : [option.value]));
}

/** Whether the row for all is ticked. */
export function hasAll(rows: readonly SelectRow[], value: readonly string[]): boolean {
  const chosen = new Set(value);
  const choosable = choosableIn(rows);
  return choosable.length > 0 && choosable.every((one) => chosen.has(one));
}

/** It promises no more than it does: after a search, or while there may be further pages, it is about what is in the list. */
function labelForAll(source: RowSource, rows: readonly SelectRow[]): string {
  const isPart = source.applied !== '' || wasLastPageFull(source.options.length, source.pageSize);
  const what = isPart ? 'همهٔ موردهای این فهرست' : 'همه';
  return hasAll(rows, source.value) ? `برداشتن ${what}` : `انتخاب ${what}`;
}
