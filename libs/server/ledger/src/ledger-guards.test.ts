import { runTransaction } from '@peyk/server-database';
import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { getWallet, hold, proveLedger } from './index';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** What PostgreSQL says to a statement: its SQLSTATE, or `done`. */
const say = (statement: ReturnType<typeof sql>, db = test.db) =>
  statement.execute(db).then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

const CHECK_VIOLATION = '23514';
const UNIQUE_VIOLATION = '23505';

describe('the database guards the books by itself', () => {
  it('and refuses an entry that is changed so that its transaction is not zero', async () => {
    const { accountId } = await givenAccount(test.db, { balanceMrial: 1_000n });
    const more = sql`update ledger_entries set amount_mrial = 2000 where account_id = ${accountId} and book = 'wallet'`;
    expect(await say(more)).not.toBe('done');
    expect(await say(more, test.owner)).not.toBe('done');
    expect(await proveLedger(test.db)).toMatchObject({ proved: true });
  });

  it('and refuses it where entries may be changed', async () => {
    const { accountId } = await givenAccount(test.db, { balanceMrial: 1_000n });
    const changing = test.owner.transaction().execute(async (tx) => {
      // Another migration may need to change entries; the sums hold for it as well.
      await sql`alter table ledger_entries disable trigger ledger_entries_stay`.execute(tx);
      await sql`update ledger_entries set amount_mrial = 2000 where account_id = ${accountId} and book = 'wallet'`.execute(
        tx,
      );
    });
    await expect(changing).rejects.toMatchObject({ code: CHECK_VIOLATION });
  });

  it.each([sql.ref('balance_mrial'), sql.ref('held_mrial')])('and refuses a wallet below zero', async (column) => {
    const { accountId } = await givenAccount(test.db, { balanceMrial: 1_000n });
    expect(await say(sql`update wallets set ${column} = -1 where account_id = ${accountId}`)).toBe(CHECK_VIOLATION);
  });

  it('and refuses a second transaction under one key', async () => {
    const { accountId } = await givenAccount(test.db, { balanceMrial: 1_000n });
    const book = () =>
      say(sql`
        insert into ledger_transactions (account_id, kind, amount_mrial, description, dedupe_key, created_at)
        values (${accountId}, 'send_charge', 0, 'آزمایش', 'one key', now())`);
    expect([await book(), await book()]).toEqual(['done', UNIQUE_VIOLATION]);
  });
});

describe('what is booked again under its key', () => {
  it('is answered as before, and never reaches the database’s guard', async () => {
    const { accountId } = await givenAccount(test.db, { balanceMrial: 5_000n });
    const move = { accountId, sendId: 7n, amountMrial: 1_000n, description: 'آزمایش', dedupeKey: 'prepare:7' };
    const answers: unknown[] = [];
    for (const at of [new Date(1), new Date(2)]) {
      const booked = runTransaction(test.db, (tx) => hold(tx, { ...move, at }));
      answers.push(await booked.catch((error: { code?: string }) => error.code));
    }
    expect(answers).toEqual([true, true]);
    expect(await getWallet(test.db, accountId)).toMatchObject({ balanceMrial: 4_000n, heldMrial: 1_000n });
  });
});
