import type { Tree } from '@nx/devkit';
import { visitNotIgnoredFiles } from '@nx/devkit';
import type { Numbers } from './plan.ts';

const MIGRATIONS = 'libs/server/database/migrations';
/** Domains leave each other room: a domain's later migrations and errors stand beside its first ones. */
const STEP = 10;

const nextOf = (taken: readonly number[]) => (Math.floor(Math.max(0, ...taken) / STEP) + 1) * STEP;

function errorCodes(tree: Tree, folder: string): number[] {
  const codes: number[] = [];
  visitNotIgnoredFiles(tree, folder, (file) => {
    if (!file.endsWith('.errors.ts')) return;
    for (const [, code] of (tree.read(file, 'utf-8') ?? '').matchAll(/code: '\d{3}-(\d+)'/g)) codes.push(Number(code));
  });
  return codes;
}

/** The next number of an error in a domain that is there. */
export function nextErrorOf(tree: Tree, domain: string): number {
  const codes = errorCodes(tree, `libs/server/${domain}`);
  return codes.length > 0 ? Math.max(...codes) + 1 : numbersOf(tree).code;
}

/** The next free number of a migration, and of a domain's errors. */
export function numbersOf(tree: Tree): Numbers {
  const migrations = tree.children(MIGRATIONS).map((file) => Number.parseInt(file, 10));
  return {
    number: String(nextOf(migrations.filter((one) => !Number.isNaN(one)))).padStart(4, '0'),
    code: nextOf(errorCodes(tree, 'libs/server')),
  };
}
