import { useState, type KeyboardEvent } from 'react';

/** Rows that PageDown and PageUp pass over. */
const PAGE_ROWS = 10;
/** A row far away is drawn a frame or two after the table has been scrolled to it. */
const MOST_FRAMES = 5;

interface RowKeysInput {
  readonly count: number;
  readonly onPress?: (index: number) => void;
  readonly onSelect?: (index: number) => void;
  /** Absent where Escape means something else: it goes on to the one who is around. */
  readonly onEscape?: () => void;
}

/**
 * Arrow keys, J and K, Home, End and Page keys move from row to row of the table that has the focus; Enter presses a row, Space
 * selects it and Escape takes the selection away. Keys inside a row (a link, a checkbox) stay what they are. Rows carry `data-row`.
 */
export function useRowKeys({ count, onPress, onSelect, onEscape }: RowKeysInput) {
  // Rows in a window are drawn only when they are scrolled to; anyone who draws them gives the way.
  const [scroll] = useState(() => ({ to: (_index: number): void => undefined }));
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const current = rowIndexOf(event.target, event.currentTarget);
    if (current === null) return;
    if (current >= 0 && (event.key === 'Enter' || event.key === ' ')) {
      const act = event.key === 'Enter' ? onPress : onSelect;
      if (act === undefined) return;
      event.preventDefault();
      act(current);
      return;
    }
    if (event.key === 'Escape' && onEscape !== undefined) {
      event.preventDefault();
      onEscape();
      return;
    }
    const next = nextRow(directionOf(event), current, count);
    if (next === null) return;
    event.preventDefault();
    const table = event.currentTarget;
    if (!focusRow(table, next)) {
      scroll.to(next);
      focusSoon(table, next, MOST_FRAMES);
    }
  };
  return { press, scroll };
}

/** The row that an event comes from, -1 for the table itself, `null` for something inside a row. */
function rowIndexOf(target: HTMLElement, table: HTMLElement): number | null {
  if (target === table) return -1;
  return target.dataset['row'] === undefined ? null : Number(target.dataset['row']);
}

/** J and K by their place on the keyboard, so that a Persian layout has them too. */
function directionOf({ code, key, shiftKey }: KeyboardEvent): string {
  if (code === 'KeyJ' && !shiftKey) return 'ArrowDown';
  return code === 'KeyK' && !shiftKey ? 'ArrowUp' : key;
}

function nextRow(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  if (key === 'ArrowDown') return Math.min(last, current + 1);
  if (key === 'ArrowUp') return Math.max(0, current - 1);
  if (key === 'PageDown') return Math.min(last, current + PAGE_ROWS);
  if (key === 'PageUp') return Math.max(0, current - PAGE_ROWS);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

function focusRow(table: HTMLElement, index: number): boolean {
  const row = table.querySelector<HTMLElement>(`[data-row="${index}"]`);
  if (row === null) return false;
  row.focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'nearest' });
  return true;
}

function focusSoon(table: HTMLElement, index: number, frames: number): void {
  requestAnimationFrame(() => {
    if (!focusRow(table, index) && frames > 0) focusSoon(table, index, frames - 1);
  });
}
