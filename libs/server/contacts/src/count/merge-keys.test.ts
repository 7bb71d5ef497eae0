import fc from 'fast-check';
import { createKeyReader } from './key-reader';
import { mergeKeys } from './merge-keys';

async function* pagesOf(keys: readonly number[], size: number): AsyncGenerator<Int32Array> {
  for (let i = 0; i < keys.length; i += size) yield Int32Array.from(keys.slice(i, i + size));
}

describe('merging ascending keys', () => {
  it('gives what a set of all of them would, in order, holding a page of each at most', async () => {
    const source = fc.uniqueArray(fc.integer({ min: 0, max: 40 })).map((keys) => keys.sort((a, b) => a - b));
    await fc.assert(
      fc.asyncProperty(fc.array(source, { maxLength: 5 }), fc.integer({ min: 1, max: 4 }), async (sources, size) => {
        const merged: number[] = [];
        for await (const page of mergeKeys(sources.map((keys) => createKeyReader(pagesOf(keys, size))))) {
          merged.push(...page);
          expect(page.length).toBeLessThanOrEqual(sources.length * size);
        }
        expect(merged).toEqual([...new Set(sources.flat())].sort((a, b) => a - b));
      }),
      { seed: 20261121 },
    );
  });
});

describe('the reader of keys', () => {
  it('takes each key once, up to a limit that may lie pages ahead', async () => {
    const reader = createKeyReader(pagesOf([1, 2, 3, 5, 8, 13], 2));
    expect(await reader.horizon()).toBe(2);
    expect([...(await reader.takeUpTo(6))]).toEqual([1, 2, 3, 5]);
    expect([...(await reader.takeUpTo(6))]).toEqual([]);
    expect(await reader.horizon()).toBe(13);
    expect([...(await reader.takeUpTo(100))]).toEqual([8, 13]);
    expect(await reader.horizon()).toBeUndefined();
  });
});
