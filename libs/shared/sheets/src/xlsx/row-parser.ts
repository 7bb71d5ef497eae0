import { COLUMNS, ROW_BYTES } from '../limits';
import { fail } from '../sheet-fault';
import { refuseDoctype } from './xml';

const [LT, GT, SLASH, COLON, EQUALS, QUOTE, APOSTROPHE] = [0x3c, 0x3e, 0x2f, 0x3a, 0x3d, 0x22, 0x27];
const [R, C, V, S, T, A, Z] = [0x72, 0x63, 0x76, 0x73, 0x74, 0x41, 0x5a];

/** Takes the cells of a sheet, one after the other. Each is what the file says of it; what it means is the taker's business. */
export interface CellTaker {
  row(number: number): void;
  cell(cell: RawCell): void;
  rowEnd(): void;
}

/** A cell as it stands in the file. */
export interface RawCell {
  /** From 0. */
  column: number;
  /** `s`, `str`, `inlineStr`, `b`, `e`, `d`, `n` or ''. */
  type: string;
  /** The number of its style. */
  style: number;
  /** What stands in `<v>`, or in `<is>` with its tags; undefined for an empty cell. */
  value: string | undefined;
}

/**
 * Finds the rows of a sheet in its XML while it comes in pieces. No parser of XML: it looks for the few elements that it needs,
 * whatever their prefix, and is several times faster. Rows do not stand inside each other, nor do cells.
 */
export class RowParser {
  private rest = '';
  private last = 0;
  private isFirst = true;
  private readonly cell: RawCell = { column: 0, type: '', style: 0, value: undefined };
  private place = -1;

  constructor(private readonly taker: CellTaker) {}

  /** @throws damaged, tooLarge for a row of more than four megabytes */
  feed(piece: string): void {
    const text = this.rest + piece;
    if (this.isFirst) refuseDoctype(text.slice(0, 4_096));
    this.isFirst = false;
    let used = 0;
    for (;;) {
      const start = openingAt(text, used);
      if (start < 0) {
        // A tag may be cut in two.
        used = Math.max(used, text.lastIndexOf('<'));
        break;
      }
      used = start;
      const tagEnd = text.indexOf('>', start);
      if (tagEnd < 0) break;
      const end = text.charCodeAt(tagEnd - 1) === SLASH ? tagEnd : closingAt(text, tagEnd);
      if (end < 0) break;
      this.readRow(text, { start, tagEnd, end });
      used = end;
    }
    this.rest = text.slice(used);
    if (this.rest.length > ROW_BYTES) fail('tooLarge');
  }

  private readRow(text: string, { start, tagEnd, end }: { start: number; tagEnd: number; end: number }): void {
    const place = rowPlace(text, start, tagEnd);
    const number = place ?? this.last + 1;
    if (!Number.isSafeInteger(number) || number <= this.last) fail('damaged');
    this.last = number;
    this.taker.row(number);
    let column = 0;
    for (let at = text.indexOf('<', tagEnd); at >= 0 && at < end; at = text.indexOf('<', at + 1)) {
      const name = nameAt(text, at + 1);
      if (text.charCodeAt(name) !== C || isNameUnit(text.charCodeAt(name + 1))) continue;
      const close = text.indexOf('>', at);
      this.readTag(text, name + 1, close);
      if (this.place >= 0) column = this.place;
      if (column >= COLUMNS) fail('damaged');
      this.cell.column = column;
      at = close;
      if (text.charCodeAt(close - 1) !== SLASH) at = this.readValue(text, close, end);
      if (this.cell.value !== undefined) this.taker.cell(this.cell);
      column += 1;
    }
    this.taker.rowEnd();
  }

  /** The attributes of a cell. */
  private readTag(text: string, from: number, to: number): void {
    const { cell } = this;
    this.place = -1;
    cell.type = '';
    cell.style = 0;
    cell.value = undefined;
    for (let equals = text.indexOf('=', from); equals >= 0 && equals < to; equals = text.indexOf('=', from)) {
      let open = equals + 1;
      while (open < to && text.charCodeAt(open) !== QUOTE && text.charCodeAt(open) !== APOSTROPHE) open += 1;
      const close = text.indexOf(text.charAt(open), open + 1);
      if (open >= to || close < 0) return;
      let name = equals - 1;
      while (text.charCodeAt(name) <= 0x20) name -= 1;
      // One letter, with a blank before it.
      if (text.charCodeAt(name - 1) <= 0x20) {
        const unit = text.charCodeAt(name);
        if (unit === R) this.place = columnOf(text, open + 1);
        else if (unit === T) cell.type = text.slice(open + 1, close);
        else if (unit === S) cell.style = Number(text.slice(open + 1, close));
      }
      from = close + 1;
    }
  }

