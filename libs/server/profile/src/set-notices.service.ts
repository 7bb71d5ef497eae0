import { auditChange, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { changeNotices } from '@peyk/server-decisions';
import type { WantedNotices } from '@peyk/server-decisions';

/** Changes which messages by SMS an account wants: only what is named. @returns as it is now */
export function setNotices(
  { db }: ServerContext,
  accountId: bigint,
  change: Partial<WantedNotices>,
): Promise<WantedNotices> {
  return runTransaction(db, async (tx) => {
    const { before, after } = await changeNotices(tx, accountId, change);
    auditChange({ object: 'notices', before, after });
    return after;
  });
}
