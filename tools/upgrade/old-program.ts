import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { holdsPackages, lastRelease, missingIn, newestWithout } from './choose-old.ts';
import type { PastState } from './choose-old.ts';

const runFile = promisify(execFile);
const MIGRATIONS = 'libs/server/database/migrations';
const LOCK = 'package-lock.json';
const OTHERS_MAY_ENTER = 0o755;
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** The drill could not begin: no history, no such version, or one that cannot be upgraded. */
export class UpgradeError extends Error {}

/** A version of before, built in a folder of its own. */
export interface OldProgram {
  folder: string;
  commit: string;
  /** Why this one. */
  why: string;
  /** Where its packages come from. */
  packages: string;
  /** Migrations that it does not know. */
  newMigrations: string[];
  remove(): void;
}

async function git(root: string, ...args: string[]): Promise<string> {
  try {
    return (await runFile('git', args, { cwd: root, maxBuffer: OUTPUT_BYTES })).stdout.trim();
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n')[0];
    throw new UpgradeError(`git ${args[0]} failed: ${said || String(error)}`, { cause: error });
  }
}

async function stateAt(root: string, commit: string): Promise<PastState> {
  const names = await git(root, 'ls-tree', '--name-only', commit, `${MIGRATIONS}/`);
  return { commit, migrations: names.split('\n').map((name) => name.slice(MIGRATIONS.length + 1)) };
}

/** Each state of the migrations, by the newest commit that has it. */
async function* statesBefore(root: string): AsyncGenerator<PastState> {
  const changes = await git(root, 'rev-list', '--first-parent', 'HEAD', '--', MIGRATIONS);
  for (const change of changes.split('\n')) {
    const parent = await git(root, 'rev-parse', '--verify', '--quiet', `${change}^1`).catch(() => undefined);
    // The first commit of all, or of those that a shallow clone has.
    if (parent === undefined) return;
    yield await stateAt(root, parent);
  }
}

const todaysMigrations = (root: string) => readdirSync(join(root, MIGRATIONS)).sort();

async function choose(root: string, ref: string | undefined): Promise<{ state: PastState; why: string }> {
  const released = lastRelease(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  const wanted = ref ?? (released === undefined ? undefined : `v${released}`);
  if (wanted !== undefined) {
    const commit = await git(root, 'rev-parse', '--verify', '--quiet', `${wanted}^{commit}`).catch(() => undefined);
    if (commit === undefined)
      throw new UpgradeError(`${wanted} is no commit of this clone: fetch it (git fetch --tags --unshallow).`);
    return { state: await stateAt(root, commit), why: ref === undefined ? `the last release, ${wanted}` : wanted };
  }
  const state = await newestWithout(statesBefore(root), todaysMigrations(root));
  if (state === undefined)
    throw new UpgradeError(
      'the history of this clone does not go back far enough: fetch it (git fetch --unshallow), or name a commit.',
    );
  return { state, why: 'nothing was released, so the newest commit that many migrations came after' };
}

/** What was applied must stay as it was: a database of that version is refused otherwise. */
function refuseChanged(root: string, folder: string, { commit, migrations }: PastState): void {
  const textOf = (place: string, name: string) => readFileSync(join(place, MIGRATIONS, name), 'utf8');
  const today = new Set(todaysMigrations(root));
  const changed = migrations.filter((name) => !today.has(name) || textOf(root, name) !== textOf(folder, name));
  if (changed.length === 0) return;
  throw new UpgradeError(
    `a database of ${commit.slice(0, 8)} cannot be upgraded: ${changed.join(', ')} changed since, or is gone. Name another commit.`,
  );
}

/** The packages of today where they are the same; else its own. */
async function bringPackages(root: string, folder: string): Promise<string> {
  const [today, then] = [root, folder].map((place) => readFileSync(join(place, LOCK), 'utf8'));
  if (holdsPackages(today ?? '', then ?? '')) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return "today's node_modules, which hold all that its lockfile names";
  }
  try {
    await runFile('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: OUTPUT_BYTES });
  } catch (error) {
    throw new UpgradeError(`its packages could not be installed (npm ci): ${String(error)}`, { cause: error });
  }
  return 'installed with npm ci, for its lockfile names others';
}

async function build(root: string, folder: string, state: PastState): Promise<string> {
  const tar = join(folder, 'old.tar');
  await git(root, 'archive', '--format=tar', `--output=${tar}`, state.commit);
  await runFile('tar', ['-xf', tar], { cwd: folder });
  rmSync(tar);
  refuseChanged(root, folder, state);
  const packages = await bringPackages(root, folder);
  // Not by Nx, which would take the folder of the packages for its workspace.
  const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  await runFile(process.execPath, [vite, 'build', 'apps/api'], { cwd: folder, maxBuffer: OUTPUT_BYTES });
  return packages;
}

/**
 * Checks out a version of before and builds its API.
 * @param ref a commit; without one the last release, or the rule of `newestWithout`.
 * @throws UpgradeError when that cannot be done
 */
export async function buildOld(root: string, ref: string | undefined): Promise<OldProgram> {
  const { state, why } = await choose(root, ref);
  const newMigrations = missingIn(state, todaysMigrations(root)).map((name) => name.replace(/\.sql$/, ''));
  if (newMigrations.length < 2)
    throw new UpgradeError(
      `since ${state.commit.slice(0, 8)} there are no two migrations: nothing could be killed in their middle.`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'peyk-old-'));
  // Where its packages are its own, the database runs from there, and not as root.
  chmodSync(folder, OTHERS_MAY_ENTER);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const packages = await build(root, folder, state);
    return { folder, commit: state.commit, why, packages, newMigrations, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
