import { runTransaction } from '@peyk/server-database';
import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { chargePosting, getWallet, hold, proveLedger, returnPosting, settleAtOnce } from './index';
import type { Beside, Posting } from './index';

const state = {} as { test: TestDatabase };
beforeAll(async () => {
  state.test = await createTestDatabase();
});
afterAll(() => state.test.close());

const at = new Date('2026-11-21T08:30:00Z');
const MOVE = { sendId: 7n, description: 'آزمایش', at };

/** An account with nothing but what is on hold. */
async function accountWithHold(amountMrial: bigint): Promise<bigint> {
  const { accountId } = await givenAccount(state.test.db, { balanceMrial: amountMrial });
  await runTransaction(state.test.db, (tx) => hold(tx, { ...MOVE, accountId, amountMrial }));
  return accountId;
}

const atOnce = (postings: readonly Posting[], beside?: Beside) =>
  runTransaction(state.test.db, (tx) => settleAtOnce(tx, postings, beside));
const charged = (accountId: bigint, amountMrial: bigint, charityMrial = 0n) =>
  chargePosting({ ...MOVE, accountId, amountMrial, charityMrial });
const returned = (accountId: bigint, amountMrial: bigint) => returnPosting({ ...MOVE, accountId, amountMrial });

async function balances(accountId: bigint) {
  const wallet = await getWallet(state.test.db, accountId);
  return [wallet?.balanceMrial, wallet?.heldMrial];
}

/** What was settled, in the order of booking: change of the balance, and the balance after it where it changed. */
async function settledOf(accountId: bigint) {
  const { rows } = await sql<{ amount: bigint; after: bigint | null }>`
    select amount_mrial as amount, balance_after_mrial as after from ledger_transactions
    where account_id = ${accountId} and kind in ('send_charge', 'send_return') order by id`.execute(state.test.db);
  return rows.map(({ amount, after }) => [amount, after]);
}

async function expectBooksRight() {
  const proof = await proveLedger(state.test.db);
  expect([proof.unbalancedTransactions, proof.wrongWallets]).toEqual([0, 0]);
}

describe('a batch that is settled at once', () => {
  it('moves money of several accounts, in the order given', async () => {
    const [one, other] = [await accountWithHold(10_000n), await accountWithHold(500n)];
    const batch = [charged(one, 4_000n, 200n), returned(other, 500n), returned(one, 2_000n), returned(one, 1_000n)];
    expect(await atOnce(batch)).toBe(true);
    expect([await balances(one), await balances(other)]).toEqual([
      [3_000n, 2_800n],
      [500n, 0n],
    ]);
    expect(await settledOf(one)).toEqual([
      [0n, null],
      [2_000n, 2_000n],
      [1_000n, 3_000n],
    ]);
    await expectBooksRight();
  });

  it('books nothing at all where one account has too little on hold', async () => {
    const [one, other] = [await accountWithHold(100n), await accountWithHold(100n)];
    await expect(atOnce([charged(one, 100n), charged(other, 101n)])).rejects.toMatchObject({
      name: 'InsufficientHoldError',
    });
    expect([await balances(one), await balances(other)]).toEqual([
      [0n, 100n],
      [0n, 100n],
    ]);
    await expectBooksRight();
  });

  it('knows by the lock, and not by what was seen before it, how much there is: sixty at once', async () => {
    const accountId = await accountWithHold(60_000n);
    await Promise.all(Array.from({ length: 60 }, () => atOnce([charged(accountId, 600n), returned(accountId, 400n)])));
    expect(await balances(accountId)).toEqual([24_000n, 0n]);
    const after = (await settledOf(accountId)).flatMap(([, balance]) => balance ?? []);
    expect(after).toEqual(Array.from({ length: 60 }, (_, i) => BigInt(i + 1) * 400n));
    await expectBooksRight();
  });

  it('changes what its caller changes beside, or says that it did not', async () => {
    const accountId = await accountWithHold(10n);
    const beside = (name: string): Beside => ({
      definitions: sql`named as (update accounts set name = ${name} where id = ${accountId} returning 1)`,
      last: sql`named`,
    });
    const nameOf = async () =>
      (await sql<{ name: string }>`select name from accounts where id = ${accountId}`.execute(state.test.db)).rows[0];
    expect(await atOnce([charged(accountId, 10n)], beside('first'))).toBe(true);
    expect(await nameOf()).toEqual({ name: 'first' });
    expect(await atOnce([charged(accountId, 0n)], beside('second'))).toBe(false);
    expect(await nameOf()).toEqual({ name: 'first' });
  });

  it('takes no key: what must be booked once is looked up under the lock', async () => {
    const accountId = await accountWithHold(10n);
    await expect(atOnce([{ ...charged(accountId, 10n), dedupeKey: 'once' }])).rejects.toThrow(RangeError);
    expect(await balances(accountId)).toEqual([0n, 10n]);
  });
});
