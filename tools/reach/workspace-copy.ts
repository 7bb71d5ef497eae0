/** For tests: what the tasks of a workspace read, of this one or of a copy in which something was changed. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Project, Reading } from './inputs.ts';

export const ROOT = join(__dirname, '../..');
const MOST_BYTES = 1e9;

/** What Nx tells its own children would lead back to the workspace in which the tests run. */
function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(NX_|NODE_OPTIONS|JEST_)/.test(name));
  return { ...Object.fromEntries(inherited), NX_DAEMON: 'false' };
}

export function readInputsOf(root: string): Reading {
  const program = join(root, 'tools', 'reach', 'print-inputs.mjs');
  const text = execFileSync(process.execPath, [program], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  });
  const { projects, files } = JSON.parse(text) as { projects: Project[]; files: [string, string[]][] };
  return { projects, files: new Map(files.map(([task, read]) => [task, new Set(read)])) };
}

/** The files as they lie here, committed or not, below a new folder. @returns the folder; the caller removes it */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'peyk-reach-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  });
  for (const path of listed.split('\0').filter(Boolean)) {
    cpSync(join(ROOT, path), join(copy, path), { force: true, errorOnExist: false });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

export function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
