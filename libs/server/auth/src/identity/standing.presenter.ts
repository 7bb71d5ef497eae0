import { accountStateOf, blockedMessage, findAccountStanding } from '@peyk/server-accounts';
import type { AccountStanding } from '@peyk/server-accounts';
import type { DbOrTx } from '@peyk/server-database';
import type { components } from '@peyk/shared-contract';
import { activationMessage } from './activation.presenter';
import type { Activation } from './activation.presenter';
import { findActivation } from './identity.repository';

/** How an account stands, and why it may not send: a block of an admin stands above everything else. */
export function presentStanding(account: AccountStanding & Activation) {
  const account_state = accountStateOf(account);
  const isBlocked = account_state === 'blocked';
  const send_block_reason = isBlocked ? blockedMessage(account.blockedReason ?? '') : activationMessage(account);
  return { account_state, send_block_reason };
}

/** What the live socket pushes when the state of an account changes; null when there is no such account. */
export async function loadStanding(
  db: DbOrTx,
  accountId: bigint,
): Promise<components['schemas']['AccountChangedEvent']['data'] | null> {
  const standing = await findAccountStanding(db, accountId);
  const activation = await findActivation(db, accountId);
  return standing && activation ? presentStanding({ ...standing, ...activation }) : null;
}
