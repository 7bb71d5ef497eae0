import { faultIn } from './log-errors';
import { readUpgrade, upgradeLines } from './tell-upgrade';

describe('what is upgraded', () => {
  it('is chosen by rule, or as it is said', () => {
    expect(readUpgrade(undefined)).toEqual({ ref: undefined, recipients: 100_000 });
    expect(readUpgrade('v1.0.0')).toEqual({ ref: 'v1.0.0', recipients: 100_000 });
    expect(readUpgrade('HEAD~9,50000')).toEqual({ ref: 'HEAD~9', recipients: 50_000 });
    expect(readUpgrade(',200000')).toEqual({ ref: undefined, recipients: 200_000 });
  });

  it.each(['--all', 'v1,many', 'v1,1,2', ',19999', ',1000001'])('is not %j', (text) => {
    expect(readUpgrade(text)).toBeUndefined();
  });
});

const result = {
  old: { commit: 'abc', why: 'said so', packages: 'its own' },
  ...{ recipients: 100, small: 10, reads: 7, seen: 110, delivered: 100, inDoubt: 0 },
  submitted: { old: 60, new: 50 },
  became: { taken: 10, sends: 10, delivered: 10, heldMrial: '0' },
  books: { unbalanced: 0, wrongWallets: 0, heldMrial: '0' },
  repeats: { asked: 5, different: 0 },
  killed: { before: [], applied: ['0001-a'], seconds: 0.5 },
  finished: { before: ['0001-a'], applied: ['0002-b', '0003-c'], seconds: 1.25 },
  newMigrations: ['0001-a', '0002-b', '0003-c'],
  calls: [
    { program: 'old', phase: 'migrating', calls: 9, medianMs: 3.21, slowestMs: 120.4, slowest: 'createSend' },
  ] as const,
  ...{ refused: [], forced: [], errors: [], stopSeconds: { API: 1.04 }, faults: [] as string[] },
};

it('an upgrade is told in figures, and the last line says how it ended', () => {
  const lines = upgradeLines({ ...result, calls: [...result.calls] });
  expect(lines[0]).toBe(
    '3 migrations: 1 until the kill (0.50 s), 2 after it (1.25 s, beside a reader that held all tables for 4 s).',
  );
  expect(lines.join('\n')).toMatch(/old, migrating +9 +3\.2 +120 +createSend/);
  expect(lines).toContain('The old program ended in order: API in 1.0 s.');
  expect(lines.at(-1)).toBe('Every law held.');
  const broken = upgradeLines({ ...result, calls: [], faults: ['a number got its message twice'] });
  expect(broken.slice(-2)).toEqual(['BROKEN: a number got its message twice', '1 laws were broken.']);
});

describe('a line of a log', () => {
  it('tells of a fault from the level of errors on', () => {
    expect(faultIn('{"level":50,"msg":"request failed","err":{"message":"no such column"}}')).toBe(
      'request failed: no such column',
    );
    expect(faultIn('{"level":60,"msg":"uncaught exception"}')).toBe('uncaught exception');
  });

  it.each(['', 'Debugger attached.', '{"level":40,"msg":"slow"}'])('tells nothing in %j', (line) => {
    expect(faultIn(line)).toBeUndefined();
  });
});
