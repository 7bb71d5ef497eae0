import type { SheetLimits } from '../limits';
import { NOT_PLAIN, plainKeyOf } from '../row-view';
import type { RowView } from '../row-view';
import { fail } from '../sheet-fault';
import type { Book } from '../xlsx/open-book';
import { cellOf } from '../xlsx/read-xlsx';
import type { CellTaker, RawCell } from '../xlsx/row-parser';
import type { SharedStrings } from '../xlsx/shared-strings';
import { MARK_EVERY } from './sheet-rows';
import type { ReadHooks, SheetRows } from './sheet-rows';

const BLOCK_BYTES = 1_048_576;
const FIRST_ROW_BYTES = 65_536;
/** Rows between two turns. */
const TURN_ROWS = 100_000;
/** Bytes of a number of 32 bits, seven bits each. */
const MOST_VARINT_BYTES = 5;
const encoder = new TextEncoder();

/**
 * The rows of a sheet as bytes, so that a million of them take some megabytes: the number of the row, how many cells it has, and of
 * each either its text or the place of its shared one. They are unpacked once, and can be looked at anywhere.
 */
export class StoredRows implements CellTaker, SheetRows {
  count = 0;
  private readonly blocks: Uint8Array[] = [];
  private used = BLOCK_BYTES;
  /** Where every thousandth row begins: block, and place in it. */
  private readonly marks: { block: number; at: number }[] = [];
  /** The row that is being written. */
  private draft = new Uint8Array(FIRST_ROW_BYTES);
  private length = 0;
  private number = 0;
  private cells = 0;
  private allCells = 0;

  constructor(
    private readonly book: Book,
    private readonly limits: Pick<SheetLimits, 'cells'>,
  ) {}

  row(number: number): void {
    this.number = number;
    this.cells = 0;
    this.length = 0;
  }

  cell(raw: RawCell): void {
    const cell = cellOf(raw, this.book);
    if (cell === '' || (typeof cell === 'number' && this.book.shared.bytesAt(cell).length === 0)) return;
    if (raw.column < this.cells) return fail('damaged');
    this.makeRoom(raw.column - this.cells + 2 * MOST_VARINT_BYTES + (typeof cell === 'string' ? cell.length * 3 : 0));
    for (; this.cells < raw.column; this.cells += 1) this.writeVarint(0);
    if (typeof cell === 'number') this.writeVarint(cell * 2 + 1);
    else this.writeText(cell);
    this.cells += 1;
  }

  rowEnd(): void {
    if (this.cells === 0) return;
    this.allCells += this.cells;
    if (this.allCells > this.limits.cells) fail('tooLarge');
    const size = this.length + 2 * MOST_VARINT_BYTES;
    if (this.used + size > (this.blocks.at(-1)?.length ?? 0)) {
      this.blocks.push(new Uint8Array(Math.max(BLOCK_BYTES, size)));
      this.used = 0;
    }
    const block = this.blocks.at(-1) as Uint8Array;
    if (this.count % MARK_EVERY === 0) this.marks.push({ block: this.blocks.length - 1, at: this.used });
    this.used = writeVarint(block, writeVarint(block, this.used, this.number), this.cells);
    block.set(this.draft.subarray(0, this.length), this.used);
    this.used += this.length;
    this.count += 1;
  }

  async each(see: (row: RowView) => void, { turn }: ReadHooks = {}): Promise<void> {
    for (let from = 0; from < this.count; from += TURN_ROWS) {
      await this.some(from, TURN_ROWS, see);
      await turn?.(Math.min(1, (from + TURN_ROWS) / this.count));
    }
  }

  async some(from: number, count: number, see: (row: RowView) => void): Promise<void> {
    const end = Math.min(this.count, from + count);
    if (from >= end) return;
    const place = Math.floor(from / MARK_EVERY);
    const mark = this.marks[place] as { block: number; at: number };
    const view = new StoredView(this.book.shared);
    let { block, at } = mark;
    for (let index = place * MARK_EVERY; index < end; index += 1) {
      // Behind the last row of a block stand zeros, and no row's number begins with one.
      const bytes = this.blocks[block] as Uint8Array;
      if (bytes[at] === 0 || at >= bytes.length) {
        block += 1;
        at = 0;
      }
      at = view.read(this.blocks[block] as Uint8Array, at);
      if (index >= from) see(view);
    }
  }

  get memoryBytes(): number {
    const blocks = this.blocks.reduce((sum, { length }) => sum + length, 0);
    return blocks + this.book.shared.memoryBytes + this.draft.length;
  }

  private writeVarint(value: number): void {
    this.length = writeVarint(this.draft, this.length, value);
  }

  private writeText(text: string): void {
    // Digits, which are most of what is not shared: by themselves several times faster than by an encoder.
    const start = this.length;
    const at = start + (text.length < 64 ? 1 : 0);
    if (at > start && writeAscii(this.draft, at, text)) {
      this.draft[start] = text.length * 2;
      this.length = at + text.length;
      return;
    }
    const bytes = encoder.encode(text);
    this.writeVarint(bytes.length * 2);
    this.draft.set(bytes, this.length);
    this.length += bytes.length;
  }

  private makeRoom(bytes: number): void {
    if (this.length + bytes <= this.draft.length) return;
    const larger = new Uint8Array(Math.max(2 * this.draft.length, this.length + bytes));
    larger.set(this.draft);
    this.draft = larger;
  }
}

function writeAscii(into: Uint8Array, at: number, text: string): boolean {
  for (let n = 0; n < text.length; n += 1) {
    const unit = text.charCodeAt(n);
    if (unit > 0x7f) return false;
    into[at + n] = unit;
  }
  return true;
}

function writeVarint(into: Uint8Array, at: number, value: number): number {
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) {
    into[at] = (rest & 0x7f) | 0x80;
    at += 1;
  }
  into[at] = rest;
  return at + 1;
}

/** A row of the store. */
class StoredView implements RowView {
  number = 0;
  count = 0;
  private bytes = new Uint8Array(0);
  /** Of each cell its header, and where its text begins. */
  private heads: number[] = [];
  private starts: number[] = [];
  private at = 0;
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  constructor(private readonly shared: SharedStrings) {}

  /** Answers where the next one begins. */
  read(bytes: Uint8Array, at: number): number {
    this.bytes = bytes as Uint8Array<ArrayBuffer>;
    this.at = at;
    this.number = this.varint();
    this.count = this.varint();
    for (let column = 0; column < this.count; column += 1) {
      const head = this.varint();
      this.heads[column] = head;
      this.starts[column] = this.at;
      if (head % 2 === 0) this.at += head / 2;
    }
    return this.at;
  }

  text(column: number): string {
    if (column >= this.count) return '';
    const head = this.heads[column] as number;
    if (head % 2 === 1) return this.shared.at((head - 1) / 2);
    const start = this.starts[column] as number;
    return this.decoder.decode(this.bytes.subarray(start, start + head / 2));
  }

  plainKey(column: number): number {
    if (column >= this.count) return NOT_PLAIN;
    const head = this.heads[column] as number;
    if (head % 2 === 0) {
      const start = this.starts[column] as number;
      return plainKeyOf(this.bytes, start, start + head / 2);
    }
    const text = this.shared.bytesAt((head - 1) / 2);
    return plainKeyOf(text, 0, text.length);
  }

  private varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.bytes[this.at] as number;
      this.at += 1;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }
}
