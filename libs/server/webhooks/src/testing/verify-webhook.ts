import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const TOLERANCE_S = 5 * 60;

/**
 * A receiver's side, written from the text of Standard Webhooks and from nothing of ours.
 * @returns the payload. @throws what a receiver would answer 400 to.
 */
export function verifyWebhook(
  secret: string,
  headers: IncomingHttpHeaders,
  { body, now }: { body: string; now: Date },
) {
  const one = (name: string) => {
    const value = headers[name];
    if (typeof value !== 'string' || value === '') throw new Error(`${name} is missing`);
    return value;
  };
  const [id, timestamp, signatures] = [one('webhook-id'), one('webhook-timestamp'), one('webhook-signature')];
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_S) throw new Error('too old, or of the future');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body, 'utf8').digest();
  const isOurs = signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) throw new Error('no signature fits');
  return JSON.parse(body) as { type: string; timestamp: string; data: Record<string, unknown> };
}
