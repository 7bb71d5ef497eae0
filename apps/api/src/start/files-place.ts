import { join } from 'node:path';
import { createFiles, createSpool, diskStorage, s3Storage } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';
import type { FilesStore } from '../config/files-store';

/**
 * Files in the data folder or in an object store. What arrives lies in the data folder either way: for a folder on the same file
 * system, for a store on this machine. Touches nothing.
 */
export function filesIn(dataFolder: string, store?: FilesStore): Files {
  const folder = join(dataFolder, 'files');
  const storage = store ? s3Storage(store) : diskStorage(folder);
  return createFiles({ storage, spool: createSpool(join(folder, '.arriving')) });
}
