import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const KEY_BYTES = 32;

/** Signs events of one address: `whsec_` and 32 random bytes in Base64, by the convention of Standard Webhooks. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(KEY_BYTES).toString('base64');

/** One message, as it is signed. */
export interface ToSign {
  messageId: string;
  at: Date;
  body: string;
}

function signatureOf(secret: string, { messageId, body }: ToSign, seconds: number): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${messageId}.${seconds}.${body}`).digest('base64')}`;
}

/** The headers by which a receiver knows that a message is ours. @param secrets all that are good now, the newest first */
export function signedHeaders(secrets: readonly string[], message: ToSign): Record<string, string> {
  const seconds = Math.floor(message.at.getTime() / 1000);
  return {
    'user-agent': 'Peyk-Webhooks/1',
    'webhook-id': message.messageId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, message, seconds)).join(' '),
  };
}
