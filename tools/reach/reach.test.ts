import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adoptCache, nameOfDatabase } from './adopt-cache.ts';
import { baseOf } from './changes.ts';
import { groupTargets } from './group-targets.ts';
import type { Reading, Target } from './inputs.ts';
import { reachAll, reachOf } from './reach.ts';

const project = (name: string, imports: readonly string[] = []) => ({ name, root: `libs/${name}`, tags: [], imports });
const reading: Reading = {
  projects: [project('app', ['leaf']), project('leaf', ['base']), project('base')],
  files: new Map([
    ['app:build', new Set(['libs/app/a.ts', 'libs/leaf/l.ts', 'libs/base/b.ts'])],
    ['app:lint', new Set(['libs/app/a.ts', 'libs/leaf/l.ts', 'libs/base/b.ts'])],
    ['leaf:lint', new Set(['libs/leaf/l.ts', 'libs/leaf/l.test.ts', 'libs/base/b.ts'])],
    ['leaf:test', new Set(['libs/leaf/l.ts', 'libs/leaf/l.test.ts', 'libs/base/b.ts'])],
    ['base:lint', new Set(['libs/base/b.ts'])],
  ]),
};
const reached = (path: string, gone = false) =>
  Object.fromEntries([...reachOf(reading, [{ path, gone }])].map(([name, targets]) => [name, [...targets].sort()]));

describe('the reach of a change', () => {
  it('is every task that reads the file', () => {
    expect(reached('libs/leaf/l.test.ts')).toEqual({ leaf: ['lint', 'test'] });
    expect(reached('libs/leaf/l.ts')).toEqual({ app: ['build', 'lint'], leaf: ['lint', 'test'] });
    expect(reached('README.md')).toEqual({});
  });

  it('of a file that is gone is anyone who could have read it', () => {
    expect(reached('libs/leaf/old.ts', true)).toEqual({ app: ['build', 'lint'], leaf: ['lint', 'test'] });
    expect(reached('libs/base/README.md', true)).toEqual({});
    expect(Object.keys(reached('old.config.js', true)).sort()).toEqual(['app', 'base', 'leaf']);
  });

  it('of other versions of packages is everything', () => {
    expect(reachOf(reading, [{ path: 'package-lock.json', gone: false }])).toEqual(reachAll(reading));
  });

  it('is checked in as few runs of Nx as do not run more', () => {
    const reach = reachOf(reading, [{ path: 'libs/leaf/l.ts', gone: false }]);
    expect(groupTargets(reading, reach)).toEqual([{ targets: ['lint', 'test', 'build'], projects: ['app', 'leaf'] }]);
    const lintOnly = new Map<string, Set<Target>>([
      ['leaf', new Set(['lint', 'test'])],
      ['base', new Set(['lint'])],
      ['app', new Set(['build'])],
    ]);
    expect(groupTargets(reading, lintOnly)).toEqual([
      { targets: ['lint', 'test'], projects: ['base', 'leaf'] },
      { targets: ['build'], projects: ['app'] },
    ]);
  });
});

describe('the commit to compare with', () => {
  const root = process.cwd();
  it('is none when the one that is asked for is not here, so that everything is checked', () => {
    expect(baseOf(root, '0000000000000000000000000000000000000000')).toBeUndefined();
    expect(baseOf(root, 'no-such-branch')).toBeUndefined();
  });

  it('is where the history parts', () => {
    expect(baseOf(root, 'HEAD')).toMatch(/^[\da-f]{40}$/);
  });
});

describe('a cache of another machine', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'peyk-adopt-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const own = 'aaaa-v3.db';

  it('is known by the name that Nx itself gives its database', () => {
    expect(nameOfDatabase()).toMatch(/^[\da-f]{16,}-v\d+\.db$/);
  });

  it('is taken over when this one has none', () => {
    writeFileSync(join(folder, 'bbbb-v3.db'), 'theirs');
    expect(adoptCache(folder, own)).toBe(true);
    expect(readdirSync(folder)).toEqual([own]);
    expect(adoptCache(folder, own)).toBe(false);
  });

  it('never takes the place of its own', () => {
    writeFileSync(join(folder, 'bbbb-v3.db'), 'theirs');
    writeFileSync(join(folder, own), 'ours');
    expect(adoptCache(folder, own)).toBe(false);
    expect(readdirSync(folder).sort()).toEqual([own, 'bbbb-v3.db']);
    expect(adoptCache(join(folder, 'nowhere'), own)).toBe(false);
  });
});
