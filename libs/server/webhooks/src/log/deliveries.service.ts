import { runTransaction } from '@peyk/server-database';
import { hidesTexts, isGoodRange, requireAccount, requireOwned, seesMasked } from '@peyk/server-http';
import type { OperationData, OperationInput, Paging, RequestContext } from '@peyk/server-http';
import { SealError } from '@peyk/server-seal';
import type { Seal } from '@peyk/server-seal';
import { findSigningEndpoint } from '../endpoints/endpoints.repository';
import { keyOf } from '../endpoints/endpoints.service';
import { fail } from '../fail';
import type { WebhookPorts } from '../webhooks.ports';
import { presentDelivery, presentDetail } from './deliveries.presenter';
import { beginAgain, beginFailedAgain, findDelivery, listAttempts, listDeliveryRows } from './deliveries.repository';
import type { AttemptRow, DeliveryDetail } from './deliveries.repository';
import { sentRequest } from './sent-request';

/** In one call; whoever has more calls again. */
const MOST_AGAIN = 10_000;

type ListBody = OperationInput<'listWebhookDeliveries'>['body'];

const pagingOf = ({ page = 1, limit = 10, per_page = limit }: ListBody): Paging => ({ page, limit: per_page });

/** The log of the account, newest first. */
export async function listWebhookDeliveries(
  context: RequestContext,
  body: ListBody,
): Promise<OperationData<'listWebhookDeliveries'>> {
  const { webhook_id, state, event } = body.filters ?? {};
  const filters = { webhookId: webhook_id === undefined ? undefined : BigInt(webhook_id), state, event };
  const question = { ...filters, paging: pagingOf(body) };
  const { items, ...paging } = await listDeliveryRows(context.db, requireAccount(context).accountId, question);
  return { items: items.map(presentDelivery), paging };
}

/** @throws 404-611 */
export async function getWebhookDelivery(
  context: RequestContext,
  { seal }: Pick<WebhookPorts, 'seal'>,
  id: string,
): Promise<OperationData<'getWebhookDelivery'>> {
  const key = keyOf(context, id);
  const row = await requireOwned(findDelivery(context.db, key), () => fail('unknownDelivery', 'delivery_id'));
  const attempts = await listAttempts(context.db, key);
  const [attempt] = attempts;
  // Who sees numbers masked, or no texts, gets no signature of a body that is not theirs to see.
  const isShown = attempt !== undefined && !seesMasked(context) && !hidesTexts(context);
  return presentDetail(row, attempts, isShown ? readableRequest(context, seal, { row, attempt }) : null);
}

/** Null where the secret does not open: whatever else is known of the delivery is shown all the same. */
function readableRequest(context: RequestContext, seal: Seal, tried: { row: DeliveryDetail; attempt: AttemptRow }) {
  try {
    return sentRequest(seal, requireAccount(context).accountId, tried);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    context.log.error({ err: error, webhookId: tried.row.webhookId.toString() }, "a webhook's secret does not open");
    return null;
  }
}

/** @throws 404-611, 409-611 */
export async function resendWebhookDelivery(context: RequestContext, id: string): Promise<null> {
  const key = keyOf(context, id);
  await runTransaction(context.db, async (tx) => {
    const row = await requireOwned(findDelivery(tx, key), () => fail('unknownDelivery', 'id'));
    if (!row.isOn) fail('webhookOff', 'id');
    await beginAgain(tx, key, context.clock.now());
    if (context.audit) context.audit.object = `webhook delivery:${id}`;
  });
  return null;
}

/** @throws 404-610, 409-611, 422-614 */
export async function resendFailedWebhookDeliveries(
  context: RequestContext,
  body: OperationInput<'resendFailedWebhookDeliveries'>['body'],
): Promise<OperationData<'resendFailedWebhookDeliveries'>> {
  const key = keyOf(context, body.id);
  const [from, to] = [new Date(body.from), new Date(body.to)];
  if (!isGoodRange(from, to)) fail('badRange', 'from');
  const count = await runTransaction(context.db, async (tx) => {
    const { isOn } = await requireOwned(findSigningEndpoint(tx, key), () => fail('unknownWebhook', 'id'));
    if (!isOn) fail('webhookOff', 'id');
    const range = { accountId: key.accountId, endpointId: key.id, from, to };
    const again = await beginFailedAgain(tx, { ...range, at: context.clock.now(), limit: MOST_AGAIN });
    if (context.audit) Object.assign(context.audit, { object: `webhook:${body.id}`, details: { count: again } });
    return again;
  });
  return { count, has_more: count === MOST_AGAIN };
}
