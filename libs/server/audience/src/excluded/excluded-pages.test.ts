import { runTransaction } from '@peyk/server-database';
import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { resolveAudience } from '../resolve-audience';
import { listSource } from '../source/recipient-source';
import { ExcludedWriter, excludedPages } from './excluded-pages';

let test: TestDatabase;
let accountId: bigint;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ accountId } = await givenAccount(test.db));
});
afterAll(() => test?.close());

describe('who was left out of a send', () => {
  it('is kept whole and in order beyond a page, and counted as it is kept', async () => {
    const sendId = 7n;
    // Every third is no number, every other third the same one again.
    const numbers = Array.from({ length: 65_000 }, (_, i) => {
      if (i % 3 === 0) return `x${i}`;
      return i % 3 === 1 ? '09952000000' : `0924${String(1_000_000 + i)}`;
    });
    const audience = await runTransaction(test.db, async (tx) => {
      const excluded = new ExcludedWriter(tx, { accountId, sendId });
      const question = { accountId, source: listSource(numbers), advertising: true, excluded };
      const resolved = await resolveAudience(tx, question);
      await excluded.close();
      return resolved;
    });
    const kept: Record<string, number[]> = {};
    const texts: string[] = [];
    for await (const page of excludedPages(test.db, { accountId, sendId })) {
      (kept[page.reason] ??= []).push(...page.places);
      texts.push(...(page.texts ?? []));
    }
    const placesWhere = (rest: number) => numbers.flatMap((_, i) => (i % 3 === rest ? [i + 1] : []));
    expect(kept).toEqual({ invalid: placesWhere(0), duplicate: placesWhere(1).slice(1) });
    expect(texts).toEqual(numbers.filter((number) => number.startsWith('x')));
    expect(audience.excluded).toEqual({
      invalid: kept['invalid']?.length,
      noText: 0,
      duplicate: kept['duplicate']?.length,
      blacklisted: 0,
      optedOut: 0,
      weekly: 0,
    });
    expect(audience.requested).toBe(65_000);
    expect(audience.mobiles.length).toBe(65_000 - audience.excluded.invalid - audience.excluded.duplicate);
  });
});
