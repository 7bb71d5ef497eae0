import { GIVEN_TEXT } from '@peyk/server-audience';
import type { SmsType, Tx } from '@peyk/server-database';
import { hidesTexts, ownTextsOf, requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { countResendable, lockOriginal } from '@peyk/server-sender';
import { SECRETARY_SMS_TYPES } from '@peyk/shared-sms';
import { acceptSend } from './accept-send.service';
import type { AcceptedSend } from './accept-send.service';
import { fail, failLimit } from './fail';
import { senderOf } from './spender';
import { AT_ONCE } from './send-plan';
import { findSentText } from './sends.repository';
import type { SendKey } from './stop-send.service';

const SECRETARIES: readonly SmsType[] = SECRETARY_SMS_TYPES;

/** Whether who asks reads the text of a send as their own. Who resends is the maker of the resend, and would read there what they may not. */
function isOwn(context: RequestContext, { madeBy, type }: { madeBy: bigint | null; type: SmsType }): boolean {
  const userId = ownTextsOf(requireAccount(context), context.key);
  // In the answer of a secretary are the words of who wrote to it.
  return userId !== null && madeBy === userId && !SECRETARIES.includes(type);
}

/**
 * Accepts a send of the same text from the same line, at today's price, to those who certainly have not got it. A resend of a
 * resend is one of the first send, so nobody gets a text twice along two ways.
 * @throws unknownSend, also when it is someone else's; unreadResend; resendUnderWay, resentInFiles, nothingToResend, and what acceptSend throws
 */
export async function resendFailedOf(tx: Tx, context: RequestContext, key: SendKey): Promise<AcceptedSend> {
  await lockOriginal(tx, key);
  const resendable = await countResendable(tx, key);
  if (!resendable) fail('unknownSend', 'send_id');
  const { originalId, isUnderWay, liesInFiles, count } = resendable;
  if (isUnderWay) fail('resendUnderWay', 'send_id');
  if (liesInFiles) fail('resentInFiles', 'send_id');
  if (count === 0) fail('nothingToResend', 'send_id');
  const { hasOwnTexts, madeBy, ...sent } = await findSentText(tx, { accountId: key.accountId, sendId: originalId });
  if (hidesTexts(context) && !isOwn(context, { madeBy, type: sent.type })) failLimit('unreadResend', 'send_id');
  const missed = { kind: 'resend', sendId: originalId, count } as const;
  const text = hasOwnTexts ? `{{${GIVEN_TEXT}}}` : sent.text;
  return acceptSend(tx, context.clock.now(), {
    ...sent,
    text,
    accountId: key.accountId,
    ...senderOf(context),
    userIp: context.ip,
    choice: hasOwnTexts ? { kind: 'own', of: missed, text } : missed,
    quoteId: null,
    plan: { ...AT_ONCE, ratePerSecond: sent.ratePerSecond, resentFrom: originalId },
  });
}
