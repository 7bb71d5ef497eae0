import { createWriteStream } from 'node:fs';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ServerContext } from '@peyk/server-database';
import type { Files } from '@peyk/server-files';
import type { AdminContext } from '@peyk/server-module';

/** Kept files for admins: what is there already is not written over. */
export function saveFileWith(context: ServerContext, files: Pick<Files, 'open'>): AdminContext['saveFile'] {
  return async ({ accountId, id }, to) => {
    const { name, bytes } = await files.open(context, { accountId, permissions: 'all' }, id);
    const path = `${to}${extname(name)}`;
    await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return path;
  };
}
