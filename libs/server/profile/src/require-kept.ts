import type { Tx } from '@peyk/server-database';
import { keepFile } from '@peyk/server-files';

/** Keeps the file that a row of this transaction refers to; it was saved a moment ago. */
export async function requireKept(tx: Tx, file: Parameters<typeof keepFile>[1]): Promise<void> {
  if (!(await keepFile(tx, file))) throw new Error('a file had expired before its row was written');
}
