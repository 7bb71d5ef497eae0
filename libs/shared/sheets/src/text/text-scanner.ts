import type { TextFormat } from '../find-kind';
import { COLUMNS, ROW_BYTES } from '../limits';
import type { SheetLimits } from '../limits';
import { NOT_PLAIN, plainKeyOf } from '../row-view';
import type { RowView } from '../row-view';
import { fail } from '../sheet-fault';
import { decoderOf } from './decode';

const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;
const FIRST_FIELDS = 128;

type Units = Uint8Array | Uint16Array;

/**
 * Finds the rows of a csv or txt file in its bytes, while they come in pieces: quotes by RFC 4180, lines that end with LF, CR or
 * both. What stands behind a closing quote belongs to the field; a quote that is never closed reaches to the end. It shows one row
 * after the other as itself, and decodes only what is asked for: most of a file is never looked at. It is our own because papaparse
 * needs 45 µs for each row of a stream, which is a minute for a million; this one needs a fifth of one.
 */
export class TextScanner implements RowView {
  number = 0;
  count = 0;
  /** Where the row begins in the file. */
  offset: number;

  private units: Units;
  private starts = new Int32Array(FIRST_FIELDS);
  private ends = new Int32Array(FIRST_FIELDS);
  private cells = 0;
  /** Half a unit of UTF-16 that waits for its other half. */
  private half: Uint8Array = new Uint8Array(0);
  /** Where `units` begins in the file. */
  private base: number;
  private readonly delimiter: number;
  private readonly unitBytes: number;
  private readonly decode: (units: Units, start: number, end: number) => string;

  constructor(
    private readonly format: TextFormat,
    private readonly limits: Pick<SheetLimits, 'cells'>,
    at: { offset: number; number: number } = { offset: format.markBytes, number: 0 },
  ) {
    this.delimiter = format.delimiter.charCodeAt(0);
    this.unitBytes = format.encoding.startsWith('utf-16') ? 2 : 1;
    this.units = this.unitBytes === 2 ? new Uint16Array(0) : new Uint8Array(0);
    this.decode = decoderOf(format.encoding);
    this.offset = this.base = at.offset;
    this.number = at.number;
  }

  /** Shows every row that ends within the piece and has something in it. @throws tooLarge for a row without an end */
  feed(piece: Uint8Array, see: () => void): void {
    this.append(piece);
    this.take(false, see);
    if (this.units.length > ROW_BYTES) fail('tooLarge');
  }

  /** The text has ended; its last line need not. */
  end(see: () => void): void {
    if (this.units.length > 0) this.take(true, see);
  }

  text(column: number): string {
    if (column >= this.count) return '';
    const [start, end] = [this.starts[column] as number, this.ends[column] as number];
    if (start === end) return '';
    const raw = this.decode(this.units, start, end);
    return this.units[start] === QUOTE ? unquoted(raw) : raw;
  }

  plainKey(column: number): number {
    if (column >= this.count) return NOT_PLAIN;
    let [start, end] = [this.starts[column] as number, this.ends[column] as number];
    // One that is quoted as a whole; what has more quotes than these two is no number.
    if (this.units[start] === QUOTE && this.units[end - 1] === QUOTE) [start, end] = [start + 1, end - 1];
    return plainKeyOf(this.units, start, end);
  }

  private append(piece: Uint8Array): void {
    const rest = this.units;
    if (this.unitBytes === 1) {
      const units = new Uint8Array(rest.length + piece.length);
      units.set(rest);
      units.set(piece, rest.length);
      this.units = units;
      return;
    }
    const bytes = new Uint8Array(this.half.length + piece.length);
    bytes.set(this.half);
    bytes.set(piece, this.half.length);
    const whole = bytes.length >> 1;
    const units = new Uint16Array(rest.length + whole);
    units.set(rest);
    const [high, low] = this.format.encoding === 'utf-16be' ? [0, 1] : [1, 0];
    for (let n = 0; n < whole; n += 1)
      units[rest.length + n] = ((bytes[2 * n + high] as number) << 8) | (bytes[2 * n + low] as number);
    this.half = bytes.subarray(2 * whole);
    this.units = units;
  }

  private take(isLast: boolean, see: () => void): void {
    const { units } = this;
    let start = 0;
    while (start < units.length) {
      const next = this.findRow(start, isLast);
      if (next < 0) break;
      this.number += 1;
      this.offset = this.base + start * this.unitBytes;
      this.cells += this.count;
      if (this.count > COLUMNS || this.cells > this.limits.cells) fail('tooLarge');
      if (!this.isBlank()) see();
      start = next;
    }
    this.base += start * this.unitBytes;
    this.units = units.slice(start);
  }

  /** Where the next row begins, or -1 when this one may go on in the next piece. */
  private findRow(from: number, isLast: boolean): number {
    const { units, delimiter } = this;
    const { length } = units;
    let count = 0;
    for (let at = from; ; at += 1) {
      const start = at;
      if (units[at] === QUOTE) at = this.behindQuote(at, isLast);
      if (at < 0) return -1;
      for (; at < length; at += 1) {
        const unit = units[at] as number;
        if (unit === delimiter || unit === LF || unit === CR) break;
      }
      if (count === this.starts.length) this.makeRoom();
      this.starts[count] = start;
      this.ends[count] = at;
      count += 1;
      if (at >= length && !isLast) return -1;
      if (units[at] === delimiter && at < length) continue;
      this.count = count;
      if (units[at] !== CR) return at + 1;
      // The LF that belongs to a CR may still come.
      if (at + 1 === length && !isLast) return -1;
      return units[at + 1] === LF ? at + 2 : at + 1;
    }
  }

  /** The place behind the closing quote, or -1 when it may still come; without one, the end. */
  private behindQuote(open: number, isLast: boolean): number {
    const { units } = this;
    let close = units.indexOf(QUOTE, open + 1);
    while (close >= 0 && units[close + 1] === QUOTE) close = units.indexOf(QUOTE, close + 2);
    // One at the very end may be the first of two.
    if (close >= 0 && (close + 1 < units.length || isLast)) return close + 1;
    return isLast ? units.length : -1;
  }

  private makeRoom(): void {
    const grown = (from: Int32Array) => {
      const larger = new Int32Array(from.length * 2);
      larger.set(from);
      return larger;
    };
    this.starts = grown(this.starts);
    this.ends = grown(this.ends);
  }

  private isBlank(): boolean {
    for (let column = 0; column < this.count; column += 1) {
      const start = this.starts[column] as number;
      if (start === this.ends[column]) continue;
      const unit = this.units[start] as number;
      if (unit > 0x20 && unit < 0x7f && unit !== QUOTE) return false;
      if (this.text(column).trim() !== '') return false;
    }
    return true;
  }
}

/** The content of a field that begins with a quote. */
function unquoted(raw: string): string {
  let close = raw.indexOf('"', 1);
  while (close >= 0 && raw.charCodeAt(close + 1) === QUOTE) close = raw.indexOf('"', close + 2);
  if (close < 0) return raw.slice(1).replaceAll('""', '"');
  return raw.slice(1, close).replaceAll('""', '"') + raw.slice(close + 1);
}
