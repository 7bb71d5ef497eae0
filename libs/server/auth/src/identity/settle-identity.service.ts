import { runTransaction } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';
import { creditWallet } from '@peyk/server-ledger';
import type { Seal } from '@peyk/server-seal';
import type { Activation } from './activation.presenter';
import {
  findOpenGift,
  isStillClaimed,
  listUnsettled,
  lockActivation,
  lockGiftsOf,
  lockPerson,
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
async function giveGift(tx: Tx, seal: Seal, { accountId, at }: { accountId: bigint; at: Date }): Promise<void> {
  const person = await lockPerson(tx, seal, accountId);
  if (!person) return;
  const gift = { accountId, nationalId: person.nationalId };
  await lockGiftsOf(tx, seal, person.nationalId);
  const amountMrial = await findOpenGift(tx, seal, gift);
  if (amountMrial === 0n) return;
  await creditWallet(tx, { accountId, amountMrial, description: GIFT, dedupeKey: GIFT_KEY, at });
  await markGiftGiven(tx, seal, gift);
}

/** A verdict about the holder of an account. */
interface Outcome {
  verdict: IdentityVerdict;
  at: Date;
}

/** Writes a verdict into the account, in the caller's transaction. */
export async function settleIdentity(
  tx: Tx,
  seal: Seal,
  { accountId, verdict, at }: Outcome & { accountId: bigint },
): Promise<Activation> {
  const after = AFTER[verdict];
  await writeActivation(tx, accountId, { ...after, dueAt: null });
  if (after.activation === 'active') await giveGift(tx, seal, { accountId, at });
  return after;
}

/**
 * Writes what the registry said, unless the account was settled or its claim corrected while it was thinking.
 * @returns how the account stands now.
 */
export function settleClaim(
  { db, seal }: { db: Db; seal: Seal },
  claim: DueClaim,
  outcome: Outcome,
): Promise<Activation> {
  return runTransaction(db, async (tx) => {
    const before = await lockActivation(tx, claim.accountId);
    if (!before) throw new Error('a claim without an account');
    if (before.activation !== 'checking' || !(await isStillClaimed(tx, seal, claim))) return before;
    return settleIdentity(tx, seal, { ...outcome, accountId: claim.accountId });
  });
}

const LISTED = 200;

/** Accounts whose holder is not settled, oldest first; for admins. */
export function listUnsettledAccounts(db: Db) {
  return listUnsettled(db, LISTED);
}
