import { isTestCall, requireAccount, withIdempotency } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { TYPE_OF_PATTERN, patternToSend } from '@peyk/server-patterns';
import { choiceOfMessages, keepMessages, lineToSendFrom, sendAtPrice, senderOf } from '@peyk/server-send';
import { keyToMobile, mrialToRialString } from '@peyk/shared-sms';
import type { components } from '@peyk/shared-contract';
import { sendTestPattern } from '../sandbox/send-test-pattern.service';
import { fillAll, requireTexts } from './fill-recipients';

/**
 * Sends a pattern to people with values of their own, all of it or nothing, once for its idempotency key.
 * @throws 422-635 with what is wrong by places, 404-460, 409-460, and what every send throws
 */
export async function sendPattern(
  context: RequestContext,
  { body, headers }: OperationInput<'sendPattern'>,
): Promise<OperationData<'sendPattern'>> {
  if (isTestCall(context)) return sendTestPattern(context, { body, headers });
  const call = { operation: 'sendPattern', key: headers['Idempotency-Key'], body };
  return withIdempotency(context, call, async (tx) => {
    const { accountId } = requireAccount(context);
    const pattern = await patternToSend(tx, { accountId, code: body.pattern_code }, 'pattern_code');
    const filled = fillAll(pattern, body.recipients);
    const fromNumber = await lineToSendFrom(tx, accountId, body.from_number);
    await requireTexts(tx, { accountId, fromNumber }, filled);
    const now = context.clock.now();
    const sent = await sendAtPrice(tx, now, {
      ...{ accountId, ...senderOf(context), userIp: context.ip, fromNumber, charity: false },
      type: TYPE_OF_PATTERN[pattern.kind],
      ...choiceOfMessages(filled.map(({ mobile, text }) => ({ recipients: [keyToMobile(mobile)], message: text }))),
    });
    const { sendId, quote } = sent;
    if (context.audit) context.audit.object = `send:${sendId}`;
    const ids = await keepMessages(tx, { accountId, sendId, at: now }, filled);
    return {
      ...{ send_id: String(sendId), state: sent.state as components['schemas']['SendState'] },
      ...{ version: pattern.accepted.version, from_number: fromNumber, price: mrialToRialString(quote.totalMrial) },
      ...{ recipient_count: quote.reachableCount, left_out_count: filled.length - quote.reachableCount },
      messages: filled.map(({ mobile, localId }, place) => ({
        ...{ id: String(ids[place]), number: keyToMobile(mobile), local_id: localId },
      })),
    };
  });
}
