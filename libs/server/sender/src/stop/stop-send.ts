import { sql } from 'kysely';
import { LONG, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { lockSend, noteControl, tellControl } from '../control/lock-send';
import type { LockedSend } from '../control/lock-send';
import { endApproval } from '../limits/end-approval';
import { SEND_STATE } from '../model/states';
import { endReserve } from '../prepare/reserve';
import { finishSends } from '../sql/finish-sends';
import type { SendKey } from '../sql/finish-sends';
import { cutChunks } from './cut-chunks';
import { giveBackCut } from './give-back-cut';
import { tellTurn } from '../model/send-story';
import { sendState } from '../model/state-literals';

export interface StoppedSend {
  /** The send's state after the call: 7 when it was stopped now or before, else why it could not be. */
  state: number;
  cancelledCount: number;
  /** What came back, charity included, in milli-rial. */
  returnedMrial: bigint;
}

const NOT_YET_PREPARED: readonly number[] = [SEND_STATE.creating, SEND_STATE.waitingForReview, SEND_STATE.scheduled];
const UNDER_WAY: readonly number[] = [SEND_STATE.queued, SEND_STATE.sending];

/**
 * Stops a send: what no sender has marked yet is cancelled and its money given back, exactly; what is in flight ends as
 * usual. A second stop answers what the first did. A send that has ended otherwise is left alone.
 * @param reason why, for its owner, where it was not its owner who stopped it.
 * @returns undefined when the account has no such send.
 */
export function stopSend(
  context: ServerContext,
  send: SendKey,
  reason: string | null = null,
): Promise<StoppedSend | undefined> {
  return runTransaction(context.db, async (tx) => {
    // A million rows on a busy disk may take longer than a question may, and so may waiting for another stop. A stop must not
    // fail because much is left.
    await sql`set local statement_timeout = '10min' ${LONG}`.execute(tx);
    const row = await lockSend(tx, send);
    if (!row) return undefined;
    const stop = { reason, now: context.clock.now() };
    if (isUnprepared(row) || isUnderWay(row)) noteControl(send, { state: row.state }, { state: SEND_STATE.stopped });
    if (isUnprepared(row)) return stopUnprepared(tx, send, stop);
    if (isUnderWay(row)) return stopUnderWay(tx, { ...send, withCharity: row.withCharity }, stop);
    return { state: row.state, cancelledCount: row.cancelledCount, returnedMrial: row.cancelledMrial };
  });
}

/** What was paused is what it was before. */
function isUnprepared({ state, queuedAt }: LockedSend): boolean {
  return NOT_YET_PREPARED.includes(state) || (state === SEND_STATE.paused && queuedAt === null);
}

function isUnderWay({ state }: LockedSend): boolean {
  return UNDER_WAY.includes(state) || state === SEND_STATE.paused;
}

interface Stop {
  reason: string | null;
  now: Date;
}

/** What a quote had it hold comes back whole. */
async function stopUnprepared(tx: Tx, { accountId, sendId }: SendKey, { reason, now }: Stop): Promise<StoppedSend> {
  const returnedMrial = await endReserve(tx, { accountId, sendId }, { costMrial: 0n, at: now });
  await sql`
    update sends set state = ${sendState.stopped}, paused_at = null, stopped_at = ${now}, finished_at = ${now}, settled_at = ${now},
      cancelled_mrial = ${returnedMrial}, state_reason = coalesce(${reason}, state_reason)
    where account_id = ${accountId} and id = ${sendId}`.execute(tx);
  await sql`delete from send_intake where account_id = ${accountId} and send_id = ${sendId}`.execute(tx);
  await tellControl(tx, { accountId, sendId });
  tellTurn(tx, { accountId, sendId }, 'cancelled', { cancelled: 0 });
  return { state: SEND_STATE.stopped, cancelledCount: 0, returnedMrial };
}

async function stopUnderWay(
  tx: Tx,
  { withCharity, ...send }: SendKey & { withCharity: boolean },
  { reason, now }: Stop,
): Promise<StoppedSend> {
  const { accountId, sendId } = send;
  const given = await giveBackCut(tx, send, await cutChunks(tx, send, { status: 14 }), {
    withCharity,
    column: 'cancelled',
    description: 'برگشت هزینهٔ ارسال متوقف‌شده',
    dedupeKey: `stop:${sendId}`,
    at: now,
  });
  await sql`
    update sends set state = ${sendState.stopped}, paused_at = null, stopped_at = ${now}, cancelled_count = ${given.count}, cancelled_mrial = ${given.mrial},
      state_reason = coalesce(${reason}, state_reason)
    where account_id = ${accountId} and id = ${sendId}`.execute(tx);
  tellTurn(tx, send, 'cancelled', { cancelled: given.count });
  await endApproval(tx, send, { decision: 'withdrawn', at: now });
  await finishSends(tx, [send], now);
  await tellControl(tx, send);
  return { state: SEND_STATE.stopped, cancelledCount: given.count, returnedMrial: given.mrial };
}
