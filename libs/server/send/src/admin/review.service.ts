import { notify, runTransaction } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';
import { endReserve } from '@peyk/server-sender';
import { updateReviewRequired } from '../accounts.repository';
import { failAdmin } from '../fail';
import { acceptWaiting, listWaitingSends, rejectWaiting } from '../sends.repository';
import type { WaitingSend } from '../sends.repository';

const LISTED = 100;

/** From now on (or no longer) a person reads this account's texts before they leave. @throws unknownAccount */
export async function setReviewRequired(db: Db, accountId: bigint, required: boolean): Promise<void> {
  if (!(await updateReviewRequired(db, accountId, required))) failAdmin('unknownAccount');
}

/** What waits for a reader, oldest first; at most 100. */
export function listSendsToReview(db: Db): Promise<WaitingSend[]> {
  return listWaitingSends(db, LISTED);
}

/** What a reader decided about a send. */
export type Review =
  | { sendId: bigint; verdict: 'accept' }
  /** The reason is a Persian sentence; the customer reads it in the report. */
  | { sendId: bigint; verdict: 'reject'; reason: string };

/**
 * Lets a send that waits go on, or ends it; then what a quote had it hold comes back.
 * @throws notWaiting, missingReason
 */
export async function reviewSend(db: Db, review: Review, at: Date): Promise<void> {
  const reason = review.verdict === 'reject' ? review.reason.trim() : null;
  if (reason === '') failAdmin('missingReason');
  const { sendId } = review;
  await runTransaction(db, async (tx) => {
    if (reason === null) await accept(tx, sendId, at);
    else await reject(tx, { sendId, reason, at });
  });
}

async function accept(tx: Tx, sendId: bigint, at: Date): Promise<void> {
  if (!(await acceptWaiting(tx, sendId, at))) failAdmin('notWaiting');
  await notify(tx, 'send_prepare', String(sendId));
}

/** Nothing follows a rejection that would tell open panels, as preparing does after an acceptance: so it is told here. */
async function reject(tx: Tx, rejection: { sendId: bigint; reason: string; at: Date }): Promise<void> {
  const accountId = await rejectWaiting(tx, rejection);
  if (accountId === undefined) failAdmin('notWaiting');
  await endReserve(tx, { accountId, sendId: rejection.sendId }, { costMrial: 0n, at: rejection.at });
  const payload = { accountId: String(accountId), sendId: String(rejection.sendId) };
  await notify(tx, 'send_progress', JSON.stringify(payload));
}
