import { sql } from 'kysely';
import type { ExcludedCounts } from '@peyk/server-audience';
import { notify } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { SendKey } from '../sql/finish-sends';
import type { PricedAudience } from './price-audience';

/** The send is ready: what it costs, whom it reaches, who was left out. */
export async function saveQueued(
  tx: Tx,
  { accountId, sendId }: SendKey,
  { excluded, costMrial, charityMrial, tiers }: PricedAudience & { excluded: ExcludedCounts },
  now: Date,
): Promise<void> {
  await sql`
    update sends set state = 5, queued_at = ${now}, recipient_count = ${tiers.length}, cost_mrial = ${costMrial},
      charity_mrial = ${charityMrial}, excluded_invalid = ${excluded.invalid},
      excluded_duplicate = ${excluded.duplicate}, excluded_blacklisted = ${excluded.blacklisted},
      excluded_opted_out = ${excluded.optedOut}
    where account_id = ${accountId} and id = ${sendId}`.execute(tx);
}

/** The send ends here with nothing held: no valid recipient, no credit, or a fault, with a reason for its owner. */
export async function saveEnded(
  db: DbOrTx,
  { accountId, sendId }: SendKey,
  end: { state: 4 | 8 | 9; reason: string; excluded?: ExcludedCounts },
  now: Date,
): Promise<void> {
  const { invalid = 0, duplicate = 0, blacklisted = 0, optedOut = 0 } = end.excluded ?? {};
  await sql`
    with ended as (
      update sends set state = ${end.state}, state_reason = ${end.reason}, finished_at = ${now}, settled_at = ${now},
        excluded_invalid = ${invalid}, excluded_duplicate = ${duplicate}, excluded_blacklisted = ${blacklisted},
        excluded_opted_out = ${optedOut}
      where account_id = ${accountId} and id = ${sendId} and state = 0 returning account_id, id
    )
    delete from send_intake i using ended where i.account_id = ended.account_id and i.send_id = ended.id`.execute(db);
  await notifyProgress(db, { accountId, sendId });
}

export async function notifyProgress(db: DbOrTx, { accountId, sendId }: SendKey): Promise<void> {
  await notify(db, 'send_progress', JSON.stringify({ accountId: String(accountId), sendId: String(sendId) }));
}

/** Counts a preparation that failed; answers how many have. */
export async function countFailedTry(db: DbOrTx, { accountId, sendId }: SendKey): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    update sends set prepare_tries = prepare_tries + 1
    where account_id = ${accountId} and id = ${sendId} and state = 0 returning prepare_tries as tries`.execute(db);
  return rows[0]?.tries ?? 0;
}
