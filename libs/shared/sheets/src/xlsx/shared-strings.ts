import { ROW_BYTES } from '../limits';
import type { SheetLimits } from '../limits';
import { fail } from '../sheet-fault';
import { refuseDoctype, textOfRuns } from './xml';

/** Texts are kept in blocks of this size; 2 to this many bits. */
const BLOCK_BITS = 22;
const BLOCK_BYTES = 1 << BLOCK_BITS;
const FIRST_TEXTS = 1_024;

/** Texts that cells name by their number: a million of them in some blocks of bytes, because as strings they would take gigabytes. */
export class SharedStrings {
  count = 0;
  private readonly blocks: Uint8Array[] = [];
  private starts = new Uint32Array(FIRST_TEXTS);
  private lengths = new Uint32Array(FIRST_TEXTS);
  private used = BLOCK_BYTES;
  private bytes = 0;
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  constructor(private readonly limits: Pick<SheetLimits, 'sharedBytes'>) {}

  /** @throws tooLarge */
  add(text: Uint8Array): void {
    const { length } = text;
    this.bytes += length;
    if (this.bytes > this.limits.sharedBytes || length > BLOCK_BYTES) fail('tooLarge');
    if (this.used + length > BLOCK_BYTES) {
      this.blocks.push(new Uint8Array(BLOCK_BYTES));
      this.used = 0;
    }
    this.blocks.at(-1)?.set(text, this.used);
    if (this.count === this.starts.length) this.makeRoom();
    this.starts[this.count] = (this.blocks.length - 1) * BLOCK_BYTES + this.used;
    this.lengths[this.count] = length;
    this.used += length;
    this.count += 1;
  }

  /** @throws damaged for a text that is not there */
  at(place: number): string {
    return this.decoder.decode(this.bytesAt(place));
  }

  /** The text's bytes, in UTF-8. @throws damaged for a text that is not there */
  bytesAt(place: number): Uint8Array {
    const start = this.has(place) ? (this.starts[place] as number) : fail('damaged');
    const block = this.blocks[start >>> BLOCK_BITS] as Uint8Array;
    const from = start & (BLOCK_BYTES - 1);
    return block.subarray(from, from + (this.lengths[place] as number));
  }

  has(place: number): boolean {
    return place >= 0 && place < this.count;
  }

  get memoryBytes(): number {
    return this.blocks.length * BLOCK_BYTES + this.starts.byteLength + this.lengths.byteLength;
  }

  private makeRoom(): void {
    const grown = (from: Uint32Array<ArrayBuffer>) => {
      const larger = new Uint32Array(from.length * 2);
      larger.set(from);
      return larger;
    };
    this.starts = grown(this.starts);
    this.lengths = grown(this.lengths);
  }
}

const [LT, GT, SLASH, SPACE, AMPERSAND, UNDERSCORE] = [0x3c, 0x3e, 0x2f, 0x20, 0x26, 0x5f];
const [S, I, T, X] = [0x73, 0x69, 0x74, 0x78];
const OPENING = [LT, S, I];
const CLOSING = [LT, SLASH, S, I, GT];

/** Reads the part with the shared texts. @throws tooLarge, damaged */
export async function readSharedStrings(
  part: AsyncIterable<Uint8Array> | undefined,
  limits: Pick<SheetLimits, 'sharedBytes'>,
): Promise<SharedStrings> {
  const strings = new SharedStrings(limits);
  const decoder = new TextDecoder();
  let rest: Uint8Array = new Uint8Array(0);
  let isFirst = true;
  for await (const piece of part ?? []) {
    const bytes = joined(rest, piece);
    if (isFirst) refuseDoctype(decoder.decode(bytes.subarray(0, 4_096)));
    isFirst = false;
    rest = bytes.slice(takeTexts(bytes, strings));
    if (rest.length > ROW_BYTES) fail('tooLarge');
  }
  return strings;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const all = new Uint8Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}

const encoder = new TextEncoder();

/** Adds the texts that are there whole; answers where the first one begins that is not. */
function takeTexts(bytes: Uint8Array, strings: SharedStrings): number {
  let used = 0;
  for (let at = openingAt(bytes, 0); at >= 0; at = openingAt(bytes, used)) {
    used = at;
    const plain = plainTextAt(bytes, at);
    if (plain) {
      strings.add(bytes.subarray(plain.start, plain.end));
      used = plain.next;
      continue;
    }
    const end = endOf(bytes, at);
    if (end < 0) return used;
    strings.add(encoder.encode(textOfRuns(new TextDecoder().decode(bytes.subarray(at, end)))));
    used = end;
  }
  // A tag may be cut in two.
  const last = bytes.lastIndexOf(LT);
  return Math.max(used, last < 0 ? bytes.length : last);
}

const isAt = (bytes: Uint8Array, at: number, what: readonly number[]) =>
  what.every((byte, n) => bytes[at + n] === byte);

/** The next `<si>` or `<x:si>` whose tag is there whole, or -1. */
function openingAt(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(LT, from); at >= 0; at = bytes.indexOf(LT, at + 1)) {
    const name = nameAt(bytes, at + 1);
    const after = bytes[name + 2];
    if (bytes[name] === S && bytes[name + 1] === I && (after === GT || after === SPACE || after === SLASH))
      return bytes.indexOf(GT, at) < 0 ? -1 : at;
  }
  return -1;
}

/** Where a name begins behind its prefix: prefixes are of letters, digits and underscores. */
function nameAt(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; isWord(bytes[at]); at += 1);
  return bytes[at] === 0x3a ? at + 1 : from;
}

function isWord(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  return (
    (byte >= 0x61 && byte <= 0x7a) ||
    (byte >= 0x41 && byte <= 0x5a) ||
    (byte >= 0x30 && byte <= 0x39) ||
    byte === UNDERSCORE
  );
}

/** `<si><t>text</t></si>` without entities and escapes: its bytes are the text. A million of them are of this kind. */
function plainTextAt(bytes: Uint8Array, at: number): { start: number; end: number; next: number } | undefined {
  if (!isAt(bytes, at, [...OPENING, GT, LT, T])) return undefined;
  const start = bytes.indexOf(GT, at + 6) + 1;
  if (start === 0 || bytes[start - 2] === SLASH) return undefined;
  let end = start;
  for (; end < bytes.length && bytes[end] !== LT; end += 1) {
    if (bytes[end] === AMPERSAND || (bytes[end] === UNDERSCORE && bytes[end + 1] === X)) return undefined;
  }
  return isAt(bytes, end, [LT, SLASH, T, GT, ...CLOSING]) ? { start, end, next: end + 4 + CLOSING.length } : undefined;
}

/** Where an element that begins at `at` ends, or -1 when that has not come. */
function endOf(bytes: Uint8Array, at: number): number {
  const open = bytes.indexOf(GT, at);
  if (bytes[open - 1] === SLASH) return open + 1;
  for (let next = bytes.indexOf(LT, open); next >= 0; next = bytes.indexOf(LT, next + 1)) {
    if (bytes[next + 1] !== SLASH) continue;
    const name = nameAt(bytes, next + 2);
    if (bytes[name] === S && bytes[name + 1] === I && bytes[name + 2] === GT) return name + 3;
  }
  return -1;
}
