import { charge, giveBack, hold } from '@peyk/server-ledger';
import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { creditAccount, debitAccount, requireBalance } from './credit.service';
import { loadCredit } from './load-credit';
import { presentTransaction } from './wallet.presenter';
import { listTransactionsOf } from './wallet.service';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

const at = new Date('2026-11-20T08:30:00Z');
const FIRST_PAGE = { page: 1, limit: 10 };

/** An account that was given 10,000 rial, held 4,110 for send 7, paid 1,370 and got 2,740 back. */
async function givenUsedWallet() {
  const { accountId } = await givenAccount(test.db);
  await creditAccount(test.db, { accountId, amountMrial: 10_000_000n, description: 'شارژ آغازین', at });
  await test.db.transaction().execute(async (tx) => {
    const common = { accountId, sendId: 7n, at, description: 'ارسال 7' };
    await hold(tx, { ...common, amountMrial: 4_110_000n });
    await charge(tx, { ...common, amountMrial: 1_370_000n });
    await giveBack(tx, { ...common, amountMrial: 2_740_000n });
  });
  return accountId;
}

describe('the list of transactions', () => {
  it('shows newest first what moved the balance, and not the charge out of the hold', async () => {
    const accountId = await givenUsedWallet();
    const page = await listTransactionsOf(test.db, { accountId, filters: {}, paging: FIRST_PAGE });
    expect(page.total).toBe(3);
    expect(page.items.map(presentTransaction)).toMatchObject([
      { kind: 'send_return', type: 'deposit', amount: '2740', balance_after: '8630', send_id: '7' },
      { kind: 'send_hold', type: 'withdrawal', amount: '4110', balance_after: '5890', send_id: '7' },
      { kind: 'admin_credit', type: 'deposit', amount: '10000', balance_after: '10000', send_id: null },
    ]);
  });

  it('finds by type, kind, send and date, and counts what it finds', async () => {
    const accountId = await givenUsedWallet();
    const find = async (filters: Parameters<typeof listTransactionsOf>[1]['filters']) => {
      const page = await listTransactionsOf(test.db, { accountId, filters, paging: FIRST_PAGE });
      expect(page.items).toHaveLength(page.total);
      return page.items.map((item) => item.kind);
    };
    expect(await find({ type: 'withdrawal' })).toEqual(['send_hold']);
    expect(await find({ kind: 'admin_credit' })).toEqual(['admin_credit']);
    expect(await find({ sendId: 7n })).toEqual(['send_return', 'send_hold']);
    expect(await find({ fromDate: at, toDate: at })).toHaveLength(3);
    expect(await find({ fromDate: new Date(at.getTime() + 1) })).toEqual([]);
  });

  it('turns pages', async () => {
    const accountId = await givenUsedWallet();
    const page = await listTransactionsOf(test.db, { accountId, filters: {}, paging: { page: 2, limit: 2 } });
    expect(page).toMatchObject({ page: 2, limit: 2, total: 3, items: [{ kind: 'admin_credit' }] });
  });

  it('shows nothing of another account', async () => {
    await givenUsedWallet();
    const other = await givenAccount(test.db);
    const page = await listTransactionsOf(test.db, {
      accountId: other.accountId,
      filters: { sendId: 7n },
      paging: FIRST_PAGE,
    });
    expect(page).toMatchObject({ total: 0, items: [] });
  });

  it('refuses a range that ends before it begins, and an instant that is none', async () => {
    const { accountId } = await givenAccount(test.db);
    const list = (filters: object) => listTransactionsOf(test.db, { accountId, filters, paging: FIRST_PAGE });
    await expect(list({ fromDate: new Date(2), toDate: new Date(1) })).rejects.toMatchObject({ code: '422-50' });
    await expect(list({ toDate: new Date(NaN) })).rejects.toMatchObject({ code: '422-50' });
  });
});

describe('an admin', () => {
  it('gives and takes money exactly', async () => {
    const { accountId } = await givenAccount(test.db);
    await creditAccount(test.db, { accountId, amountMrial: 5_000_500n, description: 'شارژ', at });
    const after = await debitAccount(test.db, { accountId, amountMrial: 500n, description: 'اصلاح', at });
    expect(after).toMatchObject({ balanceMrial: 5_000_000n, heldMrial: 0n });
    expect(await loadCredit(test.db, { accountId })).toEqual({ credit: '5000', held: '0' });
  });

  it('books a repeated command once', async () => {
    const { accountId } = await givenAccount(test.db);
    const command = { accountId, amountMrial: 1_000n, description: 'شارژ', at, dedupeKey: 'command-1' };
    expect(await creditAccount(test.db, command)).toMatchObject({ balanceMrial: 1_000n, alreadyBooked: false });
    expect(await creditAccount(test.db, command)).toMatchObject({ balanceMrial: 1_000n, alreadyBooked: true });
    const debit = { ...command, dedupeKey: 'command-2' };
    expect(await debitAccount(test.db, debit)).toMatchObject({ balanceMrial: 0n, alreadyBooked: false });
    expect(await debitAccount(test.db, debit)).toMatchObject({ balanceMrial: 0n, alreadyBooked: true });
  });

  it('books one of two equal commands that come at once, and the other one knows it', async () => {
    const { accountId } = await givenAccount(test.db);
    const command = { accountId, amountMrial: 1_000n, description: 'شارژ', at, dedupeKey: 'command-1' };
    const answers = await Promise.all([creditAccount(test.db, command), creditAccount(test.db, command)]);
    expect(answers.map((answer) => answer.alreadyBooked).sort()).toEqual([false, true]);
    expect(await requireBalance(test.db, accountId)).toMatchObject({ balanceMrial: 1_000n });
  });

  it('is refused the same key for another amount, or for the other direction', async () => {
    const { accountId } = await givenAccount(test.db);
    const command = { accountId, amountMrial: 1_000n, description: 'شارژ', at, dedupeKey: 'command-1' };
    await creditAccount(test.db, command);
    const other = creditAccount(test.db, { ...command, amountMrial: 2_000n });
    await expect(other).rejects.toMatchObject({ code: '409-50' });
    await expect(debitAccount(test.db, command)).rejects.toMatchObject({ code: '409-50' });
    expect(await requireBalance(test.db, accountId)).toMatchObject({ balanceMrial: 1_000n });
  });

  it('cannot take more than is there', async () => {
    const { accountId } = await givenAccount(test.db, { balanceMrial: 999n });
    const debit = debitAccount(test.db, { accountId, amountMrial: 1_000n, description: 'اصلاح', at });
    await expect(debit).rejects.toMatchObject({ code: '422-53' });
    expect(await requireBalance(test.db, accountId)).toMatchObject({ balanceMrial: 999n });
  });

  it.each([
    ['nothing', { amountMrial: 0n }, '422-51'],
    ['less than nothing', { amountMrial: -1n }, '422-51'],
    ['without a reason', { description: '  ' }, '422-52'],
    ['to nobody', { accountId: 999_999n }, '404-50'],
  ])('cannot give %s', async (_what, change, code) => {
    const { accountId } = await givenAccount(test.db);
    const credit = creditAccount(test.db, { accountId, amountMrial: 1_000n, description: 'شارژ', at, ...change });
    await expect(credit).rejects.toMatchObject({ code });
  });
});

describe('the balance of nobody', () => {
  it('is null for the live socket and an error for a question', async () => {
    expect(await loadCredit(test.db, { accountId: 999_999n })).toBeNull();
    await expect(requireBalance(test.db, 999_999n)).rejects.toMatchObject({ code: '404-50' });
  });
});
