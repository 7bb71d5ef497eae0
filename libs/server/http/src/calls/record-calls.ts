import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keptSentence, maskAnswer, maskBody } from './mask-body';

/** A call that a key let in, as it may be kept: nothing in it opens anything or names a person. */
export interface FinishedCall {
  accountId: bigint;
  keyId: bigint;
  at: Date;
  /** By which door it came: `api`, or the name of another API that is spoken here. */
  surface: string;
  method: string;
  /** Of the route, never with what stands in its place. */
  path: string;
  operation: string;
  status: number;
  errorCode: string | null;
  /** What was said with the error. */
  message: string | null;
  ms: number;
  /** In rial, where the answer says it. */
  price: string | null;
  ip: string;
  idempotencyKey: string | null;
  requestId: string;
  /** JSON. */
  request: string | null;
  answer: string | null;
  /** The call that it made again. */
  repeatOf: bigint | null;
  /** Of one that failed and may be made again: all that is needed for it, as JSON. It is sealed before it is kept. */
  again: string | null;
}

/** Keeps what it is given, later and beside the calls. */
export interface CallRecorder {
  add(call: FinishedCall): void;
  /** Keeps what it has. */
  stop(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What is answered to a key, before it becomes text. */
    answered: unknown;
  }
}

interface Answered {
  data?: { price?: unknown } | null;
  meta?: { message?: unknown; message_code?: unknown };
}

const RIAL = /^\d{1,15}(\.\d{1,3})?$/;
const HEADER = /^[\x21-\x7e]{1,255}$/;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const matching = (value: unknown, form: RegExp) => (typeof value === 'string' && form.test(value) ? value : null);

/** What is kept of a call to make it again, in characters of JSON; of longer ones nothing. */
const MOST_CHARS = 256 * 1024;

/** What is needed to make a call again that failed. A body that was never read, or was none, is not there. */
function againOf({ method, url, body, routeOptions }: FastifyRequest, status: number): string | null {
  if (status < 400 || !routeOptions.config.isRepeatable) return null;
  const isGet = method === 'GET';
  if (!isGet && (typeof body !== 'object' || body === null)) return null;
  const json = JSON.stringify({ url, body: isGet ? null : body });
  return json.length > MOST_CHARS ? null : json;
}

function finished(request: FastifyRequest, reply: FastifyReply, now: Date): FinishedCall | undefined {
  const { account, key } = request.signedIn ?? {};
  if (!account || !key) return undefined;
  const { data, meta } = (request.answered ?? {}) as Answered;
  const { routeOptions } = request;
  // What speaks another API says its name, and its name for what is called.
  const [surface = 'api', method] = request.calledAs?.split(' ') ?? [];
  const isFailed = reply.statusCode >= 400;
  const sentence = isFailed ? textOf(meta?.message) : null;
  return {
    ...{ accountId: account.accountId, keyId: key.id, at: new Date(now.getTime() - Math.round(reply.elapsedTime)) },
    ...{ surface, method: request.method, path: routeOptions.url ?? '' },
    operation: method ?? routeOptions.config.operationId ?? 'other',
    status: reply.statusCode,
    errorCode: isFailed ? matching(meta?.message_code, /^\d{3}-\d{1,4}$/) : null,
    message: sentence && keptSentence(sentence, meta?.message_code),
    ms: Math.round(reply.elapsedTime),
    price: isFailed ? null : matching(data?.price, RIAL),
    ...{ ip: request.ip, requestId: request.id },
    idempotencyKey: matching(request.headers['idempotency-key'], HEADER),
    request: maskBody(request.method === 'GET' ? request.query : request.body),
    answer: maskAnswer(request.answered),
    repeatOf: key.repeats ?? null,
    again: againOf(request, reply.statusCode),
  };
}

/** Tells the recorder of every call that a key has let in, when its answer has left: nobody waits for it. */
export function recordCalls(server: FastifyInstance, recorder: CallRecorder | undefined, now: () => Date): void {
  server.decorateRequest('answered', null);
  if (!recorder) return;
  server.addHook('preSerialization', (request, _, payload, done) => {
    if (request.signedIn?.key) request.answered = payload;
    done(null, payload);
  });
  server.addHook('onResponse', async (request, reply) => {
    const call = finished(request, reply, now());
    if (call) recorder.add(call);
  });
  server.addHook('onClose', () => recorder.stop());
}
