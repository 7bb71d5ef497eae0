import { Readable } from 'node:stream';
import { StorageError } from '../storage';

/** Bytes of an object from some place on. */
export interface ObjectBytes {
  bytes: Readable;
  etag: string | undefined;
  /** Of the whole object. */
  size: number | undefined;
}

/** Cuts of one reading that are mended. */
const MOST_CUTS = 5;

async function* readOn(source: Source, reading: Reading): AsyncGenerator<Uint8Array> {
  const { size } = source.first;
  let at = 0;
  let cuts = 0;
  let pieces: AsyncIterator<Uint8Array> = source.first.bytes[Symbol.asyncIterator]();
  for (;;) {
    // `yield` stands outside: what the reader throws is no cut.
    const next = await pieces.next().catch(() => 'cut' as const);
    if (next !== 'cut' && !next.done) {
      at += next.value.length;
      yield next.value;
      continue;
    }
    if (next !== 'cut' && (size === undefined || at === size)) return;
    cuts += 1;
    if (reading.isClosed || cuts > MOST_CUTS) throw new StorageError('the object store cut off a file', false);
    reading.bytes = await source.again(at);
    if (reading.isClosed) reading.bytes.destroy();
    pieces = reading.bytes[Symbol.asyncIterator]();
  }
}

interface Source {
  first: ObjectBytes;
  /** The bytes from there on. @throws StorageError, also when the object is another one by now */
  again: (from: number) => Promise<Readable>;
}

interface Reading {
  bytes: Readable;
  isClosed: boolean;
}

/**
 * All bytes of an object or an error, never fewer. A connection that is cut, also because the reader was slow, is taken up where it
 * ended: an import reads one file for minutes.
 */
export function readObject(source: Source): Readable {
  const reading: Reading = { bytes: source.first.bytes, isClosed: false };
  const pieces = readOn(source, reading);
  // Not Readable.from: anyone who leaves it waits for the piece that is under way, and a silent store gives none.
  return new Readable({
    read() {
      pieces.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      reading.isClosed = true;
      reading.bytes.destroy();
      done(error);
    },
  });
}
