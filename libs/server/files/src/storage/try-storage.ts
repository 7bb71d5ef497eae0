import { randomUUID } from 'node:crypto';
import type { Spool } from './spool';
import type { Storage } from './storage';

async function* something() {
  yield Buffer.from('Peyk tries its storage');
}

/**
 * Keeps a few bytes, reads them and removes them, so that a key that may not do so is found before people give files. Killed in the
 * middle it leaves bytes without a row, which the sweep knows how to clear.
 * @throws StorageError
 */
export async function tryStorage(storage: Storage, spool: Spool): Promise<void> {
  await storage.reach();
  const key = randomUUID();
  const file = await spool.write(key, something(), 100);
  try {
    await storage.put(key, { ...file, contentType: 'text/plain' });
    (await storage.open(key))?.destroy();
    await storage.remove(key);
  } finally {
    await spool.remove(key);
  }
}
