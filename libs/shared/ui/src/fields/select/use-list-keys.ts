import { useRef, useState, type KeyboardEvent } from 'react';
import { findByTyping, moveActive, typeAhead, type TypedAhead } from './select-model';
import { choosableIn, type SelectRow } from './select-rows';

interface ListActions {
  readonly id: string;
  readonly multiple: boolean;
  readonly value: readonly string[];
  readonly seed: string;
  readonly inSheet: boolean;
  readonly searchable?: boolean;
  readonly onSearch?: (text: string) => void;
  readonly onChoose: (value: string) => void;
  readonly onChooseAll: (values: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Where a row is active and what moved it there: only the keyboard makes the list scroll. */
interface Position {
  readonly row: number;
  readonly byKeys: boolean;
}

export interface ListKeys {
  readonly active: Position['row'];
  readonly press: (event: KeyboardEvent, inSearch: boolean) => void;
  readonly point: (row: number) => void;
  readonly pick: (row: number) => void;
}

/** The active row and the keys: arrows, Page, Home, End, letters, Enter, Space, Ctrl-A, Esc and Tab. */
export function useListKeys(list: ListActions, rows: readonly SelectRow[]): ListKeys & { readonly byKeys: boolean } {
  const hasSearch = list.searchable === true || list.onSearch !== undefined;
  const [position, setPosition] = useState<Position>(() => ({ row: firstActive(list, rows, hasSearch), byKeys: true }));
  const typed = useRef<TypedAhead>({ text: hasSearch ? '' : list.seed, at: 0 });
  // A search or a new page changes the rows under the active one.
  const active = Math.min(position.row, Math.max(0, rows.length - 1));
  const move = (row: number) => setPosition({ row, byKeys: true });

  const pick = (row: number) => {
    const picked = rows[row];
    if (picked === undefined || picked.option?.disabled === true) return;
    if (picked.option === undefined) list.onChooseAll(choosableIn(rows));
    else list.onChoose(picked.option.value);
    if (!list.multiple) list.onClose();
  };
  const letter = (event: KeyboardEvent) => {
    typed.current = typeAhead(typed.current, event.key, event.timeStamp);
    const found = findByTyping(
      rows.map(({ label }) => label),
      active,
      typed.current.text,
    );
    if (found >= 0) move(found);
  };
  const press = (event: KeyboardEvent, inSearch: boolean) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    // In a sheet Tab goes on to its buttons; beside the box it goes on from the box, to which the focus returns.
    if (key === 'Tab' && list.inSheet) return undefined;
    if (key === 'Escape' || key === 'Tab') {
      // The dialog around the field must not close with the list.
      if (key === 'Escape') event.stopPropagation();
      return list.onClose();
    }
    if (event.altKey && key === 'ArrowUp') return list.onClose();
    const isSelectAll = (event.ctrlKey || event.metaKey) && event.code === 'KeyA';
    if (isSelectAll && list.multiple && !inSearch) {
      event.preventDefault();
      return list.onChooseAll(choosableIn(rows));
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (key === 'Enter' || (key === ' ' && !inSearch)) {
      event.preventDefault();
      return pick(active);
    }
    const target = inSearch && (key === 'Home' || key === 'End') ? null : moveActive(key, active, rows.length);
    if (target !== null) {
      event.preventDefault();
      return move(target);
    }
    return !inSearch && key.length === 1 ? letter(event) : undefined;
  };
  return { active, byKeys: position.byKeys, press, pick, point: (row) => setPosition({ row, byKeys: false }) };
}

/** The chosen row, or the first that begins with the letter that opened the list. */
function firstActive(list: ListActions, rows: readonly SelectRow[], hasSearch: boolean): number {
  if (list.seed !== '' && !hasSearch) {
    const found = findByTyping(
      rows.map(({ label }) => label),
      -1,
      list.seed,
    );
    if (found >= 0) return found;
  }
  const chosen = rows.findIndex(({ option }) => option !== undefined && list.value.includes(option.value));
  return Math.max(0, chosen);
}
