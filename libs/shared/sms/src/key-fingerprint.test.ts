import { KeyFingerprint, RowFingerprint } from './key-fingerprint';

const of = (...pages: number[][]) => {
  const fingerprint = new KeyFingerprint();
  for (const page of pages) fingerprint.add(Int32Array.from(page));
  return fingerprint.text();
};

describe('the fingerprint of a list of numbers', () => {
  it('is the same however the list is cut into pages', () => {
    expect(of([240000001, 240000002, 240000003])).toBe(of([240000001], [], [240000002, 240000003]));
    expect(of([240000001])).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each([
    ['another order', [240000002, 240000001]],
    ['one less', [240000001]],
    ['one more', [240000001, 240000002, 0]],
    ['another number', [240000001, 240000003]],
  ])('is another for %s', (_, keys) => {
    expect(of(keys)).not.toBe(of([240000001, 240000002]));
  });

  it('tells a hundred thousand lists from each other that differ in one number', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 100_000; i += 1) seen.add(of([240000001, 240000000 + i, 41000000]));
    expect(seen.size).toBe(100_000);
  });
});

describe('the fingerprint of rows', () => {
  const ofRows = (...rows: [number, string[]][]) => {
    const fingerprint = new RowFingerprint();
    for (const [key, values] of rows) fingerprint.add(key, values);
    return fingerprint.text();
  };

  it('is the same for the same rows, also for long values', () => {
    const long = 'م'.repeat(2700);
    expect(ofRows([240000001, ['سارا', long]], [240000002, ['', '']])).toBe(
      ofRows([240000001, ['سارا', long]], [240000002, ['', '']]),
    );
  });

  it.each<[string, [number, string[]][]]>([
    ['another value', [[240000001, ['سارا', '2']]]],
    ['a value that moved to the next column', [[240000001, ['سارا1', '']]]],
    ['another number', [[240000002, ['سارا', '1']]]],
    ['one column less', [[240000001, ['سارا']]]],
  ])('is another for %s', (_, rows) => {
    expect(ofRows(...rows)).not.toBe(ofRows([240000001, ['سارا', '1']]));
  });
});
