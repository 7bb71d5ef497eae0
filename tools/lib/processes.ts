import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process with this id exists, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process, or '' when it cannot be read. Guards against process ids that were given out again. */
export function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // Not Linux, or gone.
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** Asks a process to end, waits, and ends it by force when it does not. @returns whether it ended by itself. */
export async function stopProcess(pid: number, limitMs: number): Promise<boolean> {
  if (!isAlive(pid)) return true;
  kill(pid, 'SIGTERM');
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    await sleep(25);
    if (!isAlive(pid)) return true;
  }
  kill(pid, 'SIGKILL');
  return false;
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
