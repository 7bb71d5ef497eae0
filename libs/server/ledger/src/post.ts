import type { Tx } from '@peyk/server-database';
import type { BookedPosting, WalletRow } from './ledger.repository';
import { insertPostings, lockWallets, selectBookedKeys, updateWallets } from './ledger.repository';
import type { Posting, PostingOutcome } from './posting';

/**
 * Books postings of any accounts in one go and answers what became of each, in the same order.
 * Locks each wallet once, in the order of accounts; under that lock a key is either booked or not, and money is there
 * or not. A posting that would make balance or hold negative is left out, the others are booked.
 * @throws when an account has no wallet.
 */
export async function post(tx: Tx, postings: readonly Posting[]): Promise<PostingOutcome[]> {
  if (postings.length === 0) return [];
  const wallets = await lockAll(tx, postings);
  const booked = await bookedKeys(tx, postings);
  const accepted: BookedPosting[] = [];
  const outcomes = postings.map((posting): PostingOutcome => {
    const key = keyOf(posting);
    if (key !== null && booked.has(key)) return 'duplicate';
    const wallet = wallets.get(posting.accountId);
    if (!wallet || !move(wallet, posting)) return 'insufficient';
    if (key !== null) booked.add(key);
    accepted.push({ ...posting, balanceAfterMrial: posting.walletMrial === 0n ? null : wallet.balanceMrial });
    return 'booked';
  });
  const last = accepted.at(-1);
  if (last) {
    await insertPostings(tx, accepted);
    await updateWallets(tx, [...wallets.values()], last.at);
  }
  return outcomes;
}

async function lockAll(tx: Tx, postings: readonly Posting[]): Promise<Map<bigint, WalletRow>> {
  const accountIds = [...new Set(postings.map((posting) => posting.accountId))];
  const rows = await lockWallets(tx, accountIds);
  const wallets = new Map(rows.map((row) => [row.accountId, row]));
  for (const accountId of accountIds) {
    if (!wallets.has(accountId)) throw new Error(`Account ${accountId} has no wallet.`);
  }
  return wallets;
}

async function bookedKeys(tx: Tx, postings: readonly Posting[]): Promise<Set<string>> {
  const keys = postings.flatMap(({ accountId, dedupeKey }) => (dedupeKey === null ? [] : [{ accountId, dedupeKey }]));
  const found = keys.length === 0 ? [] : await selectBookedKeys(tx, keys);
  return new Set(found.map((key) => `${key.accountId}:${key.dedupeKey}`));
}

function keyOf({ accountId, dedupeKey }: Posting): string | null {
  return dedupeKey === null ? null : `${accountId}:${dedupeKey}`;
}

/** Moves the running sums, or leaves them alone when something would become negative. */
function move(wallet: WalletRow, posting: Posting): boolean {
  const balanceMrial = wallet.balanceMrial + posting.walletMrial;
  const heldMrial = wallet.heldMrial + posting.heldMrial;
  if (balanceMrial < 0n || heldMrial < 0n) return false;
  wallet.balanceMrial = balanceMrial;
  wallet.heldMrial = heldMrial;
  return true;
}
