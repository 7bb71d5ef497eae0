import type { DbOrTx, Tx } from '@peyk/server-database';
import type { Beside, BookedMovement, WalletRow } from './ledger.repository';
import { bookSettlements, insertWallet, lockWallets, selectBooked, selectWallet } from './ledger.repository';
import { InsufficientHoldError } from './ledger.errors';
import { post } from './post';
import type { Movement, Posting, SendMovement, SettlementMovement, TaxedMovement } from './posting';
import { chargePosting, returnPosting, toPosting, transferPosting } from './posting';
import type { TransferKind } from './ledger.tables';

export type Wallet = WalletRow;

/** Gives an account its wallet; harmless when it has one. */
export async function openWallet(tx: DbOrTx, accountId: bigint): Promise<void> {
  await insertWallet(tx, accountId);
}

/** Balance and held money in milli-rial; undefined for an account without a wallet. */
export function getWallet(db: DbOrTx, accountId: bigint): Promise<Wallet | undefined> {
  return selectWallet(db, accountId);
}

/**
 * What was booked for an account under a key; undefined when nothing was. Locks the wallet first, so that the answer stays
 * true until the transaction ends.
 */
export async function findBooked(
  tx: Tx,
  key: { accountId: bigint; dedupeKey: string },
): Promise<BookedMovement | undefined> {
  await lockWallets(tx, [key.accountId]);
  return selectBooked(tx, key);
}

/** Money that comes from outside. False when it was booked before under the same key. */
export async function creditWallet(tx: Tx, movement: Movement): Promise<boolean> {
  const { amountMrial } = movement;
  const posting = toPosting('admin_credit', movement, { walletMrial: amountMrial, fundingMrial: -amountMrial });
  return (await book(tx, posting)) === 'booked';
}

/** Money that was transferred from outside, less its tax. False when it was booked before under the same key. */
export async function creditTransfer(tx: Tx, kind: TransferKind, movement: TaxedMovement): Promise<boolean> {
  return (await book(tx, transferPosting(kind, movement))) === 'booked';
}

/** Credit for nothing, at the cost of the installation. False when it was booked before under the same key. */
export async function giveCredit(tx: Tx, movement: Movement): Promise<boolean> {
  const { amountMrial } = movement;
  const posting = toPosting('gift', movement, { walletMrial: amountMrial, giftMrial: -amountMrial });
  return (await book(tx, posting)) === 'booked';
}

/** A plan that is bought from the wallet. False when there is not enough: nothing changed. True also when the key was booked before. */
export async function payPlan(tx: Tx, movement: Movement): Promise<boolean> {
  const { amountMrial } = movement;
  const posting = toPosting('plan', movement, { walletMrial: -amountMrial, incomeMrial: amountMrial });
  return (await book(tx, posting)) !== 'insufficient';
}

/** Takes money out. False when there is not enough: nothing changed. True also when the key was booked before. */
export async function debitWallet(tx: Tx, movement: Movement): Promise<boolean> {
  const { amountMrial } = movement;
  const posting = toPosting('admin_debit', movement, { walletMrial: -amountMrial, fundingMrial: amountMrial });
  return (await book(tx, posting)) !== 'insufficient';
}

/** Sets money aside for a send. False when there is not enough: nothing changed. True also when the key was booked before. */
export async function hold(tx: Tx, movement: SendMovement): Promise<boolean> {
  const { amountMrial } = movement;
  const posting = toPosting('send_hold', movement, { walletMrial: -amountMrial, heldMrial: amountMrial });
  return (await book(tx, posting)) !== 'insufficient';
}

/** Earns held money: price to income, charity to its own book. @throws InsufficientHoldError: more than is held. */
export async function charge(tx: Tx, movement: SettlementMovement): Promise<void> {
  await settle(tx, [chargePosting(movement)]);
}

/** Gives held money back to the balance. @throws InsufficientHoldError: more than is held. */
export async function giveBack(tx: Tx, movement: SettlementMovement): Promise<void> {
  await settle(tx, [returnPosting(movement)]);
}

/**
 * Books charges and returns of one batch, of any sends and accounts, with one lock per wallet.
 * @throws InsufficientHoldError when more would be settled than is held: a fault of the engine, so nothing is booked.
 */
export async function settle(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const outcomes = await post(tx, postings.filter(moves));
  if (outcomes.includes('insufficient')) throw new InsufficientHoldError();
}

/**
 * The same in one statement, for postings without a key: other batches of the account wait for one turn to the database and the commit.
 * @param beside what that statement changes before it locks a wallet
 * @returns whether the statement was carried out: where no money moves it is not, and nothing was changed
 * @throws InsufficientHoldError when more would be settled than is held: a fault of the engine, and nothing may be committed.
 */
export async function settleAtOnce(tx: Tx, postings: readonly Posting[], beside?: Beside): Promise<boolean> {
  const some = postings.filter(moves);
  if (some.some(({ dedupeKey }) => dedupeKey !== null)) throw new RangeError('What is booked at once has no key.');
  if (some.length === 0) return false;
  if ((await bookSettlements(tx, some, beside)) > 0) throw new InsufficientHoldError();
  return true;
}

async function book(tx: Tx, posting: Posting) {
  if (!moves(posting)) return 'booked';
  const [outcome] = await post(tx, [posting]);
  return outcome;
}

/** Free messages (login codes) leave no trace in the books. */
function moves(posting: Posting): boolean {
  return posting.walletMrial !== 0n || posting.heldMrial !== 0n;
}
