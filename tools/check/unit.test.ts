import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { builtForTests, readOutcome } from './unit.ts';
import type { JestResults } from './unit.ts';

const ROOT = join(__dirname, '../..');

const { projects } = jest.requireActual<{ projects: { rootDir: string; displayName: string }[] }>(
  '../jest/all.config.cjs',
);
const { SLOWEST } = jest.requireActual<{ SLOWEST: readonly string[] }>('../jest/slow-first.cjs');

const file = (name: string, seconds: number, failed: string[] = [], status = failed.length > 0 ? 'failed' : 'passed') =>
  ({
    name: `/peyk/${name}`,
    status,
    message: '',
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
    assertionResults: [
      { fullName: 'it is well', status: 'passed' },
      ...failed.map((fullName) => ({ fullName, status: 'failed' })),
    ],
  }) as JestResults['testResults'][number];

it('counts tests, names what broke by its file, and the slowest files first', () => {
  const testResults = [
    file('libs/a/one.test.ts', 2),
    file('libs/a/two.test.ts', 30.4, ['money is lost', 'money is doubled']),
    { ...file('libs/b/three.test.ts', 1, [], 'failed'), assertionResults: [] },
  ];
  const results = { numPassedTests: 2, numFailedTests: 2, numRuntimeErrorTestSuites: 1, testResults };
  expect(readOutcome('/peyk', results)).toEqual({
    passed: 2,
    failed: 3,
    broken: ['libs/a/two.test.ts: money is lost', 'libs/a/two.test.ts: money is doubled', 'libs/b/three.test.ts'],
    slowest: ['two.test.ts 30 s', 'one.test.ts 2 s', 'three.test.ts 1 s'],
  });
});

it('takes the tests of every project, under its name, and knows what they want built', () => {
  const all = globSync('{apps,libs,tools}/**/jest.config.cjs', {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules',
  });
  expect(projects).toHaveLength(all.length);
  const named = projects.map(({ rootDir, displayName }) => [
    displayName,
    jest.requireActual<{ name: string }>(join(rootDir, 'project.json')).name,
  ]);
  for (const [displayName, name] of named) expect(displayName).toBe(name);
  expect(builtForTests(ROOT)).toEqual(['operator-simulator', 'sdk']);
});

it('begins with the files that are known to be slow', () => {
  for (const slow of SLOWEST) expect({ slow, exists: existsSync(join(ROOT, slow)) }).toEqual({ slow, exists: true });
});
