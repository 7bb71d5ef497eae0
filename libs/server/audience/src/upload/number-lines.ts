import { MobileReader } from '@peyk/shared-sms';
import { MOST_TEXT_UNITS, shownText } from '../source/shown-text';
import { UploadRefusedError } from './upload-refused-error';

/** What stands on a line that is not empty. */
export type OnRecord = (key: number, line: number, text: string) => void;

const LF = 0x0a;
const CR = 0x0d;
const ENCODING_BYTES = 2;
const REPLACEMENT = 0xfffd;
/** Beyond these, control characters tell that a file is no text. */
const FIRST_TEXT_UNIT = 0x09;

/**
 * Finds the numbers in a file of one number a line while it arrives in pieces, by the rule of `parseMobileKey`, without a
 * string of the whole or of a line. Lines end with LF, CR or both, and count from 1; empty ones are passed over.
 */
export class NumberLines {
  private readonly reader = new MobileReader();
  /** The beginning of the current line, for the case that it is no number. */
  private readonly kept = new Uint16Array(MOST_TEXT_UNITS);
  private length = 0;
  private line = 1;
  private afterCr = false;
  private started = false;
  /** The first bytes, until there are enough to tell the encoding. */
  private head: Buffer = Buffer.alloc(0);
  private wide: TextDecoder | undefined;
  /** A character of UTF-8 that has not come whole: what there is of it, and how many bytes it lacks. */
  private partial = 0;
  private lacks = 0;
  private least = 0;

  constructor(private readonly onRecord: OnRecord) {}

  /** @throws UploadRefusedError for what is no text. */
  feed(bytes: Uint8Array): void {
    if (this.started) return this.read(bytes);
    this.head = Buffer.concat([this.head, bytes]);
    if (this.head.length >= ENCODING_BYTES) this.start();
  }

  private start(): void {
    this.started = true;
    this.wide = wideDecoderOf(this.head);
    this.read(this.head);
  }

  private read(bytes: Uint8Array): void {
    if (this.wide) this.takeText(this.wide.decode(bytes, { stream: true }));
    else for (let i = 0; i < bytes.length; i += 1) this.takeByte(bytes[i] ?? 0);
  }

  /** The file has ended; its last line need not. */
  end(): void {
    if (!this.started) this.start();
    if (this.wide) this.takeText(this.wide.decode());
    if (this.lacks > 0) this.take(REPLACEMENT);
    this.endLine();
  }

  private takeText(text: string): void {
    for (let i = 0; i < text.length; i += 1) this.take(text.charCodeAt(i));
  }

  private takeByte(byte: number): void {
    if (byte < 0x80) {
      if (this.lacks > 0) this.breakOff();
      this.take(byte);
    } else if (byte < 0xc0 && this.lacks > 0) {
      this.partial = (this.partial << 6) | (byte & 0x3f);
      this.lacks -= 1;
      if (this.lacks === 0) this.takeCharacter();
    } else {
      if (this.lacks > 0) this.breakOff();
      this.begin(byte);
    }
  }

  private begin(byte: number): void {
    if (byte >= 0xc0 && byte < 0xe0) this.expect(byte & 0x1f, 1, 0x80);
    else if (byte >= 0xe0 && byte < 0xf0) this.expect(byte & 0x0f, 2, 0x800);
    else if (byte >= 0xf0 && byte < 0xf8) this.expect(byte & 0x07, 3, 0x1_0000);
    else this.take(REPLACEMENT);
  }

  private expect(bits: number, lacks: number, least: number): void {
    this.partial = bits;
    this.lacks = lacks;
    this.least = least;
  }

  private breakOff(): void {
    this.lacks = 0;
    this.take(REPLACEMENT);
  }

  /** A character written longer than it must be is none: `C0 B0` is not a zero. */
  private takeCharacter(): void {
    const { partial, least } = this;
    if (partial < least || partial > 0x10_ffff) this.take(REPLACEMENT);
    else if (partial < 0x1_0000) this.take(partial);
    else this.takeText(String.fromCodePoint(partial));
  }

  private take(unit: number): void {
    if (unit === LF || unit === CR) {
      if (unit === CR || !this.afterCr) {
        this.endLine();
        this.line += 1;
      }
      this.afterCr = unit === CR;
      return;
    }
    if (unit < FIRST_TEXT_UNIT) throw new UploadRefusedError('format');
    this.afterCr = false;
    this.reader.push(unit);
    if (this.length < MOST_TEXT_UNITS) {
      this.kept[this.length] = unit;
      this.length += 1;
    }
  }

  private endLine(): void {
    const { seen } = this.reader;
    const key = this.reader.end();
    if (seen)
      this.onRecord(
        key,
        this.line,
        key < 0 ? shownText(String.fromCharCode(...this.kept.subarray(0, this.length))) : '',
      );
    this.length = 0;
  }
}

/** A decoder for UTF-16, told by its mark or by the zeros between Latin digits; undefined for everything else. */
function wideDecoderOf(bytes: Uint8Array): TextDecoder | undefined {
  const [first = 0x20, second = 0x20] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return new TextDecoder('utf-16be');
  return undefined;
}
