import type { Clock, DbOrTx } from '@peyk/server-database';
import type { components } from '@peyk/shared-contract';
import { loadProgress } from './load-progress';

/** How far the newest send of an account has come; null when it has none. */
export async function loadLatestProgress(
  context: { db: DbOrTx; clock: Clock },
  accountId: bigint,
): Promise<components['schemas']['SendProgress'] | null> {
  const newest = await context.db
    .selectFrom('sends')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest ? loadProgress(context, { accountId, sendId: newest.id }) : null;
}
