import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineOf, isAlive, stopProcess } from '../lib/processes.ts';
import { OWNER_ONLY, makeDataFolder } from './private-files.ts';

/** What the lock file of a data folder says: who runs there. */
export interface RunLock {
  pid: number;
  panelUrl: string;
  /** Processes to stop when their supervisor was killed. */
  children: number[];
}

/** Command lines that may hold the lock; any other process merely got the same process id later. */
const SUPERVISOR = /commands[\\/](start|dev)\.ts/;
const CHILD = /dist[\\/]apps[\\/](api|operator-simulator|bank-simulator)[\\/]main\.mjs/;
const LEFTOVER_STOP_LIMIT_MS = 20_000;

export function lockFileOf(dataFolder: string): string {
  return join(dataFolder, 'run.lock');
}

function read(dataFolder: string): RunLock | undefined {
  try {
    return JSON.parse(readFileSync(lockFileOf(dataFolder), 'utf8')) as RunLock;
  } catch (error) {
    // A half-written file is a start that was killed while writing it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isProcess(pid: number, commandLine: RegExp): boolean {
  return isAlive(pid) && commandLine.test(commandLineOf(pid));
}

/** The start that runs in this data folder, or undefined. */
export function findRunning(dataFolder: string): RunLock | undefined {
  const lock = read(dataFolder);
  return lock && isProcess(lock.pid, SUPERVISOR) ? lock : undefined;
}

/**
 * What a killed start left behind: processes that still run although their supervisor is gone.
 * @returns how many were stopped.
 */
export async function stopLeftovers(dataFolder: string): Promise<number> {
  const lock = read(dataFolder);
  if (!lock || findRunning(dataFolder)) return 0;
  const left = lock.children.filter((pid) => isProcess(pid, CHILD));
  // One after the other, in the order they are listed: the API before the operator.
  for (const pid of left) await stopProcess(pid, LEFTOVER_STOP_LIMIT_MS);
  return left.length;
}

function write(file: string, lock: RunLock): void {
  writeFileSync(file, JSON.stringify(lock), { mode: OWNER_ONLY });
}

/** Moves a lock out of the way unless its owner turns out to run: another start may have put its own there just now. */
function clearStaleLock(dataFolder: string): void {
  const aside = `${lockFileOf(dataFolder)}.stale-${process.pid}`;
  try {
    renameSync(lockFileOf(dataFolder), aside);
    const moved = JSON.parse(readFileSync(aside, 'utf8')) as RunLock;
    if (isProcess(moved.pid, SUPERVISOR)) linkSync(aside, lockFileOf(dataFolder));
  } catch (error) {
    // Someone else cleared it first, or put a new one there, or it was never whole.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'EEXIST'].includes(code) && !(error instanceof SyntaxError)) throw error;
  }
  rmSync(aside, { force: true });
}

/**
 * Takes the data folder for this process.
 * @returns the other's lock when someone else has it, else undefined.
 */
export function takeLock(dataFolder: string, panelUrl: string): RunLock | undefined {
  makeDataFolder(dataFolder);
  const draft = `${lockFileOf(dataFolder)}.draft-${process.pid}`;
  write(draft, { pid: process.pid, panelUrl, children: [] });
  try {
    for (;;) {
      try {
        // A link, not a write: the file appears whole or not at all.
        linkSync(draft, lockFileOf(dataFolder));
        return undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const other = findRunning(dataFolder);
      if (other) return other;
      clearStaleLock(dataFolder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Notes the processes of this start in its lock; API first. */
export function noteChildren(dataFolder: string, panelUrl: string, children: number[]): void {
  const file = lockFileOf(dataFolder);
  write(`${file}.new`, { pid: process.pid, panelUrl, children });
  renameSync(`${file}.new`, file);
}

export function releaseLock(dataFolder: string): void {
  if (read(dataFolder)?.pid === process.pid) rmSync(lockFileOf(dataFolder), { force: true });
}
