import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** A zip file of texts, made while it is read. */
export async function* zipOf(parts: readonly { name: string; texts: Iterable<string> }[]): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  for (const { name, texts } of parts) {
    const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    entries.push(entry);
    const head = Buffer.concat([header(0x04034b50, [20, 0x0808, 8, 0, 0x21], entry, false), entry.name]);
    offset += head.length;
    yield head;
    for await (const bytes of deflate(texts, entry)) {
      entry.packed += bytes.length;
      offset += bytes.length;
      yield bytes;
    }
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(0x08074b50, 0);
    for (const [n, value] of [entry.crc, entry.packed, entry.size].entries()) sizes.writeUInt32LE(value, 4 + 4 * n);
    offset += sizes.length;
    yield sizes;
  }
  const directory = Buffer.concat(
    entries.flatMap((entry) => [header(0x02014b50, [20, 20, 0x0808, 8, 0, 0x21], entry, true), entry.name]),
  );
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([directory, end]);
}

async function* deflate(texts: Iterable<string>, entry: Entry): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 6 });
  const feed = async () => {
    for (const text of texts) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!packer.write(bytes)) await once(packer, 'drain');
    }
    packer.end();
  };
  const fed = feed();
  yield* packer as AsyncIterable<Buffer>;
  await fed;
}

function header(mark: number, words: readonly number[], entry: Entry, isDirectory: boolean): Buffer {
  const bytes = Buffer.alloc(isDirectory ? 46 : 30);
  bytes.writeUInt32LE(mark, 0);
  for (const [n, word] of words.entries()) bytes.writeUInt16LE(word, 4 + 2 * n);
  const at = 4 + 2 * words.length;
  if (isDirectory)
    for (const [n, value] of [entry.crc, entry.packed, entry.size].entries()) bytes.writeUInt32LE(value, at + 4 * n);
  bytes.writeUInt16LE(entry.name.length, at + 12);
  if (isDirectory) bytes.writeUInt32LE(entry.offset, 42);
  return bytes;
}
