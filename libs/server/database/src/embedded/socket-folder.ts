import { createHash } from 'node:crypto';
import { lstatSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodeOf } from '../database-errors';
import { makeServerFolder } from './server-user';
import type { ServerUser } from './server-user';

/** 107 on Linux, 103 on macOS, with the socket's own name. */
const SOCKET_PATH_LIMIT_BYTES = 103;
const SOCKET_NAME = '/.s.PGSQL.5432';

/** The folder of the socket of the cluster in `dataDir`: short, always the same, and only ours to enter. */
export function socketFolderOf(dataDir: string): string {
  const name = `peyk-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const preferred = join(tmpdir(), name);
  return Buffer.byteLength(preferred + SOCKET_NAME) <= SOCKET_PATH_LIMIT_BYTES ? preferred : join('/tmp', name);
}

/** @throws when someone else made a folder of that name: anyone who owns it could pretend to be our database. */
export function makeSocketFolder(folder: string, user: ServerUser | undefined): void {
  makeServerFolder(folder, user);
  const { uid, mode } = lstatSync(folder);
  const expected = user?.uid ?? process.getuid?.();
  if (uid !== expected || (mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to somebody else or is open to others: remove it and start again.`);
  }
}

/** Leaves nothing behind where everybody's temporary files are, once the server has ended and its socket is gone. */
export function removeSocketFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const code = errorCodeOf(error);
    // Of a server that was killed the socket is still there; the next start finds it.
    if (code !== 'ENOENT' && code !== 'ENOTEMPTY') throw error;
  }
}
