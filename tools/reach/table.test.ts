/**
 * What a change reaches, as Nx plans it: the table of CONTRIBUTING.md. It becomes wrong by an import, by an input of a target or by
 * a new project; then either the change is wrong, or the table is, here and there.
 */
import { globSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reading } from './inputs.ts';
import { JOURNEYS_FILE, journeysFor, readJourneys } from './journeys.ts';
import { reachOf } from './reach.ts';
import { ROOT, copyWorkspace, readInputsOf, write } from './workspace-copy.ts';

const SLOW_MS = 300_000;
jest.setTimeout(SLOW_MS);

let copy: string;
let reading: Reading;
/** The same with a library more. */
let withLibrary: Reading;

const one = (pattern: string) => globSync(pattern, { cwd: copy }).sort()[0] ?? pattern;

beforeAll(() => {
  copy = copyWorkspace();
  reading = readInputsOf(copy);
  write(copy, 'libs/specimen/project.json', '{ "name": "specimen", "targets": { "typecheck": {} } }');
  write(copy, 'libs/specimen/tsconfig.json', '{ "extends": "../../tsconfig.base.json", "include": ["src"] }');
  write(copy, 'libs/specimen/src/index.ts', "export const what = 'specimen';\n");
  withLibrary = readInputsOf(copy);
}, SLOW_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The projects that a change of this file reaches, each with its targets. */
function reached(path: string, from: Reading = reading): Record<string, string[]> {
  const reach = reachOf(from, [{ path, gone: false }]);
  return Object.fromEntries([...reach].map(([project, targets]) => [project, [...targets].sort()]));
}
const projectsOf = (path: string, from?: Reading) => Object.keys(reached(path, from)).sort();
const OWN = ['lint', 'typecheck'];
const tagged = (...tags: string[]) =>
  reading.projects.filter((project) => tags.some((tag) => project.tags.includes(tag))).map(({ name }) => name);

describe('what a change reaches', () => {
  it('of a leaf’s source: its library, the panel and the journeys', () => {
    expect(projectsOf(one('libs/wallet/src/screens/**/*-screen.tsx'))).toEqual(['panel', 'panel-e2e', 'wallet']);
  });

  it('of a leaf’s test: its own library', () => {
    expect(reached(one('libs/wallet/src/**/*.test.tsx'))).toEqual({
      wallet: ['lint', 'test', 'typecheck'],
    });
  });

  it('of a leaf’s story: its own library, and not its tests', () => {
    expect(reached(one('libs/wallet/src/**/*.stories.tsx'))).toEqual({ wallet: ['build-storybook', ...OWN] });
  });

  it.each(['libs/wallet/README.md', 'libs/shared/ui/README.md', 'CONTRIBUTING.md', 'docs/billing.md'])(
    'of %s: nothing',
    (path) => {
      expect(projectsOf(path)).toEqual([]);
    },
  );

  it('of the design system: what has screens, and no server', () => {
    const projects = projectsOf('libs/shared/ui/src/index.ts');
    expect(projects).toEqual(expect.arrayContaining([...tagged('type:feature'), 'panel', 'panel-e2e', 'shared-ui']));
    expect(projects.filter((name) => /^(server-|api)/.test(name))).toEqual([]);
  });

  it('of a story of the design system: the design system', () => {
    expect(reached(one('libs/shared/ui/src/**/*.stories.tsx'))).toEqual({ 'shared-ui': ['build-storybook', ...OWN] });
  });

  it('of the contract, before anything is generated from it: what reads it', () => {
    expect(projectsOf('openapi/paths/wallet.yaml')).toEqual(['tools-generators', 'tools-openapi']);
  });

  it('of the calendar or of prices: nobody’s tests by way of the contract', () => {
    expect(projectsOf('openapi/paths/wallet.yaml')).not.toContain('shared-jalali');
  });

  it('of a benchmark: the benchmarks and the commands that start them', () => {
    expect(projectsOf('tools/bench/load.ts')).toEqual(['tools', 'tools-bench', 'tools-bench-files-page']);
  });

  it('of a generator’s template: the generators', () => {
    expect(projectsOf('tools/generators/screen/write-story.ts')).toEqual(['tools-generators']);
  });

  it('of Storybook’s settings: Storybooks, and no test or build', () => {
    const targets = Object.entries(reached('tools/storybook/main.ts')).filter(([name]) => !name.startsWith('tools'));
    expect(targets.length).toBeGreaterThan(5);
    expect(new Set(targets.flatMap(([, of]) => of))).toEqual(new Set(['build-storybook']));
  });

  it('of a migration: what talks to the database, and no screen', () => {
    const projects = projectsOf(one('libs/server/database/migrations/*.sql'));
    expect(projects).toEqual(expect.arrayContaining(['api', 'server-database', 'server-wallet', 'panel-e2e']));
    expect(projects).not.toEqual(expect.arrayContaining(['panel']));
    expect(projects.filter((name) => tagged('type:feature', 'type:ui', 'type:data-access').includes(name))).toEqual([]);
  });

  it('of a new library: itself', () => {
    const files = ['project.json', 'tsconfig.json', 'src/index.ts'].map((file) => `libs/specimen/${file}`);
    for (const file of files) expect([file, projectsOf(file, withLibrary)]).toEqual([file, ['specimen']]);
    // Nor does it come into what the others read.
    const others = [...withLibrary.files].filter(([task]) => !task.startsWith('specimen:'));
    expect(others.map(([task, read]) => [task, read.size])).toEqual(
      [...reading.files].map(([task, read]) => [task, read.size]),
    );
  });
});

describe('the journeys of a change', () => {
  const journeys = readJourneys(ROOT);

  it('are named, each at least once, and belong to libraries with screens', () => {
    const files = globSync('apps/panel-e2e/src/journeys/*.journey.ts', { cwd: ROOT });
    const named = [...journeys.smoke, ...Object.values(journeys.domains).flat(), ...journeys.everywhere];
    expect([JOURNEYS_FILE, [...new Set(named)].sort()]).toEqual([
      JOURNEYS_FILE,
      files.map((file) => basename(file, '.journey.ts')).sort(),
    ]);
    expect(tagged('type:feature').sort()).toEqual(Object.keys(journeys.domains).sort());
  });

  it.each([
    [
      'a leaf: its own and the smoke set',
      'libs/wallet/src/index.ts',
      ['deposits', 'keyboard', 'offers', 'pages', 'payment', 'theme'],
    ],
    ['a README of a leaf: the smoke set', 'libs/wallet/README.md', ['keyboard', 'theme']],
    [
      'one journey: itself and the smoke set',
      'apps/panel-e2e/src/journeys/palette.journey.ts',
      ['keyboard', 'palette', 'theme'],
    ],
    ['the design system: all', 'libs/shared/ui/src/index.ts', undefined],
    ['the server: all', 'libs/server/wallet/src/index.ts', undefined],
  ])('of %s', (_, path, expected) => {
    expect(journeysFor(reading, [{ path, gone: false }], journeys)).toEqual(expected);
  });
});
