import { CSV_MARK, csvLine } from '@peyk/shared-sheets';
import { textOf } from './cell';
import type { SheetToWrite } from './write-xlsx';

const PIECE = 65_536;

/** A csv file as it is made: UTF-8 with its mark, CRLF, and no cell that a spreadsheet would compute. */
export async function* writeCsv({
  columns,
  rows,
}: Pick<SheetToWrite, 'columns' | 'rows'>): AsyncGenerator<Buffer, void> {
  let piece = CSV_MARK + csvLine(columns.map(({ title }) => title));
  for await (const cells of rows) {
    // A number of ours is no formula, although it may begin with a minus.
    piece += csvLine(cells.map(textOf), (i) => typeof cells[i] === 'number' || typeof cells[i] === 'bigint');
    if (piece.length <= PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}
