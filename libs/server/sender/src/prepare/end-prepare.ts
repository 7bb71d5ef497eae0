import { sql } from 'kysely';
import type { Audience, ExcludedCounts } from '@peyk/server-audience';
import { PREPARED, notify, runTransaction } from '@peyk/server-database';
import type { Db, DbOrTx, Tx } from '@peyk/server-database';
import { SEND_STATE } from '../model/states';
import { lockSends } from '../sql/finish-sends';
import type { SendKey } from '../sql/finish-sends';
import type { PricedAudience } from './price-audience';
import { endReserve } from './reserve';
import { tellTurn } from '../model/send-story';
import { sendState } from '../model/state-literals';

/** The send is ready: what it costs, whom it reaches, who was left out. */
export async function saveQueued(
  tx: Tx,
  { accountId, sendId }: SendKey,
  {
    requested,
    excluded,
    costMrial,
    charityMrial,
    tiers,
    tierParts,
  }: PricedAudience & Pick<Audience, 'requested' | 'excluded'>,
  now: Date,
): Promise<void> {
  await sql`${PREPARED}
    update sends set state = ${sendState.queued}, queued_at = ${now}, recipient_count = ${tiers.length}, cost_mrial = ${costMrial},
      charity_mrial = ${charityMrial}, requested_count = ${requested}, excluded_invalid = ${excluded.invalid},
      excluded_no_text = ${excluded.noText}, excluded_duplicate = ${excluded.duplicate},
      excluded_blacklisted = ${excluded.blacklisted}, parts = greatest(parts, ${mostParts(tiers, tierParts)}::smallint),
      excluded_opted_out = ${excluded.optedOut}, excluded_weekly = ${excluded.weekly}
    where account_id = ${accountId} and id = ${sendId}`.execute(tx);
  const leftOut = Object.values(excluded).reduce((sum, count) => sum + count, 0);
  tellTurn(tx, { accountId, sendId }, 'prepared', { requested, messages: tiers.length, leftOut });
}

/** Of the longest text, where each recipient has one of its own; otherwise those of all. */
function mostParts(tiers: Uint8Array, tierParts: readonly number[]): number {
  let most = 0;
  for (let i = 0; i < tiers.length; i += 1) most = Math.max(most, tierParts[tiers[i] ?? 0] ?? 0);
  return most;
}

/** How a send ends that cannot be prepared. */
export interface PrepareEnd {
  state:
    | typeof SEND_STATE.noValidRecipient
    | typeof SEND_STATE.noCredit
    | typeof SEND_STATE.systemError
    | typeof SEND_STATE.rejected;
  /** For its owner. */
  reason: string;
  excluded?: ExcludedCounts;
}

/** For who reads the log. */
const WHY = {
  [SEND_STATE.noValidRecipient]: 'no valid recipient',
  [SEND_STATE.noCredit]: 'no credit',
  [SEND_STATE.rejected]: 'over the limits of its maker',
  [SEND_STATE.systemError]: 'could not be prepared',
} as const;

/**
 * The locked send ends here with nothing held: no valid recipient, no credit, or a fault. What a quote had it hold goes back.
 */
export async function saveEnded(tx: Tx, { accountId, sendId }: SendKey, end: PrepareEnd, now: Date): Promise<void> {
  const { invalid = 0, noText = 0, duplicate = 0, blacklisted = 0, optedOut = 0, weekly = 0 } = end.excluded ?? {};
  await sql`
    with ended as (
      update sends set state = ${end.state}, state_reason = ${end.reason}, finished_at = ${now}, settled_at = ${now},
        excluded_invalid = ${invalid}, excluded_no_text = ${noText}, excluded_duplicate = ${duplicate}, excluded_blacklisted = ${blacklisted},
        excluded_opted_out = ${optedOut}, excluded_weekly = ${weekly}
      where account_id = ${accountId} and id = ${sendId} and state = ${sendState.creating} returning account_id, id
    )
    delete from send_intake i using ended where i.account_id = ended.account_id and i.send_id = ended.id`.execute(tx);
  await endReserve(tx, { accountId, sendId }, { costMrial: 0n, at: now });
  await notifyProgress(tx, { accountId, sendId });
  tellTurn(tx, { accountId, sendId }, 'failed', { why: WHY[end.state] });
}

/** The same for a send that nobody holds any more; anyone who has changed it meanwhile is heard. */
export async function saveFailed(db: Db, send: SendKey, end: PrepareEnd, now: Date): Promise<void> {
  await runTransaction(db, async (tx) => {
    const [locked] = await lockSends(tx, [send]);
    if (locked?.state === SEND_STATE.creating) await saveEnded(tx, send, end, now);
  });
}

/** Wakes the lane of a send that is ready, and tells that it is; in one statement, for sends to one number come by the thousand. */
export async function notifyQueued(tx: Tx, { lane, ...key }: SendKey & { lane: number }): Promise<void> {
  await sql`${PREPARED} select pg_notify('sender_wake', ${String(lane)}), pg_notify('send_progress', ${progressOf(key)})`.execute(
    tx,
  );
}

const progressOf = ({ accountId, sendId }: SendKey) =>
  JSON.stringify({ accountId: String(accountId), sendId: String(sendId) });

export async function notifyProgress(db: DbOrTx, key: SendKey): Promise<void> {
  await notify(db, 'send_progress', progressOf(key));
}

/** Counts a preparation that failed; answers how many have. */
export async function countFailedTry(db: DbOrTx, { accountId, sendId }: SendKey): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    update sends set prepare_tries = prepare_tries + 1
    where account_id = ${accountId} and id = ${sendId} and state = ${sendState.creating} returning prepare_tries as tries`.execute(
    db,
  );
  return rows[0]?.tries ?? 0;
}
