import { runTransaction } from '@peyk/server-database';
import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import fc from 'fast-check';
import { charge, creditWallet, debitWallet, getWallet, giveBack, hold, openWallet, proveLedger } from './index';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const at = new Date('2026-11-21T08:30:00Z');
const SEND = 7n;

async function accountWith(balanceMrial: bigint) {
  const { accountId } = await givenAccount(test.db, { balanceMrial });
  return accountId;
}

function holdFor(accountId: bigint, amountMrial: bigint, dedupeKey?: string) {
  return runTransaction(test.db, (tx) =>
    hold(tx, { accountId, sendId: SEND, amountMrial, description: 'آزمایش', dedupeKey, at }),
  );
}

async function balances(accountId: bigint) {
  const wallet = await getWallet(test.db, accountId);
  return [wallet?.balanceMrial, wallet?.heldMrial];
}

/** The hold of these tests belongs to no send, which the third law would rightly report. */
async function expectBooksRight() {
  const proof = await proveLedger(test.db);
  expect([proof.unbalancedTransactions, proof.wrongWallets]).toEqual([0, 0]);
}

describe('the ledger', () => {
  it('moves money from balance to hold, to income and charity, and back', async () => {
    const accountId = await accountWith(10_000n);
    expect(await holdFor(accountId, 6_300n)).toBe(true);
    expect(await balances(accountId)).toEqual([3_700n, 6_300n]);
    const move = { accountId, sendId: SEND, description: 'آزمایش', at };
    await runTransaction(test.db, (tx) => charge(tx, { ...move, amountMrial: 4_000n, charityMrial: 200n }));
    await runTransaction(test.db, (tx) => giveBack(tx, { ...move, amountMrial: 2_000n, charityMrial: 100n }));
    expect(await balances(accountId)).toEqual([5_800n, 0n]);
    const { rows } = await sql<{ book: string; total: bigint }>`
      select book, sum(amount_mrial)::bigint as total from ledger_entries where account_id = ${accountId} group by book order by book`.execute(
      test.db,
    );
    expect(rows).toEqual([
      { book: 'charity', total: 200n },
      { book: 'funding', total: -10_000n },
      { book: 'held', total: 0n },
      { book: 'income', total: 4_000n },
      { book: 'wallet', total: 5_800n },
    ]);
    await expectBooksRight();
  });

  it('refuses a hold of more than there is and changes nothing', async () => {
    const accountId = await accountWith(999n);
    expect(await holdFor(accountId, 1_000n)).toBe(false);
    expect(await balances(accountId)).toEqual([999n, 0n]);
  });

  it('lets one of 200 parallel holds win when there is money for one', async () => {
    const accountId = await accountWith(1_500n);
    const won = await Promise.all(Array.from({ length: 200 }, (_, i) => holdFor(accountId, 1_000n, `race:${i}`)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await balances(accountId)).toEqual([500n, 1_000n]);
    await expectBooksRight();
  });

  it('books the same key once, also in parallel, and answers yes both times', async () => {
    const accountId = await accountWith(5_000n);
    const answers = await Promise.all(Array.from({ length: 20 }, () => holdFor(accountId, 1_000n, 'prepare:7')));
    expect(new Set(answers)).toEqual(new Set([true]));
    expect(await balances(accountId)).toEqual([4_000n, 1_000n]);
  });

  it('keeps keys of two accounts apart', async () => {
    const [first, second] = [await accountWith(1_000n), await accountWith(1_000n)];
    await holdFor(first, 400n, 'same');
    await holdFor(second, 300n, 'same');
    expect(await balances(second)).toEqual([700n, 300n]);
  });

  it('throws instead of settling more than is held', async () => {
    const accountId = await accountWith(1_000n);
    await holdFor(accountId, 500n);
    const tooMuch = { accountId, sendId: SEND, amountMrial: 501n, description: 'آزمایش', at };
    await expect(runTransaction(test.db, (tx) => charge(tx, tooMuch))).rejects.toThrow('More money');
    await expect(runTransaction(test.db, (tx) => giveBack(tx, tooMuch))).rejects.toThrow('More money');
    expect(await balances(accountId)).toEqual([500n, 500n]);
  });

  it('refuses negative amounts', async () => {
    const accountId = await accountWith(1_000n);
    await expect(holdFor(accountId, -1n)).rejects.toThrow(RangeError);
  });

  it('leaves no trace of a free message', async () => {
    const { accountId } = await givenAccount(test.db);
    expect(await holdFor(accountId, 0n)).toBe(true);
    const { rows } = await sql`select 1 from ledger_transactions where account_id = ${accountId}`.execute(test.db);
    expect(rows).toEqual([]);
  });

  it('lets an admin credit once per key and debit no more than there is', async () => {
    const accountId = await accountWith(0n);
    const move = { accountId, amountMrial: 2_000n, description: 'شارژ', dedupeKey: 'admin:1', at };
    expect(await runTransaction(test.db, (tx) => creditWallet(tx, move))).toBe(true);
    expect(await runTransaction(test.db, (tx) => creditWallet(tx, move))).toBe(false);
    expect(
      await runTransaction(test.db, (tx) => debitWallet(tx, { ...move, dedupeKey: 'd1', amountMrial: 2_001n })),
    ).toBe(false);
    expect(await runTransaction(test.db, (tx) => debitWallet(tx, { ...move, dedupeKey: 'd2' }))).toBe(true);
    expect(await balances(accountId)).toEqual([0n, 0n]);
    await openWallet(test.db, accountId);
    await expectBooksRight();
  });

  it('writes the balance after each movement of the balance', async () => {
    const accountId = await accountWith(1_000n);
    await holdFor(accountId, 300n);
    await holdFor(accountId, 200n);
    const { rows } = await sql<{ after: bigint }>`
      select balance_after_mrial as after from ledger_transactions where account_id = ${accountId} order by id`.execute(
      test.db,
    );
    expect(rows.map((row) => row.after)).toEqual([1_000n, 700n, 500n]);
  });

  it('stays balanced whatever is tried in whatever order', async () => {
    const step = fc.record({
      do: fc.constantFrom('hold', 'charge', 'giveBack', 'credit', 'debit'),
      amount: fc.bigInt({ min: 0n, max: 2_000n }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const accountId = await accountWith(3_000n);
        for (const { do: what, amount: amountMrial } of steps) {
          const move = { accountId, sendId: SEND, amountMrial, description: 'آزمایش', at };
          const run = { hold, charge, giveBack, credit: creditWallet, debit: debitWallet }[what];
          await runTransaction(test.db, async (tx) => run(tx, move)).catch(() => undefined);
        }
        const [balance, held] = await balances(accountId);
        expect(balance).toBeGreaterThanOrEqual(0n);
        expect(held).toBeGreaterThanOrEqual(0n);
      }),
      { numRuns: 25, seed: 20261121 },
    );
    await expectBooksRight();
  });
});

describe('the proof', () => {
  it('finds a wallet that was changed by hand', async () => {
    const accountId = await accountWith(100n);
    await sql`update wallets set balance_mrial = 101 where account_id = ${accountId}`.execute(test.db);
    expect((await proveLedger(test.db)).wrongWallets).toBe(1);
    await sql`update wallets set balance_mrial = 100 where account_id = ${accountId}`.execute(test.db);
  });

  it('finds an account whose money was erased as a whole', async () => {
    const accountId = await accountWith(100n);
    // As who owns the database can, past the triggers.
    await test.owner.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`delete from ledger_entries where account_id = ${accountId}`.execute(tx);
      await sql`delete from ledger_transactions where account_id = ${accountId}`.execute(tx);
      await sql`delete from wallets where account_id = ${accountId}`.execute(tx);
    });
    const proof = await proveLedger(test.db);
    expect([proof.proved, proof.wrongWallets, proof.missingWallets]).toEqual([false, 0, 1]);
    await runTransaction(test.db, (tx) => openWallet(tx, accountId));
  });

  it('finds money that is held for nothing', async () => {
    const before = (await proveLedger(test.db)).wrongHolds;
    await holdFor(await accountWith(100n), 50n);
    const proof = await proveLedger(test.db);
    expect([proof.proved, proof.wrongHolds]).toEqual([false, before + 1]);
  });

  it('is helped by the database, which refuses entries that do not sum to zero', async () => {
    const accountId = await accountWith(100n);
    const lopsided = sql`insert into ledger_entries select account_id, id, 'income', 5 from ledger_transactions where account_id = ${accountId}`;
    await expect(lopsided.execute(test.db)).rejects.toThrow('not zero');
  });
});
