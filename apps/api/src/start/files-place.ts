import { join } from 'node:path';
import { createFiles, createSpool, diskStorage } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';

/** Files in the data folder; their spool lies beside them, on the same file system. Touches nothing. */
export function filesIn(dataFolder: string): Files {
  const folder = join(dataFolder, 'files');
  return createFiles({ storage: diskStorage(folder), spool: createSpool(join(folder, '.arriving')) });
}
