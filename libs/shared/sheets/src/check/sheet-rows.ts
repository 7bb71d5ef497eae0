import { cellsOf } from '../row-view';
import type { RowView, SheetRow } from '../row-view';

/** Of each so many rows, where the first one stands is kept: any row is found by reading at most this many. */
export const MARK_EVERY = 1_000;

/** What goes on while a file is read. */
export interface ReadHooks {
  /** Called again and again, with how far it is, from 0 to 1, and waited for. What it throws ends the reading. */
  turn?: (share: number) => void | Promise<void>;
}

/** The rows of a file that has been opened, however it keeps them. Rows count from 0, titles too, empty ones not. */
export interface SheetRows {
  /** Shows all rows, one after the other. The view is another row with the next call. */
  each(see: (row: RowView) => void, hooks?: ReadHooks): Promise<void>;
  /** Shows `count` rows from one on, fewer at the end. Behind the first use of `each` anywhere, before it only near the beginning. */
  some(from: number, count: number, see: (row: RowView) => void): Promise<void>;
  /** What it keeps of the file. */
  readonly memoryBytes: number;
}

/** Rows as texts. */
export async function rowsAt(rows: SheetRows, from: number, count: number): Promise<SheetRow[]> {
  const found: SheetRow[] = [];
  await rows.some(from, count, (row) => found.push({ number: row.number, cells: cellsOf(row) }));
  return found;
}
