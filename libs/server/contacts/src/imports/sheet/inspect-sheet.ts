import { LOOKED_AT_ROWS, MAX_SHEET_COLUMNS } from '@peyk/shared-sheets';
import { MAX_FILE_RECORDS } from '@peyk/shared-sms';
import { fail } from '../../fail';
import { hasTitles, proposeColumns } from './propose-columns';
import type { KnownProperty, ProposedColumn } from './propose-columns';

const SHOWN = 8;
const SHOWN_CHARS = 100;

/** What stands in a file of contacts. */
export interface InspectedSheet {
  /** Rows with something in them, also the one with titles. */
  rowCount: number;
  hasHeader: boolean;
  columns: ProposedColumn[];
  /** The first ones. */
  rows: string[][];
}

/** Looks at the rows of a file while they pass. */
export class SheetInspector {
  private readonly first: string[][] = [];
  private rowCount = 0;

  /** @throws tooManyColumns, tooManyRows */
  see(cells: readonly string[]): void {
    if (cells.length > MAX_SHEET_COLUMNS) fail('tooManyColumns', 'file');
    this.rowCount += 1;
    // One more may be titles.
    if (this.rowCount > MAX_FILE_RECORDS + 1) fail('tooManyRows', 'file');
    if (this.first.length < LOOKED_AT_ROWS) this.first.push([...cells]);
  }

  /** All rows have passed. @throws emptySheet, onlyHeader, tooManyRows */
  end(properties: readonly KnownProperty[]): InspectedSheet {
    const { first, rowCount } = this;
    if (rowCount === 0) fail('emptySheet', 'file');
    const hasHeader = hasTitles(first);
    if (hasHeader && rowCount === 1) fail('onlyHeader', 'file');
    if (!hasHeader && rowCount > MAX_FILE_RECORDS) fail('tooManyRows', 'file');
    const rows = first.slice(0, SHOWN).map((cells) => cells.map(shown));
    return { rowCount, hasHeader, columns: proposeColumns(first, { hasHeader, properties }), rows };
  }
}

/** A cell that is looked at, not imported. */
function shown(cell: string): string {
  return cell.length <= SHOWN_CHARS ? cell : `${cell.slice(0, SHOWN_CHARS - 1)}…`;
}
