import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TaskOutput } from './output.ts';
import { run } from './run.ts';

/** Runs Nx with the project's Node. Returns its exit code; every line of its output goes to `onLine`. */
export function runNx(
  root: string,
  args: readonly string[],
  onLine?: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  return run(process.execPath, [nx, ...args], { cwd: root, env, ...(onLine ? { onLine } : {}) });
}

export interface TasksDone {
  code: number;
  /** What Nx itself said of each task, whatever came through the pipe: see task-results.cjs. Empty when Nx itself failed. */
  tasks: readonly TaskOutput[];
  /** Everything that was printed, for when Nx itself failed. */
  lines: readonly string[];
}

interface Result {
  task: string;
  status: string;
  output: string;
  seconds: number;
}

function readResults(file: string): TaskOutput[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    // Nx fell over before a task began.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return (JSON.parse(text) as Result[])
    .filter(({ status }) => status !== 'skipped')
    .map(({ task, status, output, seconds }) => ({
      task,
      seconds,
      lines: output.split(/\r?\n/),
      failed: status === 'failure' || status === 'stopped',
    }));
}

/** Runs tasks and tells what became of each; a task that another one's failure kept from running is not among them. */
export async function runTasks(
  root: string,
  args: readonly string[],
  onLine: (line: string) => void = () => undefined,
): Promise<TasksDone> {
  const folder = mkdtempSync(join(tmpdir(), 'peyk-tasks-'));
  const file = join(folder, 'results.json');
  const lines: string[] = [];
  try {
    const listen = (line: string) => {
      lines.push(line);
      onLine(line);
    };
    const code = await runNx(root, [...args, '--outputStyle=static'], listen, {
      ...process.env,
      PEYK_TASK_RESULTS: file,
    });
    return { code, tasks: readResults(file), lines };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the given projects; what has not changed comes from the cache. @returns the output when it failed. */
export async function buildProjects(root: string, projects: readonly string[]): Promise<readonly string[] | undefined> {
  const { code, lines } = await runTasks(root, ['run-many', '-t', 'build', '-p', projects.join(','), '--parallel=2']);
  return code === 0 ? undefined : lines;
}
