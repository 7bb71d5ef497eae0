import type { ByteSource } from '../byte-source';
import { RATIO_FROM_BYTES } from '../limits';
import type { SheetLimits } from '../limits';
import { SheetFaultError, fail } from '../sheet-fault';
import type { Inflate } from './inflate';

const END_MARK = 0x06054b50;
const DIRECTORY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const LOCAL_SIZE = 30;
const ENTRY_SIZE = 46;
const END_SIZE = 22;
/** The end may be followed by a comment of up to 65,535 bytes. */
const TAIL = END_SIZE + 65_535;
const PIECE = 65_536;
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];

interface Entry {
  method: number;
  packed: number;
  /** Unpacked, as the file says. */
  said: number;
  offset: number;
}

/** The parts of a zip file. */
export interface ZipFile {
  has(name: string): boolean;
  /** Unpacked bytes of a part, as the file says: good enough to show how far the reading is. */
  saidBytes(name: string): number;
  /** A part, unpacked piece by piece. @throws tooLarge as soon as it is, damaged */
  read(name: string): AsyncGenerator<Uint8Array, void>;
}

/** What a zip file is read with. */
export interface ZipTools {
  limits: SheetLimits;
  inflate: Inflate;
  /** Called with every piece that was unpacked, and waited for; what it throws ends the reading. */
  turn?: (bytes: number) => void | Promise<void>;
}

/** Opens a zip file by its directory. @throws tooLarge, damaged, oldExcel for a part with a password */
export async function openZip(source: ByteSource, tools: ZipTools): Promise<ZipFile> {
  const entries = await readDirectory(source, tools.limits);
  const budget = { left: tools.limits.unpackedBytes };
  return {
    has: (name) => entries.has(name),
    saidBytes: (name) => entries.get(name)?.said ?? 0,
    read: (name) => readPart(source, entries.get(name) ?? fail('damaged'), { ...tools, budget }),
  };
}

async function readAt(source: ByteSource, position: number, length: number): Promise<Uint8Array> {
  const bytes = await source.read(position, position + length);
  return bytes.length < length ? fail('damaged') : bytes;
}

/** Its numbers begin with the smallest byte. */
function numbersOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { u16: (at: number) => view.getUint16(at, true), u32: (at: number) => view.getUint32(at, true) };
}

async function readDirectory(source: ByteSource, limits: SheetLimits): Promise<Map<string, Entry>> {
  const { size } = source;
  if (size > limits.fileBytes) fail('tooLarge');
  if (size < END_SIZE) fail('damaged');
  const { u16, u32 } = numbersOf(await readAt(source, Math.max(0, size - TAIL), Math.min(size, TAIL)));
  let at = Math.min(size, TAIL) - END_SIZE;
  while (at >= 0 && u32(at) !== END_MARK) at -= 1;
  if (at < 0) fail('damaged');
  const count = u16(at + 10);
  const [length, start] = [u32(at + 12), u32(at + 16)];
  if (count > limits.entries) fail('tooLarge');
  if (start + length > size) fail('damaged');
  return parseDirectory(await readAt(source, start, length), count);
}

function parseDirectory(directory: Uint8Array, count: number): Map<string, Entry> {
  const { u16, u32 } = numbersOf(directory);
  const decoder = new TextDecoder();
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY_SIZE > directory.length || u32(at) !== DIRECTORY_MARK) fail('damaged');
    if (u16(at + 8) & ENCRYPTED) fail('oldExcel');
    const nameLength = u16(at + 28);
    const name = decoder.decode(directory.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    // Some write the paths of Windows, or begin them with a slash.
    const path = name.replaceAll('\\', '/').replace(/^\//, '');
    entries.set(path, { method: u16(at + 10), packed: u32(at + 20), said: u32(at + 24), offset: u32(at + 42) });
    at += ENTRY_SIZE + nameLength + u16(at + 30) + u16(at + 32);
  }
  return entries;
}

async function* packedBytes(source: ByteSource, start: number, length: number): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < length; at += PIECE) yield await readAt(source, start + at, Math.min(PIECE, length - at));
}

async function* readPart(
  source: ByteSource,
  { method, packed, offset }: Entry,
  { limits, inflate, turn, budget }: ZipTools & { budget: { left: number } },
): AsyncGenerator<Uint8Array, void> {
  const { u16, u32 } = numbersOf(await readAt(source, offset, LOCAL_SIZE));
  if (u32(0) !== LOCAL_MARK) fail('damaged');
  if (method !== STORED && method !== DEFLATED) fail('damaged');
  if (packed === 0) return;
  const bytes = packedBytes(source, offset + LOCAL_SIZE + u16(26) + u16(28), packed);
  let size = 0;
  try {
    for await (const piece of method === STORED ? bytes : inflate(bytes)) {
      size += piece.length;
      budget.left -= piece.length;
      if (budget.left < 0 || (size > RATIO_FROM_BYTES && size > packed * limits.ratio)) fail('tooLarge');
      await turn?.(piece.length);
      yield piece;
    }
  } catch (error) {
    if (!(error instanceof SheetFaultError) && isUnpacking(error)) fail('damaged');
    throw error;
  }
}

/** zlib tells by a code, a stream of the platform by a TypeError. */
function isUnpacking(error: unknown): boolean {
  return error instanceof TypeError || /^Z_/.test(String((error as { code?: unknown }).code));
}
