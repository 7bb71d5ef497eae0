import { readSheet } from '@peyk/server-spreadsheets';
import { LOOKED_AT_ROWS, MAX_SHEET_COLUMNS, findHeader, findMobileColumn, readMobile } from '@peyk/shared-sheets';
import type { SheetRow } from '@peyk/shared-sheets';
import { shownText } from '../source/shown-text';
import type { OnRecord } from './number-lines';
import { UploadRefusedError } from './upload-refused-error';

/**
 * Finds the numbers in a spreadsheet (xlsx or csv): in the column that is titled so or, without a title, in the first in which most cells
 * hold one, by the rules by which the panel checks a file. A row counts as people see it; one without a number is told with what stands
 * there.
 * @param onPage called now and then, so that what has gathered can be stored
 * @throws UploadRefusedError without such a column; what reading the file throws
 */
export async function readSheetNumbers(path: string, onRecord: OnRecord, onPage: () => Promise<void>): Promise<void> {
  const first: SheetRow[] = [];
  let column: number | undefined;
  const take = ({ number, cells }: SheetRow) => {
    const cell = cells[column ?? 0] ?? '';
    onRecord(readMobile(cell).key ?? -1, number, shownText(cell));
  };
  const begin = () => {
    const rows = first.map(({ cells }) => cells);
    const hasHeader = findHeader(rows);
    column = findMobileColumn(rows, hasHeader);
    if (column === undefined && first.length > 0) throw new UploadRefusedError('noNumbers');
    first.slice(hasHeader ? 1 : 0).forEach(take);
  };
  let read = 0;
  for await (const row of readSheet(path)) {
    if (row.cells.length > MAX_SHEET_COLUMNS) throw new UploadRefusedError('format');
    read += 1;
    if (read <= LOOKED_AT_ROWS) first.push(row);
    else take(row);
    if (read === LOOKED_AT_ROWS) begin();
    if (read % LOOKED_AT_ROWS === 0) await onPage();
  }
  if (read < LOOKED_AT_ROWS) begin();
}
