import { useState } from 'react';
import type { RowKey, TableSelection } from './table-types';

/** What the table needs to draw and change a selection; `null` where nothing can be selected. */
export interface SelectionState {
  readonly selected: ReadonlySet<RowKey>;
  /** How many of the rows that are shown. */
  readonly shownCount: number;
  /** How many in all, on other pages too. */
  readonly count: number;
  readonly toggle: (id: RowKey, withRange: boolean) => void;
  readonly togglePage: () => void;
  readonly clear: () => void;
}

/**
 * Selecting rows: one, from the last one to this one with Shift, or all that are shown. What is selected on other pages
 * stays selected.
 */
export function useSelection(ids: readonly RowKey[], selection: TableSelection | undefined): SelectionState | null {
  const [last, setLast] = useState<RowKey | null>(null);
  if (selection === undefined) return null;
  const { onChange, isAll = false, total = 0 } = selection;
  // When everything is selected, taking one row away leaves those of this page: nobody has seen the others.
  const selectedIds = isAll ? ids : selection.selectedIds;
  const selected = new Set(selectedIds);
  const put = (changed: readonly RowKey[], isOn: boolean) => {
    const moved = new Set(changed);
    const kept = selectedIds.filter((id) => !moved.has(id));
    onChange(isOn ? [...kept, ...changed] : kept);
  };
  const shownCount = ids.filter((id) => selected.has(id)).length;
  return {
    selected,
    shownCount,
    count: isAll ? total : selected.size,
    toggle: (id, withRange) => {
      put(withRange ? between(ids, last ?? id, id) : [id], !selected.has(id));
      setLast(id);
    },
    togglePage: () => put(ids, shownCount < ids.length),
    clear: () => onChange([]),
  };
}

function between(ids: readonly RowKey[], one: RowKey, other: RowKey): readonly RowKey[] {
  const places = [ids.indexOf(one), ids.indexOf(other)];
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return from < 0 ? [other] : ids.slice(from, to + 1);
}
