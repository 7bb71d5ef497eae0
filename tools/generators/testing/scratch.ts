/** For tests of generators: a copy of the workspace in which they are run as people run them. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

export const ROOT = join(__dirname, '../../..');
const BIN = join(ROOT, 'node_modules', '.bin');
const TSC = join('node_modules', 'typescript7', 'lib', 'tsc.js');
const MOST_BYTES = 1e9;

export interface Ended {
  code: number;
  output: string;
}

/** What a failed tool said; nothing of one that ended well. */
export const failures = (ended: readonly Ended[]) => ended.map(({ code, output }) => (code === 0 ? '' : output));

/** The files as they lie here, committed or not: without what builds have left, and with a git of its own, which tidy asks. */
function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'peyk-generated-'));
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: MOST_BYTES });
  for (const path of git(ROOT, 'ls-files', '-co', '--exclude-standard', '-z', '--deduplicate')
    .split('\0')
    .filter(Boolean)) {
    cpSync(join(ROOT, path), join(copy, path), { errorOnExist: false });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  git(copy, 'init', '--quiet');
  return copy;
}

/** Runs a tool in a copy. The variables that Nx gives its own children would lead back to the real workspace. */
function runIn(copy: string, tool: string, args: readonly string[], folder = '.'): Promise<Ended> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(NX_|NODE_OPTIONS|JEST_)/.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    NX_DAEMON: 'false',
    NX_CACHE_DIRECTORY: join(copy, '.nx', 'cache'),
    PATH: [BIN, process.env['PATH'] ?? ''].join(delimiter),
  };
  return new Promise((end) => {
    execFile(
      resolve(BIN, tool),
      [...args],
      { cwd: join(copy, folder), env, maxBuffer: MOST_BYTES },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : 1;
        // A tool that is not there says nothing, and must not look as one that found nothing.
        end({ code, output: stdout + stderr || (error?.message ?? '') });
      },
    );
  });
}

/** A copy of the workspace; for the top of a test file. It begins before the tests and is removed after them. */
export function scratchWorkspace() {
  const state = {} as { copy: string };
  beforeAll(() => {
    state.copy = copyWorkspace();
  });
  afterAll(() => rmSync(state.copy, { recursive: true, force: true }));
  const run = (tool: string, args: readonly string[], folder?: string) => runIn(state.copy, tool, args, folder);
  return {
    path: (path: string) => join(state.copy, path),
    run,
    generate: (generator: string, options: Readonly<Record<string, string>>) =>
      run('nx', [
        'g',
        `@peyk/tools:${generator}`,
        ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
      ]),
    /** Several in one process. What they would run at their end, `npm run gen`, is the test's to run. */
    generateAll: (asked: readonly (readonly [generator: string, options: object])[]) =>
      run(process.execPath, [join('tools', 'generators', 'testing', 'run-generators.mjs'), JSON.stringify(asked)]),
    typecheck: (project: string) => run(process.execPath, [TSC, '--noEmit', '-p', `${project}/tsconfig.json`]),
    jest: (project: string, ...args: string[]) => run('jest', ['--maxWorkers=2', ...args], project),
    command: (name: string) => run(process.execPath, [join('tools', 'commands', `${name}.ts`)]),
  };
}
