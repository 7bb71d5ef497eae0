import type { Clock, DbOrTx } from '@peyk/server-database';
import type { components } from '@peyk/shared-contract';
import type { SendKey } from './send-key';
import { shownSend } from './reports.service';
import { presentProgress } from './send.presenter';
import { findSendRow } from './sends.repository';

/** How far a send has come, as the live socket pushes it; null when the account has no such send. */
export async function loadProgress(
  { db, clock }: { db: DbOrTx; clock: Clock },
  key: SendKey,
): Promise<components['schemas']['SendProgress'] | null> {
  const row = await findSendRow(db, key.accountId, key.sendId);
  return row ? presentProgress(shownSend(row), clock.now()) : null;
}
