import type { Db, DbOrTx, Tx } from '@peyk/server-database';
import { auditChange, notify, runTransaction } from '@peyk/server-database';
import { creditWallet, debitWallet, findBooked } from '@peyk/server-ledger';
import type { BookedMovement } from '@peyk/server-ledger';
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

/** What became of a movement: the balance now, and whether it had been booked before under the same key, so nothing changed. */
export interface MovedBalance extends BalanceRow {
  alreadyBooked: boolean;
}

/**
 * Puts money into a wallet and tells open panels.
 * @throws badAmount, missingDescription, unknownAccount, otherMovement
 */
export function creditAccount(db: Db, movement: AdminMovement): Promise<MovedBalance> {
  const booked = { kind: 'admin_credit', amountMrial: movement.amountMrial } as const;
  return move(db, movement, booked, async (tx) => {
    await creditWallet(tx, movement);
  });
}

/**
 * Takes money out of a wallet and tells open panels. What is held for sends cannot be taken.
 * @throws badAmount, missingDescription, unknownAccount, otherMovement, notEnoughBalance
 */
export function debitAccount(db: Db, movement: AdminMovement): Promise<MovedBalance> {
  const booked = { kind: 'admin_debit', amountMrial: -movement.amountMrial } as const;
  return move(db, movement, booked, async (tx) => {
    if (!(await debitWallet(tx, movement))) fail('notEnoughBalance');
  });
}

async function move(
  db: Db,
  movement: AdminMovement,
  wanted: BookedMovement,
  book: (tx: Tx) => Promise<void>,
): Promise<MovedBalance> {
  if (movement.amountMrial <= 0n) fail('badAmount');
  if (movement.description.trim() === '') fail('missingDescription');
  const { accountId } = movement;
  return runTransaction(db, async (tx) => {
    await requireBalance(tx, accountId);
    const alreadyBooked = await isBooked(tx, movement, wanted);
    if (!alreadyBooked) {
      await book(tx);
      // Booking locks the wallet: the balance before is what it is now, less what was booked.
      const { balanceMrial } = await requireBalance(tx, accountId);
      const before = { balanceMrial: balanceMrial - wanted.amountMrial };
      auditChange({ accountId, before, after: { balanceMrial } });
      await notify(tx, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
    }
    return { ...(await requireBalance(tx, accountId)), alreadyBooked };
  });
}

/** Whether just this was booked under the movement's key. @throws otherMovement: a slip of the pen must not look like success */
async function isBooked(tx: Tx, { accountId, dedupeKey }: AdminMovement, wanted: BookedMovement): Promise<boolean> {
  if (dedupeKey === undefined) return false;
  const booked = await findBooked(tx, { accountId, dedupeKey });
  if (booked && (booked.kind !== wanted.kind || booked.amountMrial !== wanted.amountMrial)) fail('otherMovement');
  return booked !== undefined;
}
