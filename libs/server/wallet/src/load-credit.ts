import type { DbOrTx } from '@peyk/server-database';
import type { components } from '@peyk/shared-contract';
import { presentCredit } from './wallet.presenter';
import { findBalance } from './wallet.repository';

/** The balance as the live socket pushes it; null when the account has no wallet. */
export async function loadCredit(
  db: DbOrTx,
  { accountId }: { accountId: bigint },
): Promise<components['schemas']['CreditChangedEvent']['data'] | null> {
  const balance = await findBalance(db, accountId);
  return balance ? presentCredit(balance) : null;
}
