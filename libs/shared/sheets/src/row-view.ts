import { MobileReader } from '@peyk/shared-sms';

/** A row of a spreadsheet as people see it. */
export interface SheetRow {
  /** From 1, as the spreadsheet counts it. */
  number: number;
  /** Texts; an empty cell is ''. Numbers are plain digits, days are `2026-11-20`. */
  cells: string[];
}

/** A row while it passes: of a million, only the cells that are asked for become texts. */
export interface RowView {
  /** From 1, as the spreadsheet counts it. */
  readonly number: number;
  /** Cells, up to the last one that is there. */
  readonly count: number;
  /** '' for a cell that is not there. */
  text(column: number): string;
  /** The key of a cell that holds a mobile number in its plainest form, or `NOT_PLAIN`: then its text must be read. */
  plainKey(column: number): number;
}

export const NOT_PLAIN = -2;

/** A view's cells as texts. */
export function cellsOf(row: RowView): string[] {
  return Array.from({ length: row.count }, (_, column) => row.text(column));
}

type Units = Uint8Array | Uint16Array;
/** The longest spelling, with signs and blanks around it. */
const MOST_UNITS = 24;
const reader = new MobileReader();

/** The key of a number in ASCII, or `NOT_PLAIN`. Whatever it reads, `readMobile` reads as the same. */
export function plainKeyOf(units: Units, start: number, end: number): number {
  if (end - start > MOST_UNITS) return NOT_PLAIN;
  let isAscii = true;
  for (let at = start; at < end; at += 1) {
    const unit = units[at] as number;
    if (unit > 0x7e) isAscii = false;
    reader.push(unit);
  }
  const key = reader.end();
  return isAscii && key >= 0 ? key : NOT_PLAIN;
}
