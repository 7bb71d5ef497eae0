import { writeSbom } from './write-sbom.ts';

const lockOf = (packages: Record<string, object>) =>
  JSON.stringify({
    packages: { '': { name: '@peyk/source', version: '1.0.0', dependencies: { a: '*' } }, ...packages },
  });

const refsOf = (packages: Record<string, object>) =>
  writeSbom(lockOf(packages)).components.map((one) => one['bom-ref']);
const edgesOf = (packages: Record<string, object>) =>
  Object.fromEntries(writeSbom(lockOf(packages)).dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));

describe('the list of what is delivered', () => {
  it('has name, version, licence and hash of every package of production', () => {
    const a = { version: '1.2.3', license: 'MIT', integrity: `sha512-${Buffer.from('hash').toString('base64')}` };
    expect(writeSbom(lockOf({ 'node_modules/@x/a': a })).components).toEqual([
      {
        type: 'library',
        'bom-ref': '@x/a@1.2.3',
        name: '@x/a',
        version: '1.2.3',
        scope: 'required',
        purl: 'pkg:npm/%40x/a@1.2.3',
        hashes: [{ alg: 'SHA-512', content: Buffer.from('hash').toString('hex') }],
        licenses: [{ expression: 'MIT' }],
      },
    ]);
  });

  it('has what other systems need, and not what only builds and tests', () => {
    expect(
      refsOf({
        'node_modules/a': { version: '1.0.0', optional: true },
        'node_modules/b': { version: '1.0.0', dev: true },
      }),
    ).toEqual(['a@1.0.0']);
  });

  it('has a second version below another package, and one version in two places once', () => {
    const places = ['node_modules/a', 'node_modules/b/node_modules/a', 'node_modules/c/node_modules/a'];
    const [first, second, third] = places;
    expect(
      refsOf({
        [`${first}`]: { version: '2.0.0' },
        [`${second}`]: { version: '1.0.0' },
        [`${third}`]: { version: '1.0.0' },
      }),
    ).toEqual(['a@2.0.0', 'a@1.0.0']);
  });

  it('says who needs whom, the version that is found from there', () => {
    const edges = edgesOf({
      'node_modules/a': { version: '1.0.0', dependencies: { b: '*', c: '*' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '*', b: '*' } },
      'node_modules/b': { version: '1.0.0', dev: true },
      'node_modules/c': { version: '3.0.0', peerDependencies: { b: '*', missing: '*' } },
    });
    expect(edges).toEqual({
      '@peyk/source@1.0.0': ['a@1.0.0'],
      'a@1.0.0': ['b@2.0.0', 'c@3.0.0'],
      'b@2.0.0': ['b@2.0.0', 'c@3.0.0'],
      'c@3.0.0': [],
    });
  });

  it('is the same each time, so that a difference means something', () => {
    const lock = lockOf({ 'node_modules/a': { version: '1.0.0' } });
    expect(JSON.stringify(writeSbom(lock))).toBe(JSON.stringify(writeSbom(lock)));
  });
});
