import { withIdempotency } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { namedMessageOf } from '../programs/named-message';
import { presentState } from '../send.presenter';
import { rehearse } from './rehearse.service';
import type { RehearsedRequest } from './rehearse.service';
import { insertTestSend } from './test-sends.repository';

/**
 * `send` with a test key: the same checks, price and answer, and nobody gets anything. Its idempotency keys are others than those of live
 * calls: who has tried and then sends with the same one sends.
 * @throws as rehearse
 */
export async function createTestSend(
  context: RequestContext,
  { body, headers }: OperationInput<'createSend'>,
  request: RehearsedRequest,
): Promise<OperationData<'createSend'>> {
  const { accountId, choice, fromNumber, plan } = request;
  const named = body.local_id === undefined ? undefined : namedMessageOf(choice, body.local_id);
  const call = { operation: 'test:createSend', key: headers['Idempotency-Key'], body };
  return withIdempotency(context, call, async (tx) => {
    const at = context.clock.now();
    const { state, reached, priceMrial } = await rehearse(tx, at, request);
    const messages = named
      ? [{ ...named, priced: reached.get(named.mobile) }]
      : [...reached].map(([mobile, priced]) => ({ mobile, localId: null, priced }));
    const kept = { accountId, fromNumber, priceMrial, at, beginsAt: plan.sendTime ?? at, messages };
    const { sendId, messageIds } = await insertTestSend(tx, kept);
    if (context.audit) context.audit.object = `test-send:${sendId}`;
    return {
      ...{ send_id: String(sendId), state: presentState(state), message_outbox_ids: [String(sendId)], test: true },
      ...(named && { message_id: String(messageIds[0]) }),
    };
  });
}
