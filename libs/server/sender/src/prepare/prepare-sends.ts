import { SEND_STATE } from '../model/states';
import { isConnectionError, isPassing, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { OverLimitError } from '../limits/spending-limits';
import { countFailedTry, saveFailed } from './end-prepare';
import { REASON, prepareSend } from './prepare-send';
import { lockSendToPrepare } from './send-to-prepare';
import type { SendToPrepare } from './send-to-prepare';

const MOST_TRIES = 5;
/** Then the next pass begins with the oldest: where sends come faster than they are prepared, one that never ends would not. */
const MOST_A_PASS = 500;

/**
 * Prepares every send that waits for it, each in a transaction of its own; several processes share them.
 * A send that cannot be prepared is tried again in later passes, five times in all, and then ends with a reason, so that
 * one bad send does not stop the others. What is not its fault (a full disk, a lock, a database that may only be read) counts
 * for nothing: it waits as long as that lasts. Answers how many were prepared or ended.
 * @throws when the database is away.
 */
export async function prepareSends(context: ServerContext, signal?: AbortSignal, most = MOST_A_PASS): Promise<number> {
  const { db, clock } = context;
  const position: { after: bigint; locked?: SendToPrepare } = { after: 0n };
  let done = 0;
  for (let looked = 0; looked < most && !signal?.aborted; looked += 1) {
    try {
      const found = await runTransaction(db, async (tx) => {
        position.locked = await lockSendToPrepare(tx, position.after);
        if (position.locked) await prepareSend(tx, position.locked, clock);
        return position.locked;
      });
      if (!found) return done;
      done += 1;
    } catch (error) {
      if (!position.locked || isConnectionError(error)) throw error;
      if (await endOrRetry(context, position.locked, error)) done += 1;
    }
    position.after = position.locked?.sendId ?? position.after;
  }
  return done;
}

/** Answers whether the send has ended. */
async function endOrRetry({ db, clock, log }: ServerContext, send: SendToPrepare, error: unknown): Promise<boolean> {
  if (error instanceof OverLimitError) {
    await saveFailed(db, send, { state: SEND_STATE.rejected, reason: error.fault.sentence }, clock.now());
    return true;
  }
  if (isPassing(error)) {
    log.warn({ err: error, sendId: String(send.sendId) }, 'the database cannot prepare a send now; it waits');
    return false;
  }
  const tries = await countFailedTry(db, send);
  log.error({ err: error, sendId: String(send.sendId), tries }, 'a send could not be prepared');
  if (tries < MOST_TRIES) return false;
  await saveFailed(db, send, { state: SEND_STATE.systemError, reason: REASON.failed }, clock.now());
  return true;
}
