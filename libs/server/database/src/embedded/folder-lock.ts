import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 20;
const WAIT_LIMIT_MS = 60_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ownerOf(lockFile: string): number | undefined {
  try {
    return Number(readFileSync(lockFile, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** Moves a dead owner's lock away; puts it back when a living one has taken its place in the meantime. */
function clearStale(lockFile: string, aside: string): void {
  try {
    renameSync(lockFile, aside);
    if (isAlive(ownerOf(aside) ?? 0)) linkSync(aside, lockFile);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

/**
 * Runs `fn` while no other process runs one under the same lock file. The lock of a process that died is taken over.
 * @throws when another process holds it for more than a minute.
 */
export async function withFolderLock<T>(lockFile: string, fn: () => Promise<T>): Promise<T> {
  const draft = `${lockFile}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, String(process.pid));
  const end = Date.now() + WAIT_LIMIT_MS;
  try {
    for (;;) {
      try {
        // A link, not a write: the lock appears with its owner's id in it, or not at all.
        linkSync(draft, lockFile);
        break;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const owner = ownerOf(lockFile);
      if (owner !== undefined && !isAlive(owner)) clearStale(lockFile, `${draft}.stale`);
      else if (Date.now() > end)
        throw new Error(`${lockFile} is held by process ${owner}: end it, or remove the file.`);
      else await sleep(STEP_MS);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    return await fn();
  } finally {
    rmSync(lockFile, { force: true });
  }
}
