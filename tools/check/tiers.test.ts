import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTier } from './tiers.ts';

const ROOT = join(__dirname, '..', '..');
const PRESET = join(ROOT, 'jest.preset.js');
const LONG = jest.requireActual<string[]>('../jest/long-tests.json');

/** Who may see and do what, what is at rest, money, that a message is sent once, and that a new version starts: they are tried on every change. */
const LAWS = [
  'apps/api/src/start/{access-matrix,on-behalf,key-matrix,masked-numbers,hidden-texts,at-rest,limited-reach,tables}.test.ts',
  'libs/server/database/src/database.test.ts',
  'libs/server/database/src/rights/*.test.ts',
  'libs/server/ledger/src/*.test.ts',
  'libs/server/payments/src/{payments.routes,payments.proof,promises}.test.ts',
  'libs/server/send/src/{send-life,idempotency,billing-sample}.test.ts',
  'libs/server/sender/src/sender.test.ts',
  'libs/server/simulation/src/simulation.test.ts',
];

describe('the list of long tests', () => {
  const before = process.env['PEYK_TIER'];

  afterEach(() => {
    if (before === undefined) delete process.env['PEYK_TIER'];
    else process.env['PEYK_TIER'] = before;
  });

  it('names files that are there, each once and in order', () => {
    expect(LONG.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(LONG).toEqual([...new Set(LONG)].sort());
  });

  it.each(LAWS)('has none of %s', (pattern) => {
    const files = globSync(pattern, { cwd: ROOT });
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => LONG.includes(file))).toEqual([]);
  });

  it.each([
    ['quick', true],
    ['long', false],
  ] as const)('in the %s tier is left out: %s', (tier, isLeftOut) => {
    chooseTier(tier);
    jest.resetModules();
    const { testPathIgnorePatterns } = jest.requireActual<{ testPathIgnorePatterns: string[] }>(PRESET);
    const isIgnored = (file: string) =>
      testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(`${ROOT}/${file}`));
    expect(LONG.every(isIgnored)).toBe(isLeftOut);
    expect(isIgnored('apps/api/src/start/access-matrix.test.ts')).toBe(false);
  });
});
