import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A text file that belongs to the project. */
export interface SourceFile {
  /** Relative to the root, with slashes. */
  path: string;
  text: string;
}

/** Everything that tidy looks at: the files that git tracks or would track. */
export interface Workspace {
  files: readonly SourceFile[];
  /** All paths, also of binary files. */
  paths: ReadonlySet<string>;
  /** The text of package-lock.json, which is nobody's to write and so not among the files; undefined where there is none. */
  lock?: string | undefined;
}

/** Something that is not in order. */
export interface Finding {
  file: string;
  /** From 1; absent when the whole file is meant. */
  line?: number;
  /** What is wrong, and the remedy. */
  message: string;
}

export interface Check {
  name: string;
  run(workspace: Workspace): Finding[];
}

const BINARY = /\.(woff2?|png|jpe?g|gif|ico|pdf|xlsx|zip|gz|br)$/;
/** Not written by hand. */
const FOREIGN = /(^|\/)package-lock\.json$/;

/** A workspace from texts, for the tests of the checks. */
export function workspaceOf(texts: Record<string, string>): Workspace {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  return { files, paths: new Set(Object.keys(texts)), lock: texts['package-lock.json'] };
}

/** Reads the checkout at `root`. Needs git: what it ignores is none of tidy's business. */
export function readWorkspace(root: string): Workspace {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  const paths = [...new Set(list.split('\0'))].filter(
    (path) => path && statSync(join(root, path), { throwIfNoEntry: false })?.isFile(),
  );
  const files = paths
    .filter((path) => !BINARY.test(path) && !FOREIGN.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const lock = paths.includes('package-lock.json') ? readFileSync(join(root, 'package-lock.json'), 'utf8') : undefined;
  return { files, paths: new Set(paths), lock };
}
