import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../has-code';
import { KEY, StorageError, requireKey } from './storage';
import type { Storage } from './storage';

/** Two levels of 256 folders: no folder grows so large that listing it hurts. */
const placeOf = (folder: string, key: string) => join(folder, requireKey(key).slice(0, 2), key.slice(2, 4), key);

/** What `work` answers; undefined when the file or folder is not there. */
async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Makes what was renamed or removed in a folder outlive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* listShards(folder: string): AsyncGenerator<readonly string[]> {
  const shards = async (path: string) =>
    ((await ifThere(readdir(path))) ?? []).filter((name) => /^[0-9a-f]{2}$/.test(name));
  for (const first of await shards(folder)) {
    for (const second of await shards(join(folder, first))) {
      const names = (await ifThere(readdir(join(folder, first, second)))) ?? [];
      const keys = names.filter((name) => KEY.test(name));
      if (keys.length > 0) yield keys;
    }
  }
}

async function requireFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StorageError(`the folder of files cannot be written: ${(error as Error).message}`, true);
  }
}

/** A folder on this machine or on a disk that all processes share; on the same file system as the spool, which it takes from. */
export function diskStorage(folder: string): Storage {
  return {
    put: async (key, { path }) => {
      const place = placeOf(folder, key);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      // The spool has synced the bytes: with the name comes the whole file, or neither.
      await rename(path, place);
      await syncFolder(dirname(place));
      await syncFolder(dirname(dirname(place)));
      await syncFolder(folder);
    },
    open: async (key) => (await ifThere(open(placeOf(folder, key), 'r')))?.createReadStream(),
    remove: (key) => rm(placeOf(folder, key), { force: true }),
    list: () => listShards(folder),
    reach: () => requireFolder(folder),
  };
}
