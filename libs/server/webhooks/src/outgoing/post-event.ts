import { request as httpRequest } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { components } from '@peyk/shared-contract';
import { ForbiddenAddressError, checkedLookup } from './checked-lookup';
import type { ResolveAll } from './checked-lookup';
import { faultOfUrl } from './webhook-url';
import type { OutgoingRules } from './webhook-url';

/** From the first question for the address to the last byte of the answer. */
export const PATIENCE_MS = 15_000;
/** No more of an answer is read. */
export const MOST_READ_BYTES = 64 * 1024;
/** So much of it is kept. */
export const KEPT_BYTES = 2 * 1024;

/** Of every event, beside what signs it. */
export const CONTENT_TYPE = 'application/json';

export type WebhookFault = components['schemas']['WebhookFault'];

export interface Outgoing {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

export interface Outcome {
  /** 200 to 299. What redirects is not followed. */
  isSuccess: boolean;
  status: number | null;
  fault: WebhookFault | null;
  ms: number;
  answer: string;
  /** When to come again, as the receiver wrote it: seconds, a date, or anything else. */
  retryAfter: string | null;
}

export interface PostSettings {
  rules: OutgoingRules;
  resolve?: ResolveAll;
  patienceMs?: number;
}

const FAULT_OF: Readonly<Record<string, WebhookFault>> = {
  EFORBIDDEN: 'forbidden',
  ENOTFOUND: 'unknown_host',
  EAI_AGAIN: 'unknown_host',
  EAI_NODATA: 'unknown_host',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ETIMEDOUT: 'timeout',
  ABORT_ERR: 'timeout',
};

function faultOf(error: unknown): WebhookFault {
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (name === 'TimeoutError') return 'timeout';
  if (/^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO_|HOSTNAME_|EPROTO)/.test(code)) return 'tls';
  return FAULT_OF[code] ?? 'broken';
}

/** Text for people and for a column: neither zeros nor halves of letters. */
function shownText(bytes: Buffer): string {
  const text = bytes.subarray(0, KEPT_BYTES).toString('utf8');
  return text.replace(/[\p{Cc}\ufffd]/gu, (letter) => (letter === '\n' || letter === '\t' ? letter : ''));
}

/** The beginning of an answer; the rest is not waited for. */
async function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of response) {
    const bytes = chunk as Buffer;
    if (read < KEPT_BYTES) chunks.push(bytes.subarray(0, KEPT_BYTES - read));
    read += bytes.length;
    if (read >= MOST_READ_BYTES) break;
  }
  return shownText(Buffer.concat(chunks));
}

function open({ url, body, headers }: Outgoing, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(body);
    const request = url.startsWith('https:') ? httpsRequest : httpRequest;
    const all = { ...headers, 'content-type': CONTENT_TYPE, 'content-length': bytes.length };
    const sent = request(url, { ...options, method: 'POST', headers: all });
    sent.on('response', resolve).on('error', reject);
    sent.end(bytes);
  });
}

async function exchange(outgoing: Outgoing, { rules, resolve, patienceMs = PATIENCE_MS }: PostSettings) {
  if (faultOfUrl(outgoing.url, rules)) throw new ForbiddenAddressError('nothing is sent to this address');
  const signal = AbortSignal.timeout(patienceMs);
  // A socket of its own: a kept one would go to where the name once led.
  const response = await open(outgoing, { signal, agent: false, lookup: checkedLookup(rules, resolve) });
  const status = response.statusCode ?? 0;
  // Headers alone decide; a receiver that never ends its answer has taken the event all the same.
  const answer = await readAnswer(response).catch(() => '');
  response.destroy();
  return { status, answer, retryAfter: response.headers['retry-after'] ?? null };
}

/** Sends an event once. Never throws: whatever goes wrong is what came of it. */
export async function postEvent(outgoing: Outgoing, settings: PostSettings): Promise<Outcome> {
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  try {
    const { status, ...answered } = await exchange(outgoing, settings);
    return { isSuccess: status >= 200 && status < 300, status, fault: null, ms: took(), ...answered };
  } catch (error) {
    return { isSuccess: false, status: null, fault: faultOf(error), ms: took(), answer: '', retryAfter: null };
  }
}
