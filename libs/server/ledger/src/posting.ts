import type { LedgerKind, TransferKind } from './ledger.tables';

/** One transaction to book: how much moves in each book, in milli-rial. The amounts sum to zero. */
export interface Posting {
  accountId: bigint;
  kind: LedgerKind;
  sendId: bigint | null;
  description: string;
  /** The same key is booked once per account; null for what cannot come twice. */
  dedupeKey: string | null;
  at: Date;
  walletMrial: bigint;
  heldMrial: bigint;
  incomeMrial: bigint;
  charityMrial: bigint;
  fundingMrial: bigint;
  taxMrial: bigint;
  giftMrial: bigint;
}

/** What became of a posting: booked, booked before under the same key, or not enough money (nothing changed). */
export type PostingOutcome = 'booked' | 'duplicate' | 'insufficient';

/** What all movements of a wallet have in common. Amounts are milli-rial and not negative. */
export interface Movement {
  accountId: bigint;
  amountMrial: bigint;
  /** A Persian sentence for the customer's list of transactions. */
  description: string;
  dedupeKey?: string;
  at: Date;
}

/** Money that came from outside, of which tax is kept back. */
export interface TaxedMovement extends Movement {
  /** Of the amount: the wallet gets the rest. */
  taxMrial: bigint;
}

/** A movement for a send. */
export interface SendMovement extends Movement {
  sendId: bigint;
}

/** Price and charity of a send's recipients that were settled together. */
export interface SettlementMovement extends SendMovement {
  /** Five percent on top where the customer chose it; beside `amountMrial`, not in it. */
  charityMrial?: bigint;
}

const NOTHING = {
  walletMrial: 0n,
  heldMrial: 0n,
  incomeMrial: 0n,
  charityMrial: 0n,
  fundingMrial: 0n,
  taxMrial: 0n,
  giftMrial: 0n,
};

type Books = Partial<typeof NOTHING>;

/** Fills in the books that do not move. Throws RangeError when the books do not sum to zero or an amount is negative. */
export function toPosting(kind: LedgerKind, movement: Movement & { sendId?: bigint }, books: Books): Posting {
  if (movement.amountMrial < 0n) throw new RangeError('An amount of money cannot be negative.');
  const all = { ...NOTHING, ...books };
  const sum = Object.values(all).reduce((total, amount) => total + amount, 0n);
  if (sum !== 0n) throw new RangeError('A posting must sum to zero.');
  const { accountId, description, at } = movement;
  return {
    accountId,
    kind,
    description,
    at,
    sendId: movement.sendId ?? null,
    dedupeKey: movement.dedupeKey ?? null,
    ...all,
  };
}

/** Money that came by a transfer, the tax kept back. */
export function transferPosting(kind: TransferKind, movement: TaxedMovement): Posting {
  const { amountMrial, taxMrial } = movement;
  if (taxMrial < 0n || taxMrial > amountMrial) throw new RangeError('The tax is a part of the amount.');
  const books = { walletMrial: amountMrial - taxMrial, taxMrial, fundingMrial: -amountMrial };
  return toPosting(kind, movement, books);
}

/** Held money that was earned. */
export function chargePosting(movement: SettlementMovement): Posting {
  const charityMrial = movement.charityMrial ?? 0n;
  if (charityMrial < 0n) throw new RangeError('An amount of money cannot be negative.');
  const heldMrial = -(movement.amountMrial + charityMrial);
  return toPosting('send_charge', movement, { heldMrial, incomeMrial: movement.amountMrial, charityMrial });
}

/** Held money that goes back to the customer. */
export function returnPosting(movement: SettlementMovement): Posting {
  const charityMrial = movement.charityMrial ?? 0n;
  if (charityMrial < 0n) throw new RangeError('An amount of money cannot be negative.');
  const total = movement.amountMrial + charityMrial;
  return toPosting('send_return', movement, { walletMrial: total, heldMrial: -total });
}
