import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { ServerContext } from '@peyk/server-database';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { closeLedger } from './close-ledger';
import { creditWallet } from './ledger.service';
import { proveLedger, proveSinceClosing } from './prove-ledger';

const state = {} as { test: TestDatabase; context: ServerContext; accountId: bigint };
beforeEach(async () => {
  const test = await createTestDatabase();
  const { accountId } = await givenAccount(test.db, { balanceMrial: 100n });
  Object.assign(state, { test, accountId, context: { db: test.db, clock: fixedClock(), log: silentLog } });
});
afterEach(() => state.test.close());

const closings = () => state.test.db.selectFrom('ledger_closings').selectAll().orderBy('up_to_id').execute();

async function book(amountMrial: bigint): Promise<void> {
  const { accountId, context } = state;
  const movement = { accountId, amountMrial, description: 'آزمون', at: context.clock.now() };
  await state.test.db.transaction().execute((tx) => creditWallet(tx, movement));
}

/** As nobody can in an installation: past the trigger that refuses it. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await state.test.owner.transaction().execute(async (tx) => {
    await sql`alter table ledger_entries disable trigger user`.execute(tx);
    await statement.execute(tx);
    await sql`alter table ledger_entries enable trigger user`.execute(tx);
  });
}

it('closes what has moved, once, and sums up what was closed before', async () => {
  expect(await closeLedger(state.context)).toBe(1);
  expect(await closeLedger(state.context)).toBe(0);
  await book(20n);
  await book(3n);
  expect(await proveSinceClosing(state.test.db)).toMatchObject({ proved: true });
  expect(await closeLedger(state.context)).toBe(1);
  expect(await closings()).toMatchObject([
    { wallet_mrial: 100n, other_mrial: -100n, transactions: 1 },
    { wallet_mrial: 123n, held_mrial: 0n, other_mrial: -123n, transactions: 2 },
  ]);
  expect(await proveSinceClosing(state.test.db)).toMatchObject({ proved: true });
  expect(await proveLedger(state.test.db)).toMatchObject({ proved: true });
});

it('finds a wallet that is not the sum of closing and news', async () => {
  await closeLedger(state.context);
  await book(20n);
  await sql`update wallets set balance_mrial = 119`.execute(state.test.db);
  expect(await proveSinceClosing(state.test.db)).toMatchObject({ proved: false, wrongWallets: 1 });
});

it('does not close what does not balance, so that the proof goes on finding it', async () => {
  await tamper(sql`update ledger_entries set amount_mrial = 101 where book = 'wallet'`);
  expect(await closeLedger(state.context)).toBe(0);
  expect(await proveSinceClosing(state.test.db)).toMatchObject({ proved: false, unbalancedTransactions: 1 });
});

it('leaves out nothing of a transaction that commits while it closes', async () => {
  const { db } = state.test;
  let closing: Promise<number> | undefined;
  await db.transaction().execute(async (tx) => {
    const movement = { accountId: state.accountId, amountMrial: 5n, description: 'x', at: new Date() };
    await creditWallet(tx, movement);
    const closed = { yes: false };
    closing = closeLedger(state.context).finally(() => (closed.yes = true));
    const isWaiting = async () =>
      (
        await sql<{ any: boolean }>`select exists (select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock') as any`.execute(db)
      ).rows[0]?.any;
    // Books that were closed without waiting are looked at all the same.
    for (let waits = await isWaiting(); !waits && !closed.yes;) waits = await isWaiting();
  });
  expect(await closing).toBe(1);
  expect(await closings()).toMatchObject([{ wallet_mrial: 105n, transactions: 2 }]);
});

it('is never changed', async () => {
  await closeLedger(state.context);
  await expect(sql`delete from ledger_closings`.execute(state.test.owner)).rejects.toThrow('never changed');
});
