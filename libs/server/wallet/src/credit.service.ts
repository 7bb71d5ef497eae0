import type { Db, DbOrTx, Tx } from '@peyk/server-database';
import { notify, runTransaction } from '@peyk/server-database';
import { creditWallet, debitWallet } from '@peyk/server-ledger';
import { fail } from './fail';
import { findBalance } from './wallet.repository';
import type { BalanceRow } from './wallet.repository';

/** An account's balance in milli-rial. @throws unknownAccount: every account has a wallet from its first moment */
export async function requireBalance(db: DbOrTx, accountId: bigint): Promise<BalanceRow> {
  const balance = await findBalance(db, accountId);
  if (!balance) fail('unknownAccount');
  return balance;
}

/** Money that an admin gives or takes. */
export interface AdminMovement {
  accountId: bigint;
  /** Milli-rial, above zero. */
  amountMrial: bigint;
  /** A Persian sentence; the account's owner reads it. */
  description: string;
  at: Date;
  /** The same key is booked once, so a command may be repeated safely. */
  dedupeKey?: string;
}

/**
 * Puts money into a wallet and tells open panels.
 * @returns the balance afterwards @throws badAmount, missingDescription, unknownAccount
 */
export function creditAccount(db: Db, movement: AdminMovement): Promise<BalanceRow> {
  return move(db, movement, async (tx) => {
    await creditWallet(tx, movement);
  });
}

/**
 * Takes money out of a wallet and tells open panels. What is held for sends cannot be taken.
 * @returns the balance afterwards @throws badAmount, missingDescription, unknownAccount, notEnoughBalance
 */
export function debitAccount(db: Db, movement: AdminMovement): Promise<BalanceRow> {
  return move(db, movement, async (tx) => {
    if (!(await debitWallet(tx, movement))) fail('notEnoughBalance');
  });
}

async function move(db: Db, movement: AdminMovement, book: (tx: Tx) => Promise<void>): Promise<BalanceRow> {
  if (movement.amountMrial <= 0n) fail('badAmount');
  if (movement.description.trim() === '') fail('missingDescription');
  const { accountId } = movement;
  return runTransaction(db, async (tx) => {
    await requireBalance(tx, accountId);
    await book(tx);
    await notify(tx, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
    return requireBalance(tx, accountId);
  });
}
