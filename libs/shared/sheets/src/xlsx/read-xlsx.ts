import type { ByteSource } from '../byte-source';
import type { SheetRow } from '../row-view';
import { fail } from '../sheet-fault';
import { dayText, plainNumber } from './number-text';
import { openBook } from './open-book';
import type { Book } from './open-book';
import { RowParser } from './row-parser';
import type { CellTaker, RawCell } from './row-parser';
import { textOfRuns, xmlUnescaped } from './xml';
import type { ZipTools } from './zip-reader';

/** The text of a cell as a person sees it; of a shared one, its number. */
export function cellOf({ type, style, value = '' }: RawCell, { shared, areDays, system }: Book): string | number {
  if (type === '' || type === 'n') return areDays[style] ? dayText(value, system) : plainNumber(value);
  if (type === 's') return shared.has(Number(value)) ? Number(value) : fail('damaged');
  if (type === 'inlineStr') return textOfRuns(value);
  if (type === 'str' || type === 'd') return xmlUnescaped(value);
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  return type === 'e' ? '' : plainNumber(value);
}

/**
 * The rows of the first sheet of an xlsx file, one after the other, in bounded memory. Empty rows are left out.
 * @throws tooLarge, damaged, oldExcel
 */
export async function* readXlsx(source: ByteSource, tools: ZipTools): AsyncGenerator<SheetRow, void> {
  const book = await openBook(source, tools);
  const taker = new RowTaker(book, tools.limits.cells);
  const parser = new RowParser(taker);
  const decoder = new TextDecoder();
  for await (const piece of book.sheet()) {
    parser.feed(decoder.decode(piece, { stream: true }));
    yield* taker.rows;
    taker.rows = [];
  }
}

/** Gathers rows as texts. */
class RowTaker implements CellTaker {
  rows: SheetRow[] = [];
  private now: SheetRow = { number: 0, cells: [] };
  private count = 0;

  constructor(
    private readonly book: Book,
    private readonly most: number,
  ) {}

  row(number: number): void {
    this.now = { number, cells: [] };
  }

  cell(raw: RawCell): void {
    const cell = cellOf(raw, this.book);
    const text = typeof cell === 'number' ? this.book.shared.at(cell) : cell;
    if (text === '') return;
    const { cells } = this.now;
    if (raw.column < cells.length) fail('damaged');
    while (cells.length < raw.column) cells.push('');
    cells.push(text);
  }

  rowEnd(): void {
    this.count += this.now.cells.length;
    if (this.count > this.most) fail('tooLarge');
    if (this.now.cells.length > 0) this.rows.push(this.now);
  }
}
