import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { SuppressedKind } from '@peyk/server-contacts';
import type { TestDatabase } from '@peyk/shared-testing-node';
import fc from 'fast-check';
import { createMobileSet } from '@peyk/shared-sms';
import { resolveAudience } from './resolve-audience';
import { listSource } from './source/recipient-source';

let test: TestDatabase;
let accountId: bigint;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ accountId } = await givenAccount(test.db));
});
afterAll(() => test.close());

async function suppress(mobile: number, kind: SuppressedKind, account = accountId) {
  await test.db
    .insertInto('suppressed_numbers')
    .values({ account_id: account, mobile, kind, created_at: new Date() })
    .execute();
}

function resolve(numbers: string[], advertising = false) {
  return resolveAudience(test.db, { accountId, source: listSource(numbers), advertising });
}

describe('resolveAudience', () => {
  it('answers nobody for no numbers', async () => {
    const audience = await resolve([]);
    expect(audience.mobiles).toHaveLength(0);
    expect(audience.excluded).toEqual({ invalid: 0, noText: 0, duplicate: 0, blacklisted: 0, optedOut: 0, weekly: 0 });
  });

  it('keeps the first of several spellings of a number and counts the others', async () => {
    const audience = await resolve(['09241110001', '+989241110001', '۰۹۲۴۱۱۱۰۰۰۱', '989041110002', '12345', '']);
    expect([...audience.mobiles]).toEqual([241110001, 41110002]);
    expect(audience.excluded).toEqual({ invalid: 2, noText: 0, duplicate: 2, blacklisted: 0, optedOut: 0, weekly: 0 });
  });

  it('tells operators by prefix', async () => {
    const audience = await resolve(['09241110001', '09041110001', '09952110001']);
    expect([...audience.operators]).toEqual([2, 1, 0]);
  });

  it('lets an override move a prefix to another operator', async () => {
    await test.db.insertInto('operator_prefixes').values({ prefix: '904211', operator: 'mci' }).execute();
    const audience = await resolve(['09042110001', '09042120001']);
    expect([...audience.operators]).toEqual([0, 1]);
  });

  it('leaves out the blacklist always and who has cancelled from advertising only', async () => {
    await suppress(241119001, 'blacklist');
    await suppress(241119002, 'opt_out');
    const numbers = ['09241119001', '09241119002', '09241119003'];
    const service = await resolve(numbers);
    expect([...service.mobiles]).toEqual([241119002, 241119003]);
    expect(service.excluded).toMatchObject({ blacklisted: 1, optedOut: 0, weekly: 0 });
    const advertising = await resolve(numbers, true);
    expect([...advertising.mobiles]).toEqual([241119003]);
    expect(advertising.excluded).toMatchObject({ blacklisted: 1, optedOut: 1, weekly: 0 });
  });

  it('sends to a number whose own messages are not wanted', async () => {
    await suppress(241117001, 'receive_blacklist');
    expect((await resolve(['09241117001'], true)).mobiles).toHaveLength(1);
  });

  it('does not mind the list of another account', async () => {
    const other = await givenAccount(test.db);
    await suppress(241118001, 'blacklist', other.accountId);
    expect((await resolve(['09241118001'])).mobiles).toHaveLength(1);
  });

  it('filters a large send by the whole list of the account', async () => {
    await suppress(241200007, 'blacklist');
    const numbers = Array.from({ length: 6_000 }, (_, i) => `0924${String(1_200_000 + i)}`);
    const audience = await resolve(numbers, true);
    expect(audience.mobiles).toHaveLength(5_999);
    expect(audience.excluded.blacklisted).toBe(1);
  });

  it('resolves 1,000,000 numbers and lets others have their turn meanwhile', async () => {
    const numbers = Array.from({ length: 1_000_000 }, (_, i) => `0924${String((i * 7) % 10_000_000).padStart(7, '0')}`);
    let turns = 0;
    let isOver = false;
    const takeTurn = () => {
      turns += 1;
      if (!isOver) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    const audience = await resolve(numbers);
    isOver = true;
    expect(audience.mobiles).toHaveLength(1_000_000);
    // One after two thousand numbers that are read, one after five thousand that are filtered.
    expect(turns).toBeGreaterThan(500 + 200);
  });
});

describe('the set of numbers', () => {
  it('answers as a plain set does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 999_999_999 }), { maxLength: 300 }), (keys) => {
        const plain = new Set<number>();
        const set = createMobileSet(keys.length);
        for (const key of keys) {
          expect(set.add(key)).toBe(!plain.has(key));
          plain.add(key);
        }
        for (const key of keys) expect(set.has(key)).toBe(true);
        expect(set.has(123_456_789)).toBe(plain.has(123_456_789));
      }),
      { seed: 20261121 },
    );
  });
});
