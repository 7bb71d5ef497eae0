/** Which commands of this checkout run now: replacing node_modules under them would break them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folderOf = (root) => join(root, 'tmp', 'running');

/** Whether a process with this id exists (also one that belongs to somebody else). */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Notes that the process `pid` uses node_modules; returns what takes the note away. */
export function registerRun(root, pid) {
  mkdirSync(folderOf(root), { recursive: true });
  const file = join(folderOf(root), String(pid));
  writeFileSync(file, process.argv.slice(2).join(' '));
  return () => rmSync(file, { force: true });
}

/** The commands that run now, as `{pid, command}`; notes of processes that are gone are removed. */
export function listRuns(root) {
  let entries = [];
  try {
    entries = readdirSync(folderOf(root));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return entries.flatMap((entry) => {
    const file = join(folderOf(root), entry);
    if (!isAlive(Number(entry))) {
      rmSync(file, { force: true });
      return [];
    }
    return [{ pid: Number(entry), command: readFileSync(file, 'utf8') }];
  });
}
