import type { CallOptions } from './call-types';
import { PeykConnectionError, PeykError } from './peyk-error';
import type { Plan } from './plan';
import { rateLimitOf, retryAfterOf } from './rate-limit';
import type { RateLimit } from './rate-limit';
import { sleep, waitBefore } from './retry';

/** What is told of an answer, good or not. */
export interface AnswerNews {
  method: string;
  path: string;
  status: number;
  requestId: string | undefined;
  rateLimit: RateLimit | undefined;
}

export interface Connection {
  base: string;
  key: string;
  fetch: typeof fetch;
  timeoutMs: number;
  retries: number;
  onAnswer: ((news: AnswerNews) => void) | undefined;
}

export type Input = Readonly<Record<string, unknown>>;

/** 128 random bits. Not `randomUUID`, which browsers have on secure pages only. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function addressOf(base: string, { path, isInAddress }: Plan, input: Input): string {
  const query = new URLSearchParams();
  for (const [name, value] of isInAddress ? Object.entries(input) : []) {
    if (value === undefined || name === 'file' || name === 'fileName') continue;
    for (const one of [value].flat()) query.append(name, String(one));
  }
  return `${base}${path}${query.size > 0 ? `?${query}` : ''}`;
}

function bodyOf({ isForm, isInAddress }: Plan, input: Input): FormData | string | undefined {
  if (!isForm) return isInAddress ? undefined : JSON.stringify(input);
  const form = new FormData();
  // The only calls with this flag take a file.
  form.append(
    'file',
    input['file'] as Blob,
    String(input['fileName'] ?? (input['file'] as { name?: string }).name ?? 'file'),
  );
  return form;
}

/** What the server says in an envelope, or that it was no answer of Peyk. */
async function refusalOf(answer: Response): Promise<PeykError> {
  const text = await answer.text();
  const headers = { retryAfterSeconds: retryAfterOf(answer.headers), rateLimit: rateLimitOf(answer.headers) };
  const common = { status: answer.status, requestId: answer.headers.get('x-request-id') ?? undefined, ...headers };
  try {
    const { meta } = JSON.parse(text);
    const { message_code: code, message, errors: fields, error_id: id } = meta;
    return new PeykError({ ...common, code, message, fields, requestId: id ?? common.requestId });
  } catch {
    const message = 'پاسخ سرور خواندنی نبود؛ لطفاً نشانی سرور (baseUrl) را بررسی کنید.';
    return new PeykError({ ...common, code: `${answer.status}-0`, message });
  }
}

/** Reads the whole answer: a connection that breaks in the middle is no answer. */
async function read({ isBytes }: Plan, answer: Response): Promise<unknown> {
  if (!answer.ok) throw await refusalOf(answer);
  if (isBytes) return answer;
  const text = await answer.text();
  try {
    return JSON.parse(text).data;
  } catch {
    throw await refusalOf(new Response(text, { status: 502, headers: answer.headers }));
  }
}

interface Try {
  url: string;
  init: RequestInit;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

async function tryOnce(connection: Connection, plan: Plan, { url, init, timeoutMs, signal }: Try): Promise<unknown> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('No answer in time.', 'TimeoutError')), timeoutMs);
  try {
    const both = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
    const answer = await connection.fetch(url, { ...init, signal: both });
    const { headers, status } = answer;
    const { method, path } = plan;
    const requestId = headers.get('x-request-id') ?? undefined;
    connection.onAnswer?.({ method, path, status, requestId, rateLimit: rateLimitOf(headers) });
    return await read(plan, answer);
  } finally {
    clearTimeout(timer);
  }
}

/** Carries a call out, again where nothing can be done twice by it. @throws PeykError, PeykConnectionError, the reason of the signal */
export async function request(
  connection: Connection,
  plan: Plan,
  input: Input = {},
  options: CallOptions = {},
): Promise<unknown> {
  const { signal, timeoutMs = connection.timeoutMs, retries = connection.retries } = options;
  const idempotencyKey = plan.isKeyed ? (options.idempotencyKey ?? newKey()) : undefined;
  const body = bodyOf(plan, input);
  const headers = {
    authorization: `Bearer ${connection.key}`,
    accept: 'application/json',
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
  const url = addressOf(connection.base, plan, input);
  // A redirect would carry the key elsewhere, or turn a send into a question.
  const init: RequestInit = { method: plan.method, headers, body, redirect: 'manual' };
  for (let n = 1; ; n += 1) {
    signal?.throwIfAborted();
    try {
      return await tryOnce(connection, plan, { url, init, timeoutMs, signal });
    } catch (cause) {
      signal?.throwIfAborted();
      const error = cause instanceof PeykError ? cause : new PeykConnectionError(cause, idempotencyKey);
      const waitMs = n > retries ? undefined : waitBefore(error, plan, n);
      if (waitMs === undefined) throw error;
      await sleep(waitMs, signal);
    }
  }
}
