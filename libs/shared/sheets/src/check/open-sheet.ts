import { MAX_FILE_RECORDS } from '@peyk/shared-sms';
import type { ByteSource } from '../byte-source';
import { findKind } from '../find-kind';
import { LOOKED_AT_ROWS, MAX_SHEET_COLUMNS, SHEET_LIMITS } from '../limits';
import type { SheetLimits } from '../limits';
import { findHeader, findMobileColumn } from '../mobile-column';
import type { SheetRow } from '../row-view';
import type { TextEncoding } from '../text/find-encoding';
import { inflateStream } from '../xlsx/inflate';
import { openBook } from '../xlsx/open-book';
import { RowParser } from '../xlsx/row-parser';
import { CheckFaultError } from './check-fault';
import { rowsAt } from './sheet-rows';
import type { ReadHooks, SheetRows } from './sheet-rows';
import { StoredRows } from './stored-rows';
import { CHECKED_AT_ONCE_BYTES, TextRows } from './text-rows';

const SAMPLES = 5;
const SAMPLE_CHARS = 100;

/** A column as a person is asked about it. */
export interface SheetColumn {
  /** Null where there is none. */
  title: string | null;
  /** The first cells that hold anything, cut. */
  samples: string[];
}

/** What a file is, and what its columns seem to hold. */
export interface OpenedSheet {
  kind: 'xlsx' | 'text';
  /** Undefined for xlsx. */
  encoding?: TextEncoding;
  /** Undefined for xlsx. */
  delimiter?: string;
  hasHeader: boolean;
  columns: SheetColumn[];
  /** The column that seems to hold the numbers, from 0. */
  mobileColumn?: number;
}

export interface OpenOptions extends ReadHooks {
  limits?: SheetLimits;
}

/**
 * Opens a file and looks at its first rows. Of an xlsx file all rows are unpacked and kept, because they cannot be found otherwise.
 * @throws SheetFaultError for what cannot be read; CheckFaultError emptySheet, onlyHeader, tooManyColumns, tooManyRows
 */
export async function openSheet(
  source: ByteSource,
  { limits = SHEET_LIMITS, turn }: OpenOptions = {},
): Promise<{ opened: OpenedSheet; rows: SheetRows }> {
  if (source.size === 0) throw new CheckFaultError('emptySheet');
  const format = await findKind(source, CHECKED_AT_ONCE_BYTES);
  const rows = format.kind === 'xlsx' ? await storeRows(source, limits, turn) : new TextRows(source, format, limits);
  const first = await rowsAt(rows, 0, LOOKED_AT_ROWS);
  const about = format.kind === 'text' ? { encoding: format.encoding, delimiter: format.delimiter } : {};
  return { opened: { kind: format.kind, ...about, ...inspect(first) }, rows };
}

async function storeRows(source: ByteSource, limits: SheetLimits, turn: ReadHooks['turn']): Promise<StoredRows> {
  let [done, all] = [0, 1];
  const book = await openBook(
    source,
    {
      limits,
      inflate: inflateStream,
      turn: (bytes) => {
        done += bytes;
        return turn?.(Math.min(1, done / all));
      },
    },
    (unpackedBytes) => {
      all = Math.max(1, done + unpackedBytes);
    },
  );
  const rows = new StoredRows(book, limits);
  const parser = new RowParser(rows);
  const decoder = new TextDecoder();
  for await (const piece of book.sheet()) {
    parser.feed(decoder.decode(piece, { stream: true }));
    // One more may be titles.
    if (rows.count > MAX_FILE_RECORDS + 1) throw new CheckFaultError('tooManyRows');
  }
  return rows;
}

function inspect(first: readonly SheetRow[]): Pick<OpenedSheet, 'hasHeader' | 'columns' | 'mobileColumn'> {
  const rows = first.map(({ cells }) => cells);
  const count = Math.max(0, ...rows.map(({ length }) => length));
  if (count > MAX_SHEET_COLUMNS) throw new CheckFaultError('tooManyColumns');
  if (rows.length === 0) throw new CheckFaultError('emptySheet');
  const hasHeader = findHeader(rows);
  if (hasHeader && rows.length === 1) throw new CheckFaultError('onlyHeader');
  const below = hasHeader ? rows.slice(1) : rows;
  const columns = Array.from({ length: count }, (_, column): SheetColumn => {
    const title = hasHeader ? (rows[0]?.[column]?.trim() ?? '') : '';
    const cells = below.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
    return { title: title === '' ? null : cut(title), samples: cells.slice(0, SAMPLES).map(cut) };
  });
  const mobileColumn = findMobileColumn(rows, hasHeader);
  return { hasHeader, columns, ...(mobileColumn === undefined ? {} : { mobileColumn }) };
}

/** A cell that is looked at, not taken. */
function cut(cell: string): string {
  return cell.length <= SAMPLE_CHARS ? cell : `${cell.slice(0, SAMPLE_CHARS - 1)}…`;
}
