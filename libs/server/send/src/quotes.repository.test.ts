import { createTestDatabase, givenAccount, givenLine } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { deleteQuotesBefore, insertQuote } from './quotes.repository';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

describe('sweeping quotes', () => {
  it('takes the oldest that ended before an instant, no more than it is told, and leaves the others', async () => {
    const { accountId } = await givenAccount(test.db);
    const { lineId } = await givenLine(test.db);
    const quote = (expiresAt: Date) => ({
      accountId,
      lineId,
      requestHash: Buffer.alloc(32),
      unitMrial: 0n,
      statutoryMrial: 0n,
      totalMrial: 0n,
      expiresAt,
    });
    const before = new Date('2026-11-20T08:30:00Z');
    for (const ageMs of [3, 2, 1, 0]) await insertQuote(test.db, quote(new Date(before.getTime() - ageMs)));
    expect(await deleteQuotesBefore(test.db, before, 2)).toBe(2);
    const left = await test.db.selectFrom('quotes').select('expires_at').orderBy('expires_at').execute();
    expect(left.map((row) => before.getTime() - row.expires_at.getTime())).toEqual([1, 0]);
    expect(await deleteQuotesBefore(test.db, before, 2)).toBe(1);
    expect(await deleteQuotesBefore(test.db, before, 2)).toBe(0);
  });
});
