import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { commandLineOf, isAlive, stopProcess } from '../lib/processes.ts';

const STOP_LIMIT_MS = 30_000;

/** The process id of the database that runs on files below `folder`, or undefined. */
export function findDatabase(folder: string): number | undefined {
  // Ours to read: the data folder holds one cluster, at most two folders deep.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === 'postmaster.pid',
  );
  return files
    .map((file) => Number(readFileSync(join(folder, file), 'utf8').split('\n')[0]))
    .find((pid) => isAlive(pid) && commandLineOf(pid).includes('postgres'));
}

/** Stops a database that an API which was killed left running, so that nothing writes to files that are removed. */
export async function stopDatabase(folder: string): Promise<void> {
  const pid = findDatabase(folder);
  if (pid !== undefined) await stopProcess(pid, STOP_LIMIT_MS);
}
