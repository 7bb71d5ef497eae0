import { join } from 'node:path';
import { run } from './run.ts';

/** Runs Nx with the project's Node. Returns its exit code; every line of its output goes to `onLine`. */
export function runNx(root: string, args: readonly string[], onLine?: (line: string) => void): Promise<number> {
  const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  return run(process.execPath, [nx, ...args], { cwd: root, ...(onLine ? { onLine } : {}) });
}

/** Builds the given projects; what has not changed comes from the cache. @returns the output when it failed. */
export async function buildProjects(root: string, projects: readonly string[]): Promise<string[] | undefined> {
  const lines: string[] = [];
  const code = await runNx(
    root,
    ['run-many', '-t', 'build', '-p', projects.join(','), '--parallel=2', '--outputStyle=static'],
    (line) => lines.push(line),
  );
  return code === 0 ? undefined : lines;
}
