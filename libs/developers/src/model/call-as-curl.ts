import type { ApiCallDetail } from '../api/api-calls';
import { shellQuoted } from '@peyk/shared-samples';

/** Which of the account's keys is used is known to who runs it. */
const KEY_PLACEHOLDER = 'peyk_live_…';

const indent = (json: string) => JSON.stringify(JSON.parse(json), null, 2);

function queryOf(json: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(JSON.parse(json) as object)) {
    for (const one of [value as unknown].flat()) query.append(name, String(one));
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** A call as one makes it again by hand: as it is kept, with stars where it is masked, and never with a key. */
export function callAsCurl({ call, request }: Pick<ApiCallDetail, 'call' | 'request'>, base: string): string {
  const isGet = call.method === 'GET';
  const address = `${base}${call.path}${isGet && request !== null ? queryOf(request) : ''}`;
  const header = (text: string) => `-H ${shellQuoted(text)}`;
  return [
    `curl ${isGet ? '' : `-X ${call.method} `}${shellQuoted(address)}`,
    header(`Authorization: Bearer ${KEY_PLACEHOLDER}`),
    ...(call.idempotency_key === null ? [] : [header(`Idempotency-Key: ${call.idempotency_key}`)]),
    ...(isGet || request === null
      ? []
      : [header('Content-Type: application/json'), `-d ${shellQuoted(indent(request))}`]),
  ].join(' \\\n  ');
}
