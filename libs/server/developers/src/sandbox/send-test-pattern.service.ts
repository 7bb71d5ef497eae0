import { requireAccount, withIdempotency } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { TYPE_OF_PATTERN, patternToSend } from '@peyk/server-patterns';
import { AT_ONCE, choiceOfMessages, insertTestSend, lineToSendFrom, rehearse } from '@peyk/server-send';
import type { components } from '@peyk/shared-contract';
import { keyToMobile, mrialToRialString } from '@peyk/shared-sms';
import { fillAll, requireTexts } from '../programs/fill-recipients';

/** `pattern/send` with a test key: the same checks, price and answer, and nobody gets anything. @throws as sendPattern, and as rehearse */
export async function sendTestPattern(
  context: RequestContext,
  { body, headers }: Pick<OperationInput<'sendPattern'>, 'body' | 'headers'>,
): Promise<OperationData<'sendPattern'>> {
  const call = { operation: 'test:sendPattern', key: headers['Idempotency-Key'], body };
  return withIdempotency(context, call, async (tx) => {
    const { accountId } = requireAccount(context);
    const pattern = await patternToSend(tx, { accountId, code: body.pattern_code }, 'pattern_code');
    const filled = fillAll(pattern, body.recipients);
    const fromNumber = await lineToSendFrom(tx, accountId, body.from_number);
    await requireTexts(tx, { accountId, fromNumber }, filled);
    const at = context.clock.now();
    const { state, reached, priceMrial } = await rehearse(tx, at, {
      ...{ accountId, fromNumber, charity: false, type: TYPE_OF_PATTERN[pattern.kind], quoteId: null, plan: AT_ONCE },
      ...choiceOfMessages(filled.map(({ mobile, text }) => ({ recipients: [keyToMobile(mobile)], message: text }))),
    });
    const messages = filled.map(({ mobile, localId }) => ({ mobile, localId, priced: reached.get(mobile) }));
    const kept = { accountId, fromNumber, priceMrial, at, beginsAt: at, messages };
    const { sendId, messageIds } = await insertTestSend(tx, kept);
    if (context.audit) context.audit.object = `test-send:${sendId}`;
    return {
      ...{ send_id: String(sendId), state: state as components['schemas']['SendState'], test: true },
      ...{ version: pattern.accepted.version, from_number: fromNumber, price: mrialToRialString(priceMrial) },
      ...{ recipient_count: reached.size, left_out_count: filled.length - reached.size },
      messages: filled.map(({ mobile, localId }, place) => ({
        ...{ id: String(messageIds[place]), number: keyToMobile(mobile), local_id: localId },
      })),
    };
  });
}
