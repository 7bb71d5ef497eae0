import type { Tx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { SendKey } from '../sql/finish-sends';
import './limits.tables';

/** Whether a send waits for a second person: then only their decision lets it go on. */
export async function isUndecided(tx: Tx, { accountId, sendId }: SendKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from send_approvals
    where account_id = ${accountId} and send_id = ${sendId} and decision is null`.execute(tx);
  return rows.length > 0;
}

/** The send ended without a decision: nobody is asked about it any more. */
export async function endApproval(
  tx: Tx,
  { accountId, sendId }: SendKey,
  { decision, at }: { decision: 'withdrawn' | 'expired'; at: Date },
): Promise<void> {
  await sql`
    update send_approvals set decision = ${decision}, decided_at = ${at}
    where account_id = ${accountId} and send_id = ${sendId} and decision is null`.execute(tx);
}