  /** What stands in the cell; answers where it ends. */
  private readValue(text: string, from: number, end: number): number {
    const { cell } = this;
    for (let at = text.indexOf('<', from); at >= 0 && at < end; at = text.indexOf('<', at + 1)) {
      const isClosing = text.charCodeAt(at + 1) === SLASH;
      const name = nameAt(text, at + (isClosing ? 2 : 1));
      const unit = text.charCodeAt(name);
      if (isNameUnit(text.charCodeAt(name + 1))) {
        // `<is>`: its texts stand in it as in a shared one.
        if (isClosing || !text.startsWith('is', name) || isNameUnit(text.charCodeAt(name + 2))) continue;
        const close = closeOf(text, name + 2, 'is');
        if (close < 0 || close > end) fail('damaged');
        if (cell.type === 'inlineStr') cell.value = text.slice(at, close);
        at = close;
      } else if (isClosing && unit === C) return at;
      else if (!isClosing && unit === V && cell.type !== 'inlineStr') {
        const open = text.indexOf('>', name);
        if (text.charCodeAt(open - 1) !== SLASH) cell.value = text.slice(open + 1, text.indexOf('<', open));
      }
    }
    return end;
  }
}

const isNameUnit = (unit: number) =>
  (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39) || unit === 0x5f;

/** Where a name begins behind its prefix. */
function nameAt(text: string, from: number): number {
  let at = from;
  while (isNameUnit(text.charCodeAt(at))) at += 1;
  return text.charCodeAt(at) === COLON ? at + 1 : from;
}

const isRow = (text: string, name: number) => text.startsWith('row', name) && !isNameUnit(text.charCodeAt(name + 3));

/** The next `<row` or `<x:row` whose name is there whole, or -1. */
function openingAt(text: string, from: number): number {
  for (let at = text.indexOf('<', from); at >= 0; at = text.indexOf('<', at + 1)) {
    const name = nameAt(text, at + 1);
    if (isRow(text, name) && name + 3 < text.length) return at;
  }
  return -1;
}

/** Where `</row>` begins, or -1 when it has not come whole. */
function closingAt(text: string, from: number): number {
  for (let at = text.indexOf('row>', from); at >= 0; at = text.indexOf('row>', at + 4)) {
    let before = at - 1;
    if (text.charCodeAt(before) === COLON) {
      before -= 1;
      while (isNameUnit(text.charCodeAt(before))) before -= 1;
    }
    if (text.charCodeAt(before) === SLASH && text.charCodeAt(before - 1) === LT) return before - 1;
  }
  return -1;
}

/** Where the closing tag of an element begins, or -1. */
function closeOf(text: string, from: number, element: string): number {
  for (let at = text.indexOf('</', from); at >= 0; at = text.indexOf('</', at + 2)) {
    const name = nameAt(text, at + 2);
    if (text.startsWith(element, name) && text.charCodeAt(name + element.length) === GT) return at;
  }
  return -1;
}

/** What a row says of its own number. */
function rowPlace(text: string, start: number, tagEnd: number): number | undefined {
  for (let at = text.indexOf('r', start + 4); at >= 0 && at < tagEnd; at = text.indexOf('r', at + 1)) {
    if (text.charCodeAt(at - 1) > 0x20) continue;
    let equals = at + 1;
    while (text.charCodeAt(equals) <= 0x20) equals += 1;
    if (text.charCodeAt(equals) !== EQUALS) continue;
    let open = equals + 1;
    while (text.charCodeAt(open) <= 0x20) open += 1;
    const close = text.indexOf(text.charAt(open), open + 1);
    return Number(text.slice(open + 1, close));
  }
  return undefined;
}

/** `AB12` is column 27. @throws damaged */
function columnOf(text: string, from: number): number {
  let column = 0;
  let at = from;
  for (; at < from + 3; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < A || unit > Z) break;
    column = column * 26 + unit - A + 1;
  }
  return column === 0 ? fail('damaged') : column - 1;
}
