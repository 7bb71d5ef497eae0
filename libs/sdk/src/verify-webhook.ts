import type { components } from './contract.gen';

/** What arrives at a webhook. What `data` holds by type stands in docs/webhooks.md. */
export interface WebhookMessage {
  type: components['schemas']['WebhookEvent'] | 'webhook.test' | (string & {});
  /** An instant in ISO 8601. */
  timestamp: string;
  data: Record<string, unknown>;
  /** The same for each try of an event: remember it, and do nothing twice. */
  id: string;
}

export interface WebhookDelivery {
  /** `whsec_…`, as the panel showed it. */
  secret: string;
  /** Of the request; names in any case. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it came: not parsed and written again. */
  body: string | Uint8Array<ArrayBuffer>;
  /** How far its time may be from ours. Default five minutes. */
  toleranceSeconds?: number;
  now?: Date;
}

/** The request does not come from the installation, or is an old one. Answer 400 and do nothing. */
export class WebhookSignatureError extends Error {
  override readonly name: string = 'WebhookSignatureError';
}

const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';

function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function headerOf(headers: WebhookDelivery['headers'], name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : (found?.[0] ?? '');
}

function join(head: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const first = new TextEncoder().encode(head);
  const whole = new Uint8Array(first.length + body.length);
  whole.set(first);
  whole.set(body, first.length);
  return whole;
}

async function isSigned(secret: string, signatures: string, signed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const bytes = bytesOfBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (!bytes?.length) throw new TypeError('The secret of the webhook is not one: it is `whsec_` and Base64.');
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  for (const signature of signatures.split(' ')) {
    const [version, value = ''] = signature.split(',', 2);
    const given = version === 'v1' ? bytesOfBase64(value) : undefined;
    // Web Crypto compares in the same time whatever is wrong.
    if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) return true;
  }
  return false;
}

/** The event that a webhook brings, by the convention of Standard Webhooks. @throws WebhookSignatureError */
export async function verifyWebhook(delivery: WebhookDelivery): Promise<WebhookMessage> {
  const { secret, headers, body, toleranceSeconds = TOLERANCE_SECONDS, now = new Date() } = delivery;
  const [id = '', timestamp = '', signatures = ''] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headerOf(headers, name),
  );
  if (!id || !signatures || !/^\d{1,12}$/.test(timestamp))
    throw new WebhookSignatureError('The headers of a webhook are missing.');
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookSignatureError('The webhook is too old, or its time has not come.');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  if (!(await isSigned(secret, signatures, join(`${id}.${timestamp}.`, bytes))))
    throw new WebhookSignatureError('The signature of the webhook is wrong.');
  return { ...JSON.parse(new TextDecoder().decode(bytes)), id };
}
