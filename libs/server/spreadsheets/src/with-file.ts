import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Bytes as a file on the disk of this process while `use` works: a spreadsheet is read from its end, where its directory stands.
 * Nothing of it is left afterwards. @throws what the bytes throw
 */
export async function withFile<T>(bytes: AsyncIterable<Uint8Array>, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'peyk-sheet-'));
  try {
    const path = join(folder, 'file');
    await pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(path, { mode: 0o600 }));
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
