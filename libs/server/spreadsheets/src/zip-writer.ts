import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

const VERSION = 20;
/** Sizes follow the data, names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** Level 1 is half as slow as 6 and some ten percent larger. */
const LEVEL = 1;
/** 1 January 1980: files of the same rows are the same. */
const DOS_DATE = 0x21;
const MAX_BYTES = 0xffff_ffff;

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/**
 * A zip file of parts that are made while they are read, in bounded memory.
 * @throws when it would be larger than 4 GiB: what spreadsheets are made of is not
 */
export async function* writeZip(
  parts: Iterable<{ name: string; text: Iterable<string> | AsyncIterable<string> }>,
): AsyncGenerator<Buffer, void> {
  const entries: Entry[] = [];
  let offset = 0;
  for (const { name, text } of parts) {
    const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    entries.push(entry);
    const header = localHeader(entry);
    offset += header.length;
    yield header;
    for await (const packed of deflate(text, entry)) {
      entry.packed += packed.length;
      offset += packed.length;
      yield packed;
    }
    if (offset > MAX_BYTES || entry.size > MAX_BYTES) throw new Error('A spreadsheet must not be larger than 4 GiB.');
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(0x08074b50, 0);
    writeSizes(sizes, entry, 4);
    offset += sizes.length;
    yield sizes;
  }
  yield ending(entries, offset);
}

async function* deflate(text: Iterable<string> | AsyncIterable<string>, entry: Entry): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: LEVEL });
  const abandoned = new AbortController();
  const feed = async () => {
    for await (const piece of text) {
      const bytes = Buffer.from(piece);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!packer.write(bytes)) await once(packer, 'drain', { signal: abandoned.signal });
    }
    packer.end();
  };
  // A fault of the rows ends the stream, and so the reader below.
  const fed = feed().catch((error: unknown) =>
    packer.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  try {
    yield* packer as AsyncIterable<Buffer>;
  } finally {
    abandoned.abort();
    packer.destroy();
    await fed;
  }
}

function writeSizes(into: Buffer, { crc, packed, size }: Entry, at: number): void {
  into.writeUInt32LE(crc, at);
  into.writeUInt32LE(packed, at + 4);
  into.writeUInt32LE(size, at + 8);
}

function localHeader({ name }: Entry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(DOS_DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function ending(entries: readonly Entry[], offset: number): Buffer {
  const directory = Buffer.concat(entries.flatMap((entry) => [directoryHeader(entry), entry.name]));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([directory, end]);
}

function directoryHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATE, 10);
  header.writeUInt16LE(DOS_DATE, 14);
  writeSizes(header, entry, 16);
  header.writeUInt16LE(entry.name.length, 28);
  header.writeUInt32LE(entry.offset, 42);
  return header;
}
