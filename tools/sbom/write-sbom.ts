/** What a lockfile says of one place below node_modules. */
interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type Packages = Readonly<Record<string, LockedPackage>>;

/** What we write of a package, in the words of CycloneDX 1.5. */
interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  /** `optional`: for another system than this one, or not needed. */
  scope: 'required' | 'optional';
  purl: string;
  hashes: { alg: string; content: string }[];
  licenses: { expression: string }[];
}

export interface Sbom {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: { type: 'application'; 'bom-ref': string; name: string; version: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const PLACE = 'node_modules/';
const nameOf = (path: string) => path.slice(path.lastIndexOf(PLACE) + PLACE.length);
const refOf = (path: string, { version = '' }: LockedPackage) => `${nameOf(path)}@${version}`;

function hashesOf(integrity = ''): Component['hashes'] {
  const [, algorithm, base64 = ''] = /^sha(512|384|256)-(\S+)/.exec(integrity) ?? [];
  if (algorithm === undefined) return [];
  return [{ alg: `SHA-${algorithm}`, content: Buffer.from(base64, 'base64').toString('hex') }];
}

function componentOf(path: string, locked: LockedPackage): Component {
  const { version = '', license, integrity, optional } = locked;
  return {
    type: 'library',
    'bom-ref': refOf(path, locked),
    name: nameOf(path),
    version,
    scope: optional === true ? 'optional' : 'required',
    purl: `pkg:npm/${nameOf(path).replace('@', '%40')}@${version}`,
    hashes: hashesOf(integrity),
    licenses: license === undefined ? [] : [{ expression: license }],
  };
}

/** The folder that a package lies in, then those that this one lies below, and at last the root. */
function* foldersFrom(path: string): Generator<string> {
  for (let folder = path; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(PLACE) - 1))) {
    yield `${folder}/`;
  }
  yield '';
}

/** Where a package finds another: below itself, or beside one that it lies below. */
function findFrom(packages: Packages, from: string, name: string): string | undefined {
  for (const folder of foldersFrom(from)) {
    const path = `${folder}${PLACE}${name}`;
    if (packages[path] !== undefined) return path;
  }
  return undefined;
}

function wantedBy({ dependencies, optionalDependencies, peerDependencies }: LockedPackage): string[] {
  return Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies });
}

/**
 * The list of what is delivered, from the text of a lockfile: every package of production, for all systems. The same lockfile gives
 * the same list to the letter. `npm sbom --omit=dev` would leave out what a package of development lies beside.
 */
export function writeSbom(lock: string): Sbom {
  const { packages } = JSON.parse(lock) as { packages: Packages };
  const { '': root = {}, ...installed } = packages;
  const { name = '', version = '' } = root as { name?: string; version?: string };
  const delivered = Object.entries(installed).filter(([, { dev, link }]) => dev !== true && link !== true);
  const dependsOn = (path: string, locked: LockedPackage) =>
    wantedBy(locked)
      .map((wanted) => findFrom(packages, path, wanted))
      .flatMap((found) => (found === undefined || packages[found]?.dev ? [] : [refOf(found, packages[found] ?? {})]));
  const graph = new Map<string, Set<string>>();
  for (const [path, locked] of [['', root] as const, ...delivered]) {
    const ref = path === '' ? `${name}@${version}` : refOf(path, locked);
    graph.set(ref, new Set([...(graph.get(ref) ?? []), ...dependsOn(path, locked)]));
  }
  // One version may lie in several places.
  const components = new Map(delivered.map(([path, locked]) => [refOf(path, locked), componentOf(path, locked)]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: [...components.values()],
    dependencies: [...graph].map(([ref, wanted]) => ({ ref, dependsOn: [...wanted].sort() })),
  };
}
