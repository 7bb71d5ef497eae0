import type { ServerContext } from '@peyk/server-database';
import { SEND_STATE, stopSend } from '@peyk/server-sender';
import type { StoppedSend } from '@peyk/server-sender';
import { failAdmin } from '../fail';
import { findAccountOfSend } from '../sends.repository';

const REASON_CHARACTERS = 300;

/** What the customer reads in the report. */
function sentenceOf(reason: string | undefined): string {
  const why = reason ? ` دلیل: ${reason.replace(/\.$/, '')}.` : '';
  return `پشتیبانی این ارسال را متوقف کرد.${why} آنچه فرستاده نشده بود لغو شد و مبلغ آن به کیف پول برگشت.`;
}

/**
 * Stops a send of any account, in whatever state it waits or runs, as its owner's stop would: exactly what has not left is given
 * back, and open panels hear of it. Twice gives the first answer, and the first reason stays.
 * @throws unknownAdminSend, endedAdminSend, badStopReason
 */
export async function stopSendByAdmin(
  context: ServerContext,
  sendId: bigint,
  reason?: string,
): Promise<StoppedSend & { accountId: bigint }> {
  const why = reason?.trim();
  if (why !== undefined && (why === '' || why.length > REASON_CHARACTERS)) failAdmin('badStopReason');
  const accountId = await findAccountOfSend(context.db, sendId);
  if (accountId === undefined) failAdmin('unknownAdminSend');
  const stopped = await stopSend(context, { accountId, sendId }, sentenceOf(why));
  if (!stopped) failAdmin('unknownAdminSend');
  if (stopped.state !== SEND_STATE.stopped) failAdmin('endedAdminSend');
  return { ...stopped, accountId };
}
