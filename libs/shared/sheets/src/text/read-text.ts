import { piecesOf } from '../byte-source';
import type { ByteSource } from '../byte-source';
import type { TextFormat } from '../find-kind';
import type { SheetLimits } from '../limits';
import { cellsOf } from '../row-view';
import type { SheetRow } from '../row-view';
import { fail } from '../sheet-fault';
import { TextScanner } from './text-scanner';

/** The rows of a csv or txt file. Empty rows are left out. @throws tooLarge */
export async function* readText(
  source: ByteSource,
  format: TextFormat,
  limits: SheetLimits,
): AsyncGenerator<SheetRow, void> {
  if (source.size > limits.unpackedBytes) fail('tooLarge');
  const scanner = new TextScanner(format, limits);
  let rows: SheetRow[] = [];
  const keep = () => rows.push({ number: scanner.number, cells: cellsOf(scanner) });
  for await (const piece of piecesOf(source, format.markBytes)) {
    scanner.feed(piece, keep);
    yield* rows;
    rows = [];
  }
  scanner.end(keep);
  yield* rows;
}
