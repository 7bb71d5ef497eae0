import { sql } from 'kysely';
import { notify, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { mayPause, mayResume } from '../model/may-control';
import { SEND_STATE } from '../model/states';
import { isUndecided } from '../limits/end-approval';
import { finishSends } from '../sql/finish-sends';
import type { SendKey } from '../sql/finish-sends';
import { lockSend, noteControl, tellControl } from './lock-send';
import type { LockedSend, SendControl } from './lock-send';
import { sendState } from '../model/state-literals';

/**
 * Holds a send back: nothing is marked after its row was locked, and what is in the window ends as usual. Pausing a
 * paused send changes nothing. Its money stays held.
 * @returns the state after the call, 10 when it is paused; undefined when the account has no such send.
 */
export function pauseSend(context: ServerContext, key: SendKey): Promise<SendControl | undefined> {
  const now = context.clock.now();
  return runTransaction(context.db, async (tx) => {
    const send = await lockSend(tx, key);
    if (!send || !mayPause(send, now)) return send;
    await sql`
      update sends set state = ${sendState.paused}, paused_at = ${now}
      where account_id = ${key.accountId} and id = ${key.sendId}`.execute(tx);
    noteControl(key, { state: send.state }, { state: SEND_STATE.paused });
    await tellControl(tx, key);
    return { ...send, state: SEND_STATE.paused };
  });
}

/**
 * Lets a paused send go on where it was; any process may go on with it. A send that is not paused is left alone, and so is one that waits
 * for a second person.
 * @returns the state after the call; undefined when the account has no such send.
 */
export function resumeSend(context: ServerContext, key: SendKey): Promise<SendControl | undefined> {
  const now = context.clock.now();
  return runTransaction(context.db, async (tx) => {
    const send = await lockSend(tx, key);
    if (!send || !mayResume(send) || (await isUndecided(tx, key))) return send;
    const state = stateToResume(send, now);
    await sql`
      update sends set state = ${state}, paused_at = null
      where account_id = ${key.accountId} and id = ${key.sendId}`.execute(tx);
    // While it was paused nobody finished it, though its last answer may have come.
    if (state === SEND_STATE.sending) await finishSends(tx, [key], now);
    if (state === SEND_STATE.creating) await notify(tx, 'send_prepare', String(key.sendId));
    else await notify(tx, 'sender_wake', String(send.lane));
    noteControl(key, { state: send.state }, { state });
    await tellControl(tx, key);
    return { ...send, state };
  });
}

/** Its times say where it was: the pause itself need not remember. */
function stateToResume({ startedAt, queuedAt, sendTime }: LockedSend, now: Date) {
  if (startedAt !== null) return SEND_STATE.sending;
  if (queuedAt !== null) return SEND_STATE.queued;
  return sendTime !== null && sendTime > now ? SEND_STATE.scheduled : SEND_STATE.creating;
}
