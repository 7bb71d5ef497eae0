import { auditChange, isForeignKeyViolation, runTransaction } from '@peyk/server-database';
import { authorOf, requireAccount, requireOwned, takeTurn } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { trimText } from '@peyk/shared-validation';
import { fail } from '../fail';
import { newWebhookSecret } from '../outgoing/sign-event';
import { faultOfUrl } from '../outgoing/webhook-url';
import type { UrlFault } from '../outgoing/webhook-url';
import { sendNow } from '../delivering/send-now';
import type { WebhookPorts } from '../webhooks.ports';
import { sealSecret } from './endpoint-secret';
import type { EndpointKey } from './endpoint-secret';
import { presentEndpoint } from './endpoints.presenter';
import {
  changeEndpoint,
  deleteEndpointRow,
  findSigningEndpoint,
  insertEndpoint,
  lockEndpoint,
  selectEndpoints,
} from './endpoints.repository';
import type { EndpointWishes } from './endpoints.repository';

export const MAX_ENDPOINTS = 10;
/** After a rotation both secrets sign, so that a receiver is changed without losing an event. */
export const OVERLAP_MS = 24 * 3_600_000;

type Wished = Omit<OperationInput<'updateWebhook'>['body'], 'id' | 'is_on'> & { is_on?: boolean };

const ERROR_OF = {
  not_an_address: 'notAnAddress',
  not_https: 'notHttps',
  forbidden_host: 'forbiddenHost',
  forbidden_port: 'forbiddenPort',
} as const satisfies Record<UrlFault, string>;

/** @throws 422-610, 422-611, 422-612, 422-613 */
function wishesOf({ rules }: WebhookPorts, { title, url, events, is_on = true }: Wished): EndpointWishes {
  const address = url.trim();
  const fault = faultOfUrl(address, rules);
  if (fault) fail(ERROR_OF[fault], 'url');
  return { title: trimText(title), url: address, events: [...new Set(events)].sort(), isOn: is_on };
}

export const keyOf = (context: RequestContext, id: string): EndpointKey => ({
  accountId: requireAccount(context).accountId,
  id: BigInt(id),
});

const unknown = () => fail('unknownWebhook', 'id');

/** An address as it is told after a change. @throws 404-610 */
async function show(context: RequestContext, key: EndpointKey) {
  const endpoint = await requireOwned(findSigningEndpoint(context.db, key), unknown);
  return presentEndpoint(endpoint, context.clock.now());
}

/** The addresses of the account, newest first. */
export async function listWebhooks(context: RequestContext): Promise<OperationData<'listWebhooks'>> {
  const now = context.clock.now();
  const endpoints = await selectEndpoints(context.db, requireAccount(context).accountId);
  return { items: endpoints.map((endpoint) => presentEndpoint(endpoint, now)) };
}

/** Nothing here opens anything; an address may hold a token in its query, and is told by its host alone. */
const noted = ({ title, url, events, isOn }: EndpointWishes) => ({ title, host: new URL(url).host, events, isOn });

/** The secret is in the answer and nowhere else. @throws 409-610, 422-610, 422-611, 422-612, 422-613 */
export async function createWebhook(
  context: RequestContext,
  ports: WebhookPorts,
  body: OperationInput<'createWebhook'>['body'],
): Promise<OperationData<'createWebhook'>> {
  const { accountId } = requireAccount(context);
  const { impersonatedBy } = authorOf(context);
  const wishes = wishesOf(ports, body);
  const secret = newWebhookSecret();
  const id = await runTransaction(context.db, async (tx) => {
    await takeTurn(tx, 'webhooks', accountId);
    if ((await selectEndpoints(tx, accountId)).length >= MAX_ENDPOINTS) fail('tooManyWebhooks');
    const row = { ...wishes, accountId, impersonatedBy, at: context.clock.now() };
    const made = await insertEndpoint(tx, row, (of) => sealSecret(ports.seal, { accountId, id: of }, secret));
    if (context.audit) Object.assign(context.audit, { object: `webhook:${made}`, details: noted(wishes) });
    return made;
  });
  return { secret, webhook: await show(context, { accountId, id }) };
}

/** Switching on forgets why it was off. @throws 404-610, 422-610, 422-611, 422-612, 422-613 */
export async function updateWebhook(
  context: RequestContext,
  ports: WebhookPorts,
  { id, ...body }: OperationInput<'updateWebhook'>['body'],
): Promise<OperationData<'updateWebhook'>> {
  const key = keyOf(context, id);
  const wishes = wishesOf(ports, body);
  await runTransaction(context.db, async (tx) => {
    const before = await requireOwned(lockEndpoint(tx, key), unknown);
    const { isOn, ...rest } = wishes;
    const isFresh = isOn && !before.isOn;
    await changeEndpoint(tx, key, {
      ...{ ...rest, is_on: isOn },
      ...(isFresh && { disabled_reason: null, disabled_at: null, failing_since: null }),
    });
    auditChange({
      ...{ accountId: key.accountId, object: `webhook:${id}` },
      ...{ before: noted(before), after: noted(wishes) },
    });
  });
  return show(context, key);
}

/** @throws 404-610, 409-612 */
export async function deleteWebhook(context: RequestContext, id: string): Promise<null> {
  const key = keyOf(context, id);
  const work = runTransaction(context.db, async (tx) => {
    const before = await requireOwned(lockEndpoint(tx, key), unknown);
    await deleteEndpointRow(tx, key);
    auditChange({
      ...{ accountId: key.accountId, object: `webhook:${id}` },
      ...{ before: noted(before), after: { title: null } },
    });
  });
  try {
    await work;
  } catch (error) {
    if (isForeignKeyViolation(error, 'secretaries_forward_to_webhook')) fail('webhookInUse', 'id');
    throw error;
  }
  return null;
}

/** The former secret signs as well for a day; one before it not any more. @throws 404-610 */
export async function rotateWebhookSecret(
  context: RequestContext,
  { seal }: WebhookPorts,
  id: string,
): Promise<OperationData<'rotateWebhookSecret'>> {
  const key = keyOf(context, id);
  const secret = newWebhookSecret();
  const previous_until = new Date(context.clock.now().getTime() + OVERLAP_MS);
  await runTransaction(context.db, async (tx) => {
    const before = await requireOwned(lockEndpoint(tx, key), unknown);
    const change = { secret_sealed: sealSecret(seal, key, secret), previous_sealed: before.secretSealed };
    await changeEndpoint(tx, key, { ...change, previous_until });
    if (context.audit) context.audit.object = `webhook:${id}`;
  });
  return { secret, webhook: await show(context, key) };
}

/** Sends an event of its own kind, once, also to an address that is off. @throws 404-610 */
export async function testWebhook(
  context: RequestContext,
  ports: WebhookPorts,
  id: string,
): Promise<OperationData<'testWebhook'>> {
  const endpoint = await requireOwned(findSigningEndpoint(context.db, keyOf(context, id)), unknown);
  const at = context.clock.now();
  const outcome = await sendNow(ports, { endpoint, at, type: 'webhook.test', data: { webhook_id: id } });
  if (context.audit) Object.assign(context.audit, { object: `webhook:${id}`, details: { status: outcome.status } });
  const { isSuccess, status, fault, ms, answer } = outcome;
  return { is_success: isSuccess, status, fault, ms, answer };
}
