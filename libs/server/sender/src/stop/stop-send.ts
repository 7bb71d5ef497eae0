import { sql } from 'kysely';
import { notify, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { returnPosting, settle } from '@peyk/server-ledger';
import { charityOf } from '../model/charity';
import { SEND_STATE } from '../model/states';
import { finishSends } from '../sql/finish-sends';
import type { SendKey } from '../sql/finish-sends';
import { moveCounters } from '../sql/move-counters';
import { cancelRecipients } from './cancel-recipients';

export interface StoppedSend {
  /** The send's state after the call: 7 when it was stopped now or before, else why it could not be. */
  state: number;
  cancelledCount: number;
  /** What came back, charity included, in milli-rial. */
  returnedMrial: bigint;
}

interface SendRow {
  state: number;
  withCharity: boolean;
  cancelledCount: number;
  cancelledMrial: bigint;
}

const NOT_YET_PREPARED: readonly number[] = [SEND_STATE.creating, SEND_STATE.waitingForReview, SEND_STATE.scheduled];
const UNDER_WAY: readonly number[] = [SEND_STATE.queued, SEND_STATE.sending, SEND_STATE.paused];

/**
 * Stops a send: what no sender has marked yet is cancelled and its money given back, exactly; what is in flight ends as
 * usual. A second stop answers what the first did. A send that has ended otherwise is left alone.
 * @returns undefined when the account has no such send.
 */
export function stopSend(context: ServerContext, send: SendKey): Promise<StoppedSend | undefined> {
  return runTransaction(context.db, async (tx) => {
    const row = await lockSend(tx, send);
    if (!row) return undefined;
    if (NOT_YET_PREPARED.includes(row.state)) return stopUnprepared(tx, send, context.clock.now());
    if (UNDER_WAY.includes(row.state)) return stopUnderWay(tx, send, row, context.clock.now());
    return { state: row.state, cancelledCount: row.cancelledCount, returnedMrial: row.cancelledMrial };
  });
}

/** From here on no mark can pass: marks take the row `for share`. */
async function lockSend(tx: Tx, { accountId, sendId }: SendKey): Promise<SendRow | undefined> {
  const { rows } = await sql<SendRow>`
    select state, with_charity as "withCharity", cancelled_count as "cancelledCount",
      cancelled_mrial as "cancelledMrial"
    from sends where account_id = ${accountId} and id = ${sendId} for update`.execute(tx);
  return rows[0];
}

async function stopUnprepared(tx: Tx, { accountId, sendId }: SendKey, now: Date): Promise<StoppedSend> {
  await sql`
    update sends set state = 7, stopped_at = ${now}, finished_at = ${now}, settled_at = ${now}
    where account_id = ${accountId} and id = ${sendId}`.execute(tx);
  await sql`delete from send_intake where account_id = ${accountId} and send_id = ${sendId}`.execute(tx);
  await notify(tx, 'send_progress', JSON.stringify({ accountId: String(accountId), sendId: String(sendId) }));
  return { state: SEND_STATE.stopped, cancelledCount: 0, returnedMrial: 0n };
}

async function stopUnderWay(tx: Tx, send: SendKey, { withCharity }: SendRow, now: Date): Promise<StoppedSend> {
  const { accountId, sendId } = send;
  const cancelled = await cancelRecipients(tx, send);
  const cancelledCount = cancelled.reduce((sum, row) => sum + row.count, 0);
  const priceMrial = cancelled.reduce((sum, row) => sum + row.priceMrial, 0n);
  const charityMrial = charityOf(priceMrial, { withCharity });
  const returnedMrial = priceMrial + charityMrial;
  await sql`
    update sends set state = 7, stopped_at = ${now}, cancelled_count = ${cancelledCount},
      cancelled_mrial = ${returnedMrial}
    where account_id = ${accountId} and id = ${sendId}`.execute(tx);
  if (cancelledCount > 0) {
    await moveCounters(
      tx,
      cancelled.map(({ operator, count, priceMrial: returned }) => {
        const by = { queued: -count, cancelled: count };
        return { accountId, sendId, operator, by, chargedMrial: 0n, returnedMrial: returned };
      }),
    );
    const description = 'برگشت هزینهٔ ارسال متوقف‌شده';
    const move = { accountId, sendId, description, dedupeKey: `stop:${sendId}`, at: now };
    await settle(tx, [returnPosting({ ...move, amountMrial: priceMrial, charityMrial })]);
    if (returnedMrial > 0n) await notify(tx, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
  }
  await finishSends(tx, [send], now);
  await notify(tx, 'send_progress', JSON.stringify({ accountId: String(accountId), sendId: String(sendId) }));
  return { state: SEND_STATE.stopped, cancelledCount, returnedMrial };
}
