import type { AddressInfo } from 'node:net';
import { Peyk, PeykError } from '@peyk/sdk';
import type { PeykConnectionError, PeykOptions } from '@peyk/sdk';
import { hashToken, newKeySecret, prefixOfSecret } from '@peyk/server-http';
import { sql } from 'kysely';
import { programsRig } from '../testing/programs-rig';
import type { Shop } from '../testing/programs-rig';

const { api, givenShop, givenPattern } = programsRig();

beforeAll(() => api.server().listen({ port: 0, host: '127.0.0.1' }));

async function givenKey({ accountId, userId }: Shop): Promise<string> {
  const secret = newKeySecret();
  const row = {
    ...{ account_id: accountId, title: 'برنامه', prefix: prefixOfSecret(secret), secret_hash: hashToken(secret) },
    ...{ has_all: true, role_id: null, expires_at: null, last_used_at: null },
    ...{ created_at: api.clock.now(), created_by: userId },
  };
  await api.db().insertInto('api_keys').values(row).execute();
  return secret;
}

async function given(more: Partial<PeykOptions> = {}) {
  const shop = await givenShop();
  const { port } = api.server().server.address() as AddressInfo;
  const peyk = new Peyk({ key: await givenKey(shop), baseUrl: `http://127.0.0.1:${port}`, ...more });
  const pattern = (kind: 'otp' | 'manual') =>
    givenPattern(shop, kind === 'otp' ? {} : { kind, text: 'سفارش شما ثبت شد.', variables: [] });
  const countSends = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from sends where account_id = ${shop.accountId}`.execute(api.db());
    return rows[0]?.n;
  };
  return { peyk, pattern, countSends };
}

const faultOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('a program with the SDK, against the API', () => {
  it('sends a code, lets it be checked, and asks what became of the message', async () => {
    const { peyk, pattern, countSends } = await given();
    const sent = await peyk.otp.send({
      ...{ mobile: '09241660901', pattern_code: await pattern('otp'), local_id: 'login' },
    });
    expect(await peyk.otp.verify({ id: sent.id, code: 'x' })).toEqual({
      ...{ verified: false, reason: 'wrong', tries_left: 4 },
    });
    const { items, missing } = await peyk.messages.status({ ids: [sent.message_id], local_ids: ['نیست'] });
    expect(items).toMatchObject([{ id: sent.message_id, local_id: 'login', number: '989241660901' }]);
    expect(missing.local_ids).toEqual(['نیست']);
    expect(await countSends()).toBe(1);
  });

  it('sends once, though the first answer was lost on its way', async () => {
    let calls = 0;
    const losing: typeof fetch = async (...asked) => {
      const answer = await fetch(...asked);
      calls += 1;
      if (calls > 1) return answer;
      throw new TypeError('the connection broke');
    };
    const { peyk, pattern, countSends } = await given({ fetch: losing });
    const recipients = [{ number: '09241660902', params: [] }];
    const { send_id } = await peyk.patterns.send({ pattern_code: await pattern('manual'), recipients });
    expect([calls, await countSends()]).toEqual([2, 1]);
    expect(send_id).toMatch(/^\d+$/);
  });

  it('is told the key by which a call without an answer is called again', async () => {
    const deaf: typeof fetch = (...asked) => fetch(...asked).then(() => Promise.reject(new TypeError('broken')));
    const { peyk, pattern, countSends } = await given({ fetch: deaf, retries: 0 });
    const input = { pattern_code: await pattern('manual'), recipients: [{ number: '09241660903', params: [] }] };
    const first = await faultOf(peyk.patterns.send(input));
    const { idempotencyKey } = first as PeykConnectionError;
    await faultOf(peyk.patterns.send(input, { idempotencyKey }));
    expect(await countSends()).toBe(1);
  });

  it('meets the errors of the list, with their fields', async () => {
    const { peyk, pattern } = await given();
    expect(await faultOf(peyk.messages.status({}))).toMatchObject({ code: '422-636', permanent: true });
    const code = await pattern('otp');
    const fault = await faultOf(peyk.otp.send({ mobile: '123', pattern_code: code }));
    expect(fault).toBeInstanceOf(PeykError);
    expect((fault as PeykError).status).toBe(422);
    await peyk.otp.send({ mobile: '09241660904', pattern_code: code });
    const again = await faultOf(peyk.otp.send({ mobile: '09241660904', pattern_code: code }, { retries: 0 }));
    expect(again).toMatchObject({ code: '429-630', permanent: false, retryAfterSeconds: expect.any(Number) });
  });

  it('is told that a key is unknown, at the first try', async () => {
    const { peyk } = await given({ key: newKeySecret() });
    expect(await faultOf(peyk.credit.get())).toMatchObject({ code: '401-590', permanent: true });
  });
});
