import { spawn } from 'node:child_process';
import { closeSync, fchmodSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { stopProcess } from '../lib/processes.ts';
import { OWNER_ONLY, makePrivateFolder } from './private-files.ts';

const LOG_LIMIT_BYTES = 20_000_000;

export interface ProgramOptions {
  name: string;
  command: string;
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  logFile: string;
}

export interface ChildOptions extends Omit<ProgramOptions, 'command'> {
  file: string;
  /** For Node itself. */
  nodeArgs?: readonly string[];
}

/** A process of the stack. Its output goes to its log file. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly logFile: string;
  /** Settles when the process has ended, with a sentence's worth of why: `code 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  hasEnded(): boolean;
  /** Asks it to end and waits; by force after `limitMs`. @returns whether it ended by itself. */
  stop(limitMs: number): Promise<boolean>;
}

/** Keeps one earlier log, so that a long life of starts does not fill the disk. */
function openLog(file: string): number {
  makePrivateFolder(dirname(file));
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`);
  const log = openSync(file, 'a', OWNER_ONLY);
  // A mode at opening counts for new files only.
  fchmodSync(log, OWNER_ONLY);
  return log;
}

/** Starts `file` on this Node. */
export function startChild({ file, args = [], nodeArgs = [], ...options }: ChildOptions): Child {
  return startProgram({ ...options, command: process.execPath, args: [...nodeArgs, file, ...args] });
}

/** Starts a program that is found on the PATH. */
export function startProgram(options: ProgramOptions): Child {
  const log = openLog(options.logFile);
  const child = spawn(options.command, options.args ?? [], {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', log, log],
    // A process group of its own: Ctrl-C must reach the supervisor only, which stops its children in order.
    detached: process.platform !== 'win32',
  });
  closeSync(log);
  let ended = false;
  const end = new Promise<string>((resolve) => {
    const finish = (why: string) => {
      ended = true;
      resolve(why);
    };
    child.on('error', (error) => finish(error.message));
    child.on('exit', (code, signal) => finish(signal ?? `code ${code}`));
  });
  const pid = child.pid ?? 0;
  return {
    name: options.name,
    pid,
    logFile: options.logFile,
    ended: end,
    hasEnded: () => ended,
    stop: async (limitMs) => {
      if (ended) return true;
      const clean = await stopProcess(pid, limitMs);
      await end;
      return clean;
    },
  };
}

/** The last lines of a log, for an error message. */
export function lastLines(file: string, count: number): string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count);
}
