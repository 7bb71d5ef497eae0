import { piecesOf } from '../byte-source';
import type { ByteSource } from '../byte-source';
import type { TextFormat } from '../find-kind';
import type { SheetLimits } from '../limits';
import type { RowView } from '../row-view';
import { fail } from '../sheet-fault';
import { findEncoding } from '../text/find-encoding';
import type { TextEncoding } from '../text/find-encoding';
import { TextScanner } from '../text/text-scanner';
import { Utf8Check } from '../text/utf8-check';
import { MARK_EVERY } from './sheet-rows';
import type { ReadHooks, SheetRows } from './sheet-rows';

/** What lies beyond is asked whether it is UTF-8 while it is read for the first time: reading it twice takes half a second for 100 MB. */
export const CHECKED_AT_ONCE_BYTES = 4_194_304;
/** For some rows less is read at once than for all. */
const SMALL_PIECE_BYTES = 131_072;
const MARK_BYTES = 16;

/** Where a row stands: its first byte, and how many rows, empty ones too, come before it. */
interface Mark {
  offset: number;
  number: number;
}

/** The file seemed to be UTF-8 and is not: the rows are read as something else from now on, and must be read again. */
export class EncodingChangedError extends Error {}

/** The rows of a text file. Nothing of it is kept but where every thousandth row begins; the file is read again for the rest. */
export class TextRows implements SheetRows {
  private marks: Mark[];
  private isEncodingSure: boolean;

  constructor(
    private readonly source: ByteSource,
    private format: TextFormat,
    private readonly limits: SheetLimits,
  ) {
    if (source.size > limits.unpackedBytes) fail('tooLarge');
    this.marks = [{ offset: format.markBytes, number: 0 }];
    this.isEncodingSure = format.encoding !== 'utf-8' || source.size <= CHECKED_AT_ONCE_BYTES;
  }

  get encoding(): TextEncoding {
    return this.format.encoding;
  }

  /** @throws EncodingChangedError at most once; what findEncoding and the scanner throw */
  async each(see: (row: RowView) => void, { turn }: ReadHooks = {}): Promise<void> {
    const scanner = new TextScanner(this.format, this.limits);
    const marks: Mark[] = [];
    let count = 0;
    const show = () => {
      if (count % MARK_EVERY === 0) marks.push({ offset: scanner.offset, number: scanner.number - 1 });
      count += 1;
      see(scanner);
    };
    const utf8 = this.isEncodingSure ? undefined : new Utf8Check();
    let done = this.format.markBytes;
    for await (const piece of piecesOf(this.source, done)) {
      if (utf8?.feed(piece) === false) await this.changeEncoding();
      scanner.feed(piece, show);
      done += piece.length;
      await turn?.(done / this.source.size);
    }
    if (utf8?.end() === false) await this.changeEncoding();
    scanner.end(show);
    this.isEncodingSure = true;
    if (marks.length > 0) this.marks = marks;
  }

  async some(from: number, count: number, see: (row: RowView) => void): Promise<void> {
    const place = Math.min(Math.floor(from / MARK_EVERY), this.marks.length - 1);
    const mark = this.marks[place] as Mark;
    const scanner = new TextScanner(this.format, this.limits, mark);
    let index = place * MARK_EVERY;
    const show = () => {
      if (index >= from && index < from + count) see(scanner);
      index += 1;
    };
    for await (const piece of piecesOf(this.source, mark.offset, SMALL_PIECE_BYTES)) {
      scanner.feed(piece, show);
      if (index >= from + count) return;
    }
    scanner.end(show);
  }

  private async changeEncoding(): Promise<never> {
    this.format = { ...this.format, encoding: await findEncoding(this.source) };
    this.isEncodingSure = true;
    throw new EncodingChangedError('the file is not UTF-8 to its end');
  }

  get memoryBytes(): number {
    return this.marks.length * MARK_BYTES;
  }
}
