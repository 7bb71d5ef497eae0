import { isGoodRange, requireAccount, requireOwned } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import type { components } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import { fail } from '../fail';
import { findCall, listCallRows, listRepeats } from './api-calls.repository';
import type { ListedCall } from './api-calls.repository';
import { repeatableUntil } from './repeat-api-call.service';

const CLASS_OF = { succeeded: 2, refused: 4, failed: 5 } as const;

export function presentCall(call: ListedCall): components['schemas']['ApiCall'] {
  const {
    surface,
    method,
    path,
    operation,
    status,
    error_code,
    message,
    ms,
    ip,
    idempotency_key,
    request_id,
    repeat_of,
  } = call;
  return {
    ...{ id: call.id.toString(), at: call.at.toISOString(), key_id: call.key_id.toString(), key_title: call.key_title },
    ...{ surface, method, path, operation, status, error_code, message, ms, ip, idempotency_key, request_id },
    repeat_of: repeat_of?.toString() ?? null,
    price: call.price_mrial === null ? null : mrialToRialString(call.price_mrial),
  };
}

const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** What programs called with keys of the account, newest first. @throws 422-595 */
export async function listApiCalls(
  context: RequestContext,
  { page = 1, limit = 10, per_page = limit, filters = {} }: OperationInput<'listApiCalls'>['body'],
): Promise<OperationData<'listApiCalls'>> {
  const [from, to] = [instantOf(filters.from), instantOf(filters.to)];
  if (!isGoodRange(from, to)) fail('badCallRange', 'from');
  const { code, operation, ip, key_id, result } = filters;
  const { items, ...paging } = await listCallRows(context.db, requireAccount(context).accountId, {
    ...{ from, to, code, operation, ip, paging: { page, limit: per_page } },
    keyId: key_id === undefined ? undefined : BigInt(key_id),
    statusClass: result && CLASS_OF[result],
  });
  return { items: items.map(presentCall), paging };
}

/** One of them with its bodies, masked as they are kept. @throws 404-593 */
export async function getApiCall(context: RequestContext, id: string): Promise<OperationData<'getApiCall'>> {
  const key = { accountId: requireAccount(context).accountId, id: BigInt(id) };
  const call = await requireOwned(findCall(context.db, key), () => fail('unknownCall', 'call_id'));
  const written = (body: unknown) => (body === null ? null : JSON.stringify(body, null, 2));
  const [until, repeats] = await Promise.all([repeatableUntil(context, call), listRepeats(context.db, key)]);
  return {
    ...{ call: presentCall(call), request: written(call.request), answer: written(call.answer) },
    ...{ repeatable_until: until?.toISOString() ?? null, repeats: repeats.map(presentCall) },
  };
}
