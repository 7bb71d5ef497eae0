import { auditChange, notify, runTransaction } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';
import { SEND_STATE, endReserve, openTexts } from '@peyk/server-sender';
import { updateReviewRequired } from '../accounts.repository';
import { failAdmin } from '../fail';
import { findAccountLine } from '../lines.repository';
import { makerOf } from '../own-texts/own-quote.service';
import type { OwnRow } from '../own-texts/own-rows';
import { readRows } from '../own-texts/preview.service';
import { acceptWaiting, findWaitingTexts, listWaitingSends, rejectWaiting } from '../sends.repository';
import type { WaitingSend } from '../sends.repository';

const LISTED = 100;

/** From now on (or no longer) a person reads this account's texts before they leave. @throws unknownAccount */
export async function setReviewRequired(db: Db, accountId: bigint, required: boolean): Promise<void> {
  await runTransaction(db, async (tx) => {
    const before = await updateReviewRequired(tx, accountId, required);
    if (before === undefined) failAdmin('unknownAccount');
    auditChange({ accountId, before: { reviewRequired: before }, after: { reviewRequired: required } });
  });
}

/** What waits for a reader, oldest first; at most 100. */
export function listSendsToReview(db: Db): Promise<WaitingSend[]> {
  return listWaitingSends(db, LISTED);
}

/**
 * Some of the texts of a send that waits, in which each recipient has one of its own, as they would leave now: a reader who saw only the
 * variables would let anything pass. From `from` (from 1) on. @throws notWaiting, also when all get the same text
 */
export async function listTextsToReview(
  db: Db,
  sendId: bigint,
  { from, limit }: { from: number; limit: number },
): Promise<OwnRow[]> {
  const send = (await findWaitingTexts(db, sendId)) ?? failAdmin('notWaiting');
  const { accountId, texts: choice, requestedCount: expectedCount, text, fromNumber } = send;
  const line = (await findAccountLine(db, accountId, fromNumber)) ?? failAdmin('unknownAdminLine');
  const texts = await openTexts(db, { accountId, choice, expectedCount });
  const maker = makerOf({ text, line }, texts);
  return readRows({ texts, maker, priceMrial: () => 0n }, { offset: from - 1, limit });
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

function noteVerdict(accountId: bigint, sendId: bigint, state: number): void {
  const before = { state: SEND_STATE.waitingForReview };
  auditChange({ accountId, object: `send:${sendId}`, before, after: { state } });
}

async function accept(tx: Tx, sendId: bigint, at: Date): Promise<void> {
  const { accountId, state } = (await acceptWaiting(tx, sendId, at)) ?? failAdmin('notWaiting');
  noteVerdict(accountId, sendId, state);
  await notify(tx, 'send_prepare', String(sendId));
}

/** Nothing follows a rejection that would tell open panels, as preparing does after an acceptance: so it is told here. */
async function reject(tx: Tx, rejection: { sendId: bigint; reason: string; at: Date }): Promise<void> {
  const accountId = await rejectWaiting(tx, rejection);
  if (accountId === undefined) failAdmin('notWaiting');
  noteVerdict(accountId, rejection.sendId, SEND_STATE.rejected);
  await endReserve(tx, { accountId, sendId: rejection.sendId }, { costMrial: 0n, at: rejection.at });
  const payload = { accountId: String(accountId), sendId: String(rejection.sendId) };
  await notify(tx, 'send_progress', JSON.stringify(payload));
}
