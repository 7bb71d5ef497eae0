import { createHmac } from 'node:crypto';
import { WebhookSignatureError, verifyWebhook } from './verify-webhook';
import type { WebhookDelivery } from './verify-webhook';

/** The first is the official test vector of Standard Webhooks. */
const VECTORS = [
  {
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: 1614265330,
    body: '{"test": 2432232314}',
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  {
    secret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
    id: 'msg_01JD0000000000000000000001',
    at: 1795339800,
    body: '{"type":"message.delivered","timestamp":"2026-11-22T08:30:00.000Z","data":{"send_id":"42","recipient":"+989240000001","status":2,"text":"سلام دنیا"}}',
    signature: 'v1,41cLlMN7hiXpU4JIr8IMU6HnApjI1RpmfBH+Lbv0o3A=',
  },
];
type Vector = (typeof VECTORS)[number];

function deliveryOf({ secret, id, at, body, signature }: Vector, change: Partial<WebhookDelivery> = {}) {
  const plain = { 'Webhook-Id': id, 'Webhook-Timestamp': String(at), 'Webhook-Signature': signature };
  return { secret, headers: plain, body, now: new Date(at * 1000), ...change };
}
const refused = (vector: Vector, change: Partial<WebhookDelivery> = {}) =>
  expect(verifyWebhook(deliveryOf(vector, change))).rejects.toBeInstanceOf(WebhookSignatureError);

describe.each(VECTORS)('the golden delivery $id', (vector) => {
  it('is let in, as text and as bytes, with headers of either kind', async () => {
    const expected = { ...JSON.parse(vector.body), id: vector.id };
    expect(await verifyWebhook(deliveryOf(vector))).toEqual(expected);
    const headers = new Headers({
      ...{ 'webhook-id': vector.id, 'webhook-timestamp': String(vector.at), 'webhook-signature': vector.signature },
    });
    expect(await verifyWebhook(deliveryOf(vector, { headers, body: new TextEncoder().encode(vector.body) }))).toEqual(
      expected,
    );
  });

  it('is refused with another body, id, time, secret or signature', async () => {
    await refused(vector, { body: `${vector.body} ` });
    await refused({ ...vector, id: `${vector.id}x` });
    await refused({ ...vector, at: vector.at + 1 });
    await refused(vector, { secret: 'whsec_YW5vdGhlciBzZWNyZXQgb2YgYSB0ZXN0' });
    await refused({ ...vector, signature: vector.signature.replace('v1,', 'v2,') });
    await refused({ ...vector, signature: 'v1,%%' });
    await refused({ ...vector, signature: 'v1,' });
    await refused({ ...vector, signature: '' });
  });

  it('is good for five minutes in both directions', async () => {
    const at = (seconds: number) => ({ now: new Date((vector.at + seconds) * 1000) });
    for (const seconds of [-300, 300]) await verifyWebhook(deliveryOf(vector, at(seconds)));
    for (const seconds of [-301, 301]) await refused(vector, at(seconds));
  });
});

it('is let in by either of two signatures, as they come after the secret was changed', async () => {
  const [vector] = VECTORS as [Vector];
  const other = createHmac('sha256', 'another').update(`${vector.id}.${vector.at}.${vector.body}`).digest('base64');
  for (const signature of [`v1,${other} ${vector.signature}`, `v1a,x ${vector.signature} v1,${other}`]) {
    await verifyWebhook(deliveryOf({ ...vector, signature }));
  }
  await refused({ ...vector, signature: `v1,${other}` });
});

it('says of a secret that is none', async () => {
  const [vector] = VECTORS as [Vector];
  for (const secret of ['', 'whsec_', 'whsec_%']) {
    await expect(verifyWebhook(deliveryOf(vector, { secret }))).rejects.toBeInstanceOf(TypeError);
  }
});
