import { spawnSync } from 'node:child_process';
import type { Change } from './reach.ts';

function git(root: string, ...args: string[]): string | undefined {
  const done = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return done.status === 0 ? done.stdout : undefined;
}

/**
 * Where this change left main: what came into main since is none of its business. `wanted` is a commit to compare with in its
 * place. @returns undefined when there is no such commit here, as after a forced push or in a shallow clone: then nothing is
 * known of the change.
 */
export function baseOf(root: string, wanted: string | undefined): string | undefined {
  if (wanted) return git(root, 'merge-base', 'HEAD', wanted)?.trim();
  return ['origin/main', 'main'].flatMap((name) => git(root, 'merge-base', 'HEAD', name)?.trim() ?? []).at(0);
}

/** What differs between a commit and the files as they lie here, committed or not. */
export function changesSince(root: string, base: string): Change[] {
  const fields = git(root, 'diff', '--name-status', '--no-renames', '-z', base)?.split('\0') ?? [];
  const changes: Change[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    changes.push({ path: fields[at + 1] ?? '', gone: fields[at] === 'D' });
  }
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z')?.split('\0') ?? [];
  return [...changes, ...untracked.filter(Boolean).map((path) => ({ path, gone: false }))];
}

/** `6cc2327 refactor(api): …` */
export function titleOf(root: string, commit: string): string {
  return git(root, 'log', '-1', '--format=%h %s', commit)?.trim() ?? commit;
}
