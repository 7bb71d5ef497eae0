import { sql } from 'kysely';
import { runTransaction } from '@peyk/server-database';
import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { giveBackToRate, requireRate, requireRates, takeFromRate } from './take-from-rate';

const state = {} as { database: TestDatabase };
beforeAll(async () => {
  state.database = await createTestDatabase();
});
afterAll(() => state.database.close());

const rate = (key: string, iso: string) => ({ key, limit: 3, windowSeconds: 60, now: new Date(iso) });

describe('a rate', () => {
  it('allows its limit in a window, then says how long to wait', async () => {
    const take = () => takeFromRate(state.database.db, rate('a', '2026-11-21T08:30:20.500Z'));
    const taken = [await take(), await take(), await take(), await take()];
    expect(taken.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    expect(taken[3]?.retryAfterSeconds).toBe(40);
    expect((await takeFromRate(state.database.db, rate('a', '2026-11-21T08:31:00Z'))).allowed).toBe(true);
  });

  it('counts every one of many that come at once', async () => {
    const many = Array.from({ length: 20 }, () => takeFromRate(state.database.db, rate('b', '2026-11-21T08:30:00Z')));
    expect((await Promise.all(many)).filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  it('counts one key apart from another', async () => {
    for (let count = 0; count < 3; count += 1) await requireRate(state.database.db, rate('c', '2026-11-21T08:30:00Z'));
    await requireRate(state.database.db, rate('d', '2026-11-21T08:30:00Z'));
    await expect(requireRate(state.database.db, rate('c', '2026-11-21T08:30:00Z'))).rejects.toMatchObject({
      code: '429-1',
      retryAfterSeconds: 60,
    });
  });

  it('is never part of another transaction, which would not wait for the disk either', async () => {
    const { db } = state.database;
    const counting = runTransaction(db, (tx) => takeFromRate(tx, rate('h', '2026-11-21T08:30:00Z')));
    await expect(counting).rejects.toThrow('by itself');
  });

  it('leaves its connection as it was: what comes next waits for the disk', async () => {
    const { rows } = await state.database.db.connection().execute(async (one) => {
      await sql`set synchronous_commit = on`.execute(one);
      await takeFromRate(one, rate('i', '2026-11-21T08:30:00Z'));
      return sql`select current_setting('synchronous_commit') as value`.execute(one);
    });
    expect(rows).toEqual([{ value: 'on' }]);
  });

  it('is counted beside others, and the longest wait is told', async () => {
    const at = '2026-11-21T08:30:50Z';
    const [short, long] = [rate('g', at), { ...rate('f', at), windowSeconds: 3600 }];
    for (let count = 0; count < 3; count += 1) await requireRates(state.database.db, [short, long]);
    await expect(requireRates(state.database.db, [short, long])).rejects.toMatchObject({
      code: '429-1',
      retryAfterSeconds: 1750,
    });
    await expect(requireRates(state.database.db, [short, rate('h', at)])).rejects.toMatchObject({
      retryAfterSeconds: 10,
    });
    // The other was counted all the same.
    await requireRates(state.database.db, [rate('h', at)]);
    await requireRates(state.database.db, [rate('h', at)]);
    await expect(requireRates(state.database.db, [rate('h', at)])).rejects.toMatchObject({ code: '429-1' });
  });

  it('gives back what turned out not to count', async () => {
    const one = rate('e', '2026-11-21T08:30:00Z');
    for (let count = 0; count < 10; count += 1) {
      await requireRate(state.database.db, one);
      await giveBackToRate(state.database.db, one);
    }
    for (let count = 0; count < 3; count += 1) await requireRate(state.database.db, one);
    await expect(requireRate(state.database.db, one)).rejects.toMatchObject({ code: '429-1' });
  });
});
