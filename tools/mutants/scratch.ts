import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { plant } from './mutant.ts';
import type { Mutant } from './mutant.ts';

/** A copy of the checkout in which weaknesses are planted; the checkout itself is never touched. */
export interface Scratch {
  root: string;
  /** Plants one weakness. @throws when its place is not there exactly once. */
  plant(mutant: Mutant): void;
  /** As it was before anything was planted or generated. */
  restore(): void;
  /** Removes it. */
  remove(): void;
}

/** Every file that git tracks or would track, as it is now: a change need not be committed to be tried. */
function copyFiles(from: string, to: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  // A file that was deleted and not yet committed is still listed.
  const deleted = new Set(
    execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: from, encoding: 'utf8' }).split('\0'),
  );
  for (const path of new Set(list.split('\0').filter((file) => file && !deleted.has(file)))) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path));
  }
}

/** Copies the checkout at `from` to a folder of its own beside the other temporary ones. Packages are those of the checkout. */
export function createScratch(from: string): Scratch {
  const root = mkdtempSync(join(tmpdir(), 'peyk-mutants-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=false', ...args], { cwd: root, stdio: 'ignore' });
  copyFiles(from, root);
  symlinkSync(join(from, 'node_modules'), join(root, 'node_modules'));
  git('init', '-q');
  // `node_modules/` with its slash means a folder, and here it is a link.
  writeFileSync(join(root, '.git', 'info', 'exclude'), 'node_modules\n');
  git('add', '-A');
  git('-c', 'user.name=mutants', '-c', 'user.email=mutants@localhost', 'commit', '-q', '--no-verify', '-m', 'as it is');
  return {
    root,
    plant: (mutant) => {
      const path = join(root, mutant.file);
      writeFileSync(path, plant(mutant, readFileSync(path, 'utf8')));
    },
    restore: () => {
      git('checkout', '-q', '--', '.');
      git('clean', '-fdq');
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
