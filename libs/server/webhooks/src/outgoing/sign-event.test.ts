import { verifyWebhook } from '../testing/verify-webhook';
import { newWebhookSecret, signedHeaders } from './sign-event';

const at = new Date('2026-11-22T08:30:00.400Z');

describe('a signature', () => {
  // The first is the test vector of the convention.
  it.each([
    [
      ...['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330],
      ...['{"test": 2432232314}', 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='],
    ],
    [
      ...['whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=', 'msg_01JD0000000000000000000001', 1_795_339_800],
      '{"type":"message.delivered","timestamp":"2026-11-22T08:30:00.000Z","data":{"send_id":"42","recipient":"+989240000001","status":2,"text":"سلام دنیا"}}',
      'v1,41cLlMN7hiXpU4JIr8IMU6HnApjI1RpmfBH+Lbv0o3A=',
    ],
  ] as [string, string, number, string, string][])(
    'with %s is the known one',
    (secret, messageId, seconds, body, known) => {
      const headers = signedHeaders([secret], { messageId, at: new Date(seconds * 1000), body });
      expect(headers).toEqual({
        'user-agent': 'Peyk-Webhooks/1',
        'webhook-id': messageId,
        'webhook-timestamp': String(seconds),
        'webhook-signature': known,
      });
    },
  );

  it('is believed by a receiver, with either of two secrets, and with no other', () => {
    const secrets = [newWebhookSecret(), newWebhookSecret()];
    const body = '{"type":"message.inbound","timestamp":"2026-11-22T08:30:00.000Z","data":{"text":"سلام"}}';
    const headers = signedHeaders(secrets, { messageId: 'msg_1', at, body });
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(verifyWebhook(secret, headers, { body, now: at })).toMatchObject({ data: { text: 'سلام' } });
    }
    expect(() => verifyWebhook(newWebhookSecret(), headers, { body, now: at })).toThrow('no signature fits');
    const [secret = ''] = secrets;
    expect(() => verifyWebhook(secret, headers, { body: `${body} `, now: at })).toThrow('no signature fits');
    const later = new Date(at.getTime() + 301_000);
    expect(() => verifyWebhook(secret, headers, { body, now: later })).toThrow('too old');
  });
});
