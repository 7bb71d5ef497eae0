import { workspaceOf } from '../workspace.ts';
import { isAllowed, licences } from './licences.ts';

const GOOD = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };

function findingsOf(packages: Record<string, object>): string[] {
  const lock = JSON.stringify({ packages: { '': { name: 'peyk' }, ...packages } });
  return licences.run(workspaceOf({ 'package-lock.json': lock })).map(({ message }) => message);
}

describe('the licences of what is delivered', () => {
  it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', '(MIT OR CC0-1.0)', 'GPL-2.0-only OR ISC'])(
    'may be %s',
    (expression) => expect(isAllowed(expression)).toBe(true),
  );

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0',
    'MIT AND GPL-2.0-only',
    'ODbL-1.0',
    'UNLICENSED',
    'SEE LICENSE IN x',
    'MIT-0',
    '',
  ])('may not be %j', (expression) => expect(isAllowed(expression)).toBe(false));

  it('are looked at also below others and for other systems', () => {
    expect(
      findingsOf({
        'node_modules/a': GOOD,
        'node_modules/a/node_modules/@x/b': { ...GOOD, license: 'GPL-3.0-only', optional: true },
      }),
    ).toEqual([expect.stringContaining('@x/b@1.0.0 is under GPL-3.0-only')]);
  });

  it('are not asked of what only builds and tests', () => {
    expect(findingsOf({ 'node_modules/a': { ...GOOD, license: 'GPL-3.0-only', dev: true } })).toEqual([]);
  });

  it('stand by a name for the font alone', () => {
    const font = { ...GOOD, license: 'OFL-1.1' };
    expect(findingsOf({ 'node_modules/@fontsource-variable/vazirmatn': font })).toEqual([]);
    expect(findingsOf({ 'node_modules/other': font })).toHaveLength(1);
  });

  it('come with a package that cannot be exchanged', () => {
    const { integrity: _, ...loose } = GOOD;
    expect(findingsOf({ 'node_modules/a': loose })[0]).toContain('has no integrity');
    expect(findingsOf({ 'node_modules/a': { ...GOOD, resolved: 'git+ssh://git@x/y.git' } })[0]).toContain('comes from');
    expect(findingsOf({ 'node_modules/a': { ...GOOD, license: undefined } })[0]).toContain('says no licence');
  });
});
