import { runTransaction } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';
import { creditWallet } from '@peyk/server-ledger';
import type { Activation } from './activation.presenter';
import {
  findOpenGift,
  isStillClaimed,
  listUnsettled,
  lockActivation,
  lockPersonOf,
  markGiftGiven,
  writeActivation,
} from './identity.repository';
import type { DueClaim } from './identity.repository';
import type { IdentityVerdict } from './identity-registry';

const GIFT = 'هدیهٔ ثبت‌نام';
const GIFT_KEY = 'registration-gift';

const AFTER: Readonly<Record<IdentityVerdict, Activation>> = {
  match: { activation: 'active', activationReason: null },
  other_mobile: { activation: 'inactive', activationReason: 'mobile' },
  other_birth_date: { activation: 'inactive', activationReason: 'birth_date' },
  undecided: { activation: 'checking', activationReason: null },
};

/** Once a person, and only when it is settled who that is: otherwise each new mobile would be worth money. */
async function giveGift(tx: Tx, accountId: bigint, at: Date): Promise<void> {
  await lockPersonOf(tx, accountId);
  const amountMrial = await findOpenGift(tx, accountId);
  if (amountMrial === 0n) return;
  await creditWallet(tx, { accountId, amountMrial, description: GIFT, dedupeKey: GIFT_KEY, at });
  await markGiftGiven(tx, accountId);
}

/** Writes a verdict into the account, in the caller's transaction. */
export async function settleIdentity(
  tx: Tx,
  accountId: bigint,
  { verdict, at }: { verdict: IdentityVerdict; at: Date },
): Promise<Activation> {
  const after = AFTER[verdict];
  await writeActivation(tx, accountId, { ...after, dueAt: null });
  if (after.activation === 'active') await giveGift(tx, accountId, at);
  return after;
}

/**
 * Writes what the registry said, unless the account was settled or its claim corrected while it was thinking.
 * @returns how the account stands now.
 */
export function settleClaim(
  db: Db,
  claim: DueClaim,
  outcome: { verdict: IdentityVerdict; at: Date },
): Promise<Activation> {
  return runTransaction(db, async (tx) => {
    const before = await lockActivation(tx, claim.accountId);
    if (!before) throw new Error('a claim without an account');
    if (before.activation !== 'checking' || !(await isStillClaimed(tx, claim))) return before;
    return settleIdentity(tx, claim.accountId, outcome);
  });
}

const LISTED = 200;

/** Accounts whose holder is not settled, oldest first; for admins. */
export function listUnsettledAccounts(db: Db) {
  return listUnsettled(db, LISTED);
}
