import type { ServerContext } from '@peyk/server-database';
import { SEND_STATE } from '@peyk/server-sender';
import { fail } from './fail';
import { findSendState, withdrawWaiting } from './sends.repository';

export interface SendKey {
  accountId: bigint;
  sendId: bigint;
}

export interface StoppedSend {
  state: number;
  /** Recipients who never get it. */
  cancelledCount: number;
  /** What came back to the wallet, in milli-rial. */
  returnedMrial: bigint;
}

/** The engine's stop: locks the send, so that no mark can pass it. A second call gives the first answer. */
export type StopSend = (context: ServerContext, key: SendKey) => Promise<StoppedSend>;

/** What has neither ended nor been stopped. A stopped send is stopped again, for the same answer. */
const STOPPABLE: ReadonlySet<number> = new Set([
  SEND_STATE.creating,
  SEND_STATE.sending,
  SEND_STATE.queued,
  SEND_STATE.stopped,
  SEND_STATE.paused,
  SEND_STATE.scheduled,
]);

/**
 * Stops a send of the account. What waits for review has no recipients and no money yet: it is only withdrawn.
 * @throws unknownSend, also when it is somebody else's; endedSend
 */
export async function stopSendOf(context: ServerContext, key: SendKey, stopSend: StopSend): Promise<StoppedSend> {
  const { db, clock } = context;
  const before = await findSendState(db, key);
  if (!before) fail('unknownSend', 'send_id');
  if (before.state === SEND_STATE.waitingForReview && (await withdrawWaiting(db, key, clock.now()))) {
    return { state: SEND_STATE.stopped, cancelledCount: 0, returnedMrial: 0n };
  }
  // Read again where a reader decided in the same moment.
  const now = before.state === SEND_STATE.waitingForReview ? await findSendState(db, key) : before;
  if (!now || !STOPPABLE.has(now.state)) fail('endedSend', 'send_id');
  return stopSend(context, key);
}
