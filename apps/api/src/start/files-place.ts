import { join } from 'node:path';
import { createFiles, createSpool, diskStorage, s3Storage } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';
import type { ArchivePlace } from '@peyk/server-module';
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

/** The recipients of old sends: in a folder beside the files, or beside them in their store. No account owns them. Touches nothing. */
export function archiveIn(dataFolder: string, store?: FilesStore): ArchivePlace {
  const folder = join(dataFolder, 'archive');
  const storage = store ? s3Storage({ ...store, prefix: `${store.prefix}archive/` }) : diskStorage(folder);
  return { storage, spool: createSpool(join(folder, '.arriving')) };
}
