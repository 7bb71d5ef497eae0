import { spawn } from 'node:child_process';

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Called for every whole line of stdout and stderr. Without it the output goes to the terminal. */
  onLine?: (line: string) => void;
}

/**
 * Runs a program to its end.
 * @returns its exit code; 1 when it was ended by a signal.
 * @throws when the program cannot be started at all.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: options.onLine ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    if (options.onLine) {
      splitLines(child.stdout, options.onLine);
      splitLines(child.stderr, options.onLine);
    }
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? 1);
    });
  });
}

function splitLines(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream?.on('end', () => {
    if (rest) onLine(rest);
  });
}
