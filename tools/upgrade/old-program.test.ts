import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UpgradeError, buildOld } from './old-program';

const MIGRATIONS = 'libs/server/database/migrations';
const WHO = ['-c', 'user.name=drill', '-c', 'user.email=drill@example.com', '-c', 'commit.gpgsign=false'];

let root: string;

const git = (...args: string[]) => execFileSync('git', [...WHO, ...args], { cwd: root, encoding: 'utf8' }).trim();

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** @returns the commit */
function commit(...migrations: string[]): string {
  for (const name of migrations) write(`${MIGRATIONS}/${name}.sql`, `-- ${name}\n`);
  git('add', '-A');
  git('commit', '-q', '-m', 'more');
  return git('rev-parse', 'HEAD');
}

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('peyk-old-'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'peyk-history-'));
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('an old version that cannot be had', () => {
  it('is told where there is no history at all', async () => {
    write(`${MIGRATIONS}/0001-a.sql`, '');
    await expect(buildOld(root, undefined)).rejects.toThrow(/^git rev-list failed: fatal: not a git repository/);
    await expect(buildOld(root, undefined)).rejects.toThrow(UpgradeError);
  });

  it('is told where the history is too short for the rule', async () => {
    git('init', '-q');
    commit('0001-a');
    commit('0002-b', '0003-c');
    await expect(buildOld(root, undefined)).rejects.toThrow(/does not go back far enough: fetch it/);
  });

  it('is told where nobody knows the commit, or the tag of the last release', async () => {
    git('init', '-q');
    commit('0001-a');
    await expect(buildOld(root, 'nowhere')).rejects.toThrow('nowhere is no commit of this clone');
    write('CHANGELOG.md', '# Changelog\n\n## 1.0.0\n');
    await expect(buildOld(root, undefined)).rejects.toThrow('v1.0.0 is no commit of this clone');
  });

  it('is told where nothing could be killed in the middle', async () => {
    git('init', '-q');
    const old = commit('0001-a');
    commit('0002-b');
    await expect(buildOld(root, old)).rejects.toThrow('there are no two migrations');
  });

  it('is told where what it has applied was changed since, and leaves no folder behind', async () => {
    git('init', '-q');
    const old = commit('0001-a', '0002-b');
    write(`${MIGRATIONS}/0002-b.sql`, '-- other\n');
    commit('0003-c', '0004-d');
    const before = folders();
    await expect(buildOld(root, old)).rejects.toThrow(/cannot be upgraded: 0002-b\.sql changed since, or is gone/);
    expect(folders()).toEqual(before);
  });
});
