import { contract, listOperations } from '@peyk/server-http';
import type { ContractOperation } from '@peyk/server-http';
import { asText, damage, writtenOf } from './damage';
import { resolve, valueOf } from './from-schema';
import type { Hints, Schema } from './from-schema';
import { NASTY_HEADERS, NASTY_VALUES } from './nasty-values';
import { createDraw } from './random';
import type { Draw } from './random';

export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
  remoteAddress: string;
}

/** Who asks, and what a request of theirs may speak of. */
export interface Caller {
  /** Good or bad; an empty one is none. */
  token: string;
  hints: Hints;
  /** Of some operations: bodies that would be taken. */
  bodies: Readonly<Record<string, readonly object[]>>;
}

interface RawOperation {
  parameters?: (Schema & { in?: string; name?: string; schema?: Schema })[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

const OPERATIONS = listOperations(contract);
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
/** So many that the limits of an address do not keep everything outside. */
const ADDRESSES = 20_000;
const LONE_HALF = /\p{Surrogate}/gu;
const BOUNDARY = 'a-line-between';

function rawOf({ path, method }: ContractOperation): RawOperation {
  const base = contract.servers[0]?.url ?? '';
  return (contract.paths[path.slice(base.length)]?.[method.toLowerCase()] ?? {}) as RawOperation;
}

function queryOf({ parameters = [] }: RawOperation, { hints }: Caller, draw: Draw): string {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query' && draw.chance(0.85))
    .flatMap(({ name = '', schema = {} }) => {
      const known = hints[name];
      const good = known && draw.chance(0.8) ? draw.one(known) : valueOf(schema, hints, draw);
      const value = draw.chance(0.25) ? draw.one(NASTY_VALUES) : good;
      // A lone half of a pair has no place in an address.
      const written = encodeURIComponent(asText(value).replace(LONE_HALF, '\ufffd'));
      return draw.chance(0.03) ? [`${name}=${written}`, `${name}=2`] : [`${name}=${written}`];
    });
  if (draw.chance(0.04)) pairs.push(draw.one(['%', '%00', 'a[b]=c', '__proto__=1', '&&', 'x='.padEnd(3_000, 'y')]));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** A form with a file, now and then with other parts, or cut in the middle. */
function formOf(draw: Draw): string {
  const content = draw.one([
    '09241110001\n09041110002\nnobody\n',
    '',
    '\u0000\u0001',
    '۰۹۲۴۱۱۱۰۰۰۱\r\n',
    'a\n'.repeat(2_000),
  ]);
  const name = draw.one(['file', 'file', 'file', 'other', '__proto__', '']);
  const fileName = draw.one(['numbers.txt', '../../x', 'a"b', '', '\u202etxt.exe', 'n'.repeat(500)]);
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n`;
  const form = `${head}${content}\r\n--${BOUNDARY}--\r\n`;
  return draw.chance(0.15) ? form.slice(0, draw.below(form.length)) : form;
}

function bodyOf(
  operation: ContractOperation,
  raw: RawOperation,
  { hints, bodies }: Caller,
  draw: Draw,
): string | undefined {
  if (operation.takesFile) return formOf(draw);
  const schema = raw.requestBody?.content?.['application/json']?.schema;
  if (!schema) return draw.chance(0.1) ? writtenOf(draw.one(NASTY_VALUES), draw) : undefined;
  const known = bodies[operation.operationId];
  const body = known && draw.chance(0.5) ? draw.one(known) : valueOf(resolve(schema), hints, draw);
  return writtenOf(damage(structuredClone(body), draw), draw);
}

function headersOf(operation: ContractOperation, n: number, { token }: Caller, draw: Draw): Record<string, string> {
  return {
    ...(token && { authorization: token }),
    // Few keys, so that some come again with the same body or with another.
    ...(operation.headers.includes('Idempotency-Key') && {
      'idempotency-key': `fuzz-key-${draw.chance(0.2) ? n % 50 : n}`,
    }),
    ...(draw.chance(0.1) && draw.one(NASTY_HEADERS)),
  };
}

/** The nth request of a seed: the same whenever, and whatever was answered before. */
export function makeRequest(seed: number, n: number, callers: readonly Caller[]): FuzzRequest {
  const draw = createDraw(seed * 1_000_003 + n);
  const operation = draw.one(OPERATIONS);
  const caller = draw.one(callers);
  const raw = rawOf(operation);
  const method = draw.chance(0.02) ? draw.one(METHODS) : operation.method;
  const payload = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(operation, raw, caller, draw);
  const type = operation.takesFile ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
  const address = draw.below(ADDRESSES);
  return {
    method,
    url: operation.path + queryOf(raw, caller, draw),
    headers: { ...(payload !== undefined && { 'content-type': type }), ...headersOf(operation, n, caller, draw) },
    ...(payload !== undefined && { payload }),
    remoteAddress: `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
  };
}
