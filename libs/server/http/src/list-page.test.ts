import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { requireOwned, unlessTaken } from './guards';
import { failWith } from './errors/fail-with';
import type { Fail } from './errors/fail-with';
import { listPage, listRows } from './list-page';

const ERRORS = {
  gone: { code: '404-1', status: 404, message: 'نیست.', remedy: 'Look again.', permanent: true },
} as const;
const fail: Fail<typeof ERRORS, 'id'> = failWith(ERRORS);

const state = {} as { test: TestDatabase };
beforeAll(async () => {
  state.test = await createTestDatabase();
});
afterAll(() => state.test.close());

function asked(length: number) {
  const calls: string[] = [];
  return {
    calls,
    rows: async ({ offset, limit }: { offset: number; limit: number }) => {
      calls.push(`rows ${offset}+${limit}`);
      return Array.from({ length }, (_, n) => offset + n).slice(0, Math.max(0, Math.min(limit, length - offset)));
    },
    count: async (most: number) => {
      calls.push(`count to ${most}`);
      return Math.min(length, most);
    },
  };
}

describe('a page', () => {
  it.each([
    ['the first of an empty list', 0, 1, 0, ['rows 0+10']],
    ['one that is not full', 5, 1, 5, ['rows 0+10']],
    ['a full one', 10, 1, 10, ['rows 0+10', 'count to 30']],
    ['one beyond the end', 5, 2, 5, ['rows 10+10', 'count to 30']],
    ['one beyond what is listed', 100, 4, 30, ['count to 30']],
  ])('%s asks no more than it has to', async (_, length, page, total, calls) => {
    const list = asked(length);
    const answer = await listPage({ ...list, paging: { page, limit: 10 }, most: 30 });
    expect([answer.total, list.calls]).toEqual([total, calls]);
  });

  it('of rows is counted by the conditions of its own question, to the most that is listed', async () => {
    const { db } = state.test;
    const news = Array.from({ length: 5 }, (_, n) => ({ name: n === 0 ? 'other' : 'same' }));
    await db.insertInto('accounts').values(news).execute();
    const matching = db.selectFrom('accounts').where('name', '=', 'same');
    const page = (most: number) =>
      listRows(db, {
        matching,
        shown: (query) => query.select(['id', 'name']).orderBy('id'),
        paging: { page: 1, limit: 2 },
        most,
      });
    expect(await page(100)).toMatchObject({ page: 1, limit: 2, total: 4, items: [{ name: 'same' }, { name: 'same' }] });
    expect((await page(3)).total).toBe(3);
  });
});

describe('a guard', () => {
  it('ends the call for what the account does not have', async () => {
    await expect(requireOwned(Promise.resolve({ id: 1 }), () => fail('gone'))).resolves.toEqual({ id: 1 });
    await expect(requireOwned(Promise.resolve(undefined), () => fail('gone', 'id'))).rejects.toMatchObject({
      code: '404-1',
      errors: { id: 'نیست.' },
    });
  });

  it('ends the call for a name that is taken, and lets other faults be what they are', async () => {
    const row = { key: 'twice', window_start: new Date(0), count: 1 };
    const write = () => state.test.db.insertInto('rate_counters').values(row).execute();
    await write();
    await expect(unlessTaken(write(), { rate_counters_pkey: () => fail('gone') })).rejects.toMatchObject({
      code: '404-1',
    });
    await expect(unlessTaken(write(), { another_index: () => fail('gone') })).rejects.toMatchObject({ code: '23505' });
  });

  it('says more than the table where a case has more to say', () => {
    expect(() => fail('gone', { message: 'هیچ‌کدام نیست.' })).toThrow('هیچ‌کدام نیست.');
  });
});
