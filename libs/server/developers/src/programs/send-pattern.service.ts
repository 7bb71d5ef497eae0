import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { isTestCall, requireAccount, withIdempotency } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { TYPE_OF_PATTERN, patternToSend } from '@peyk/server-patterns';
import { choiceOfMessages, keepMessages, lineToSendFrom, sendAtPrice, senderOf } from '@peyk/server-send';
import { keyToMobile, mrialToRialString } from '@peyk/shared-sms';
import type { components } from '@peyk/shared-contract';
import { sendTestPattern } from '../sandbox/send-test-pattern.service';
import { fillAll, requireTexts } from './fill-recipients';
import { leftOutOf } from './left-out';
import type { LeftOut } from './left-out';

type Wish = OperationInput<'sendPattern'>['body'];

/** What is answered, and why numbers of it get nothing, in the order of the recipients; null where one gets its message. */
export interface SentPattern {
  data: OperationData<'sendPattern'>;
  leftOut: readonly (LeftOut | null)[];
}

async function carryOut(tx: Tx, context: RequestContext, body: Wish): Promise<SentPattern> {
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
  const mobiles = filled.map(({ mobile }) => mobile);
  const without = await leftOutOf(tx, sent, { accountId, fromNumber, mobiles });
  const data = {
    ...{ send_id: String(sendId), state: sent.state as components['schemas']['SendState'] },
    ...{ version: pattern.accepted.version, from_number: fromNumber, price: mrialToRialString(quote.totalMrial) },
    ...{ recipient_count: quote.reachableCount, left_out_count: filled.length - quote.reachableCount },
    messages: filled.map(({ mobile, localId }, place) => ({
      ...{ id: String(ids[place]), number: keyToMobile(mobile), local_id: localId },
    })),
  };
  return { data, leftOut: mobiles.map((mobile) => without.get(mobile) ?? null) };
}

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
  return withIdempotency(context, call, async (tx) => (await carryOut(tx, context, body)).data);
}

/**
 * The same for other ways of speaking to Peyk, each call of which is one of its own: rights and state were asked by who calls.
 * @throws as sendPattern
 */
export function sendPatternOnce(context: RequestContext, body: Wish): Promise<SentPattern> {
  return runTransaction(context.db, (tx) => carryOut(tx, context, body));
}
