import { holdsPackages, lastRelease, missingIn, newestWithout } from './choose-old';
import type { PastState } from './choose-old';

describe('the version that is upgraded', () => {
  it('is the newest release of the changelog, and none while nothing was released', () => {
    const released = '# Changelog\n\n## Unreleased\n\n- more\n\n## [1.2.0] - 2027-01-01\n\n## 1.1.0\n';
    expect(lastRelease(released)).toBe('1.2.0');
    expect(lastRelease('## v2.0.0-rc.1\n')).toBe('2.0.0-rc.1');
    expect(lastRelease('# Changelog\n\n## Unreleased\n\n### Added\n')).toBeUndefined();
  });

  const today = ['0001-a.sql', '0002-b.sql', '0003-c.sql', '0004-d.sql'];
  const states: PastState[] = [
    { commit: 'newest', migrations: today.slice(0, 3) },
    // A number between those that were there is new as well.
    { commit: 'older', migrations: ['0001-a.sql', '0004-d.sql'] },
    { commit: 'oldest', migrations: [] },
  ];

  async function* walk(): AsyncGenerator<PastState> {
    yield* states;
  }

  it('is else the newest that so many migrations came after', async () => {
    expect((await newestWithout(walk(), today, 1))?.commit).toBe('newest');
    expect((await newestWithout(walk(), today, 2))?.commit).toBe('older');
    expect((await newestWithout(walk(), today, 3))?.commit).toBe('oldest');
    expect(await newestWithout(walk(), today, 5)).toBeUndefined();
  });

  it('lacks migrations by their names', () => {
    expect(missingIn({ commit: 'older', migrations: ['0001-a.sql', '0004-d.sql'] }, today)).toEqual(today.slice(1, 3));
  });
});

describe('packages that are installed', () => {
  const lock = (packages: object) => JSON.stringify({ packages });
  const [a, b] = [
    { version: '1.0.0', integrity: 'sha512-a' },
    { version: '2.0.0', integrity: 'sha512-b' },
  ];

  it('serve another lockfile that names the same at the same places, and maybe fewer', () => {
    const installed = lock({ '': { version: '2' }, 'node_modules/a': a, 'node_modules/b': b });
    expect(holdsPackages(installed, lock({ '': { version: '1' }, 'node_modules/a': a }))).toBe(true);
    expect(holdsPackages(installed, installed)).toBe(true);
  });

  it.each([
    ['one is missing', { 'node_modules/c': a }],
    ['one has another version', { 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['one has another content', { 'node_modules/a': { ...a, integrity: 'sha512-x' } }],
    ['one stands elsewhere', { 'node_modules/b/node_modules/a': a }],
  ])('do not when %s', (_, wanted) => {
    expect(holdsPackages(lock({ 'node_modules/a': a, 'node_modules/b': b }), lock(wanted))).toBe(false);
  });
});
