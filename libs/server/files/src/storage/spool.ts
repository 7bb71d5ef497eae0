import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fail } from '../fail';
import { KEY, requireKey } from './storage';

/** A file that has arrived whole, and lies on the disk of this process. */
export interface Spooled {
  path: string;
  size: number;
  sha256: Buffer;
}

export interface Spool {
  /** Writes what comes, with its end synced. @throws tooLarge as soon as more than `maxBytes` have come, or what the bytes throw */
  write(key: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Spooled>;
  remove(key: string): Promise<void>;
  list(): Promise<string[]>;
}

/** Where files arrive before they are known: their type, size and hash are found here, not in the memory. */
export function createSpool(folder: string): Spool {
  const pathOf = (key: string) => join(folder, requireKey(key));
  return {
    write: async (key, bytes, maxBytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = pathOf(key);
      const handle = await open(path, 'w', 0o600);
      try {
        const hash = createHash('sha256');
        let size = 0;
        for await (const chunk of bytes) {
          size += chunk.length;
          if (size > maxBytes) fail('tooLarge');
          hash.update(chunk);
          await handle.writeFile(chunk);
        }
        await handle.sync();
        return { path, size, sha256: hash.digest() };
      } finally {
        await handle.close();
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return (await readdir(folder)).filter((name) => KEY.test(name));
    },
  };
}
