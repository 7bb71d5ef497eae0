import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { ArchivePlace } from '@peyk/server-module';
import { ROWS_AT_ONCE } from './archived-rows';

/** What a file holds, by which it is known again. */
export interface Lines {
  rows: bigint;
  /** Of the lines, each with its end. */
  sha256: Buffer;
}

/** Counts and hashes what goes through. */
export class LineSum {
  readonly #hash = createHash('sha256');
  #rows = 0n;

  /** @returns the lines as they stand in a file */
  add(lines: readonly string[]): string {
    const text = `${lines.join('\n')}\n`;
    this.#hash.update(text);
    this.#rows += BigInt(lines.length);
    return text;
  }

  /** To be asked once. */
  end(): Lines {
    return { rows: this.#rows, sha256: this.#hash.digest() };
  }
}

export const isSame = (a: Lines, b: Lines): boolean => a.rows === b.rows && a.sha256.equals(b.sha256);

/** Four times as quick as the usual level, and a tenth larger. */
const GZIP_LEVEL = 3;
const CONTENT_TYPE = 'application/gzip';

/** Keeps lines as a packed file under this key. The bytes are on the disk or in the store when it answers. */
export async function storeLines(
  { storage, spool }: ArchivePlace,
  key: string,
  pages: AsyncIterable<readonly string[]>,
): Promise<Lines & { bytes: bigint }> {
  const sum = new LineSum();
  async function* text() {
    for await (const lines of pages) yield sum.add(lines);
  }
  const source = Readable.from(text(), { objectMode: true, highWaterMark: 2 });
  const packed = createGzip({ level: GZIP_LEVEL });
  source.once('error', (error) => packed.destroy(error));
  source.pipe(packed);
  try {
    const file = await spool.write(key, packed, Number.MAX_SAFE_INTEGER);
    await storage.put(key, { ...file, contentType: CONTENT_TYPE });
    return { ...sum.end(), bytes: BigInt(file.size) };
  } finally {
    source.destroy();
    await spool.remove(key);
  }
}

export class MissingFileError extends Error {}

/** The lines of a kept file, some thousands at a time. @throws MissingFileError, and what the storage and a torn file throw */
export async function* openLines({ storage }: ArchivePlace, key: string): AsyncGenerator<readonly string[]> {
  const bytes = await storage.open(key);
  if (!bytes) throw new MissingFileError(`the file ${key} of the archive is not there`);
  const unpacked = createGunzip();
  bytes.once('error', (error) => unpacked.destroy(error));
  bytes.pipe(unpacked);
  let lines: string[] = [];
  try {
    // JSON escapes the ends of lines within texts.
    for await (const line of splitLines(unpacked)) {
      lines.push(line);
      if (lines.length < ROWS_AT_ONCE) continue;
      yield lines;
      lines = [];
    }
    if (lines.length > 0) yield lines;
  } finally {
    bytes.destroy();
    unpacked.destroy();
  }
}

async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of bytes) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest + decoder.decode() !== '') throw new Error('a file of the archive ends within a line');
}

/** Reads a kept file to its end. */
export async function readSum(place: ArchivePlace, key: string): Promise<Lines> {
  const sum = new LineSum();
  for await (const lines of openLines(place, key)) sum.add(lines);
  return sum.end();
}
