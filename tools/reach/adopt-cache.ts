import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Native from 'nx/src/native/index.js';

const DATABASE = /^([\da-f]+)(-v\d+\.db)$/;

/** What Nx calls its database on this machine. Only Nx knows, so it is asked to make one. */
export function nameOfDatabase(): string {
  // CommonJS that hides its names from imports.
  const { closeDbConnection, connectToNxDb } = createRequire(join(process.cwd(), 'package.json'))(
    'nx/src/native',
  ) as typeof Native;
  const folder = mkdtempSync(join(tmpdir(), 'peyk-nx-database-'));
  try {
    closeDbConnection(connectToNxDb(folder));
    return readdirSync(folder).find((name) => DATABASE.test(name)) ?? '';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Nx keeps what it knows of its cache in a database that bears the id of the machine. One that was restored from another
 * machine would not be found, and nothing would hit: it gets this machine's name, if this machine has none yet.
 *
 * @param folder `.nx/workspace-data`
 * @returns whether there was one to take over
 */
export function adoptCache(folder: string, own: string): boolean {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => DATABASE.test(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  if (own === '' || names.includes(own)) return false;
  const age = (name: string) => statSync(join(folder, name)).mtimeMs;
  const newest = names.sort((one, other) => age(other) - age(one)).at(0);
  if (newest === undefined) return false;
  renameSync(join(folder, newest), join(folder, own));
  return true;
}
