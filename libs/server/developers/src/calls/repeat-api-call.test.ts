import { createSeal } from '@peyk/server-seal';
import { TEST_SECRET } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { givenMember, programsRig, until } from '../testing/programs-rig';
import type { Shop } from '../testing/programs-rig';
import { BODY_KEPT_MS, callBodyResealer, findCallBody } from './call-bodies.repository';

const { api, givenShop, givenPattern, sendsOf } = programsRig();
const MOBILE = '09241690001';
const OTP = '/otp/send';

const callsOf = ({ accountId }: Pick<Shop, 'accountId'>) =>
  api.db().selectFrom('api_calls').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

async function kept(shop: Pick<Shop, 'accountId'>, count: number) {
  await until(`${count} calls are kept`, async () => (await callsOf(shop)).length >= count);
  return callsOf(shop);
}

const bodiesOf = ({ accountId }: Pick<Shop, 'accountId'>) =>
  api.db().selectFrom('api_call_bodies').selectAll().where('account_id', '=', accountId).execute();

async function accept(code: string): Promise<void> {
  await sql`with one as (update patterns set accepted_version = 1 where code = ${code} returning account_id, id)
    update pattern_versions v set state = 1, decided_by = 'سارا', decided_at = asked_at
    from one where v.account_id = one.account_id and v.pattern_id = one.id`.execute(api.db());
}

/** A shop whose program sent a code that failed, because nobody had accepted the pattern; now somebody has. */
async function givenFailure({ idempotencyKey = 'order-of-a-test-9' } = {}) {
  const shop = await givenShop();
  const pattern_code = await givenPattern(shop, { isAccepted: false });
  const { status } = await shop.call(OTP, { mobile: MOBILE, pattern_code }, idempotencyKey);
  expect(status).toBeGreaterThanOrEqual(400);
  const [call] = await kept(shop, 1);
  await until('its body is kept', async () => (await bodiesOf(shop)).length === 1);
  await accept(pattern_code);
  return { shop, pattern_code, id: String(call?.id), token: await api.signIn(shop) };
}

const repeat = (token: string, call_id: string) => api.call('/api-calls/repeat', { token, body: { call_id } });
const show = async (token: string, id: string) => (await api.call(`/api-calls/show?call_id=${id}`, { token })).data;

describe('a call that failed', () => {
  it('is made again by its key, stands among the calls and names the one that it repeats', async () => {
    const { shop, id, token } = await givenFailure();
    expect((await show(token, id)).repeatable_until).not.toBeNull();
    expect((await repeat(token, id)).data).toEqual({ status: 200, error_code: null, message: null });
    expect(await sendsOf(shop)).toHaveLength(1);
    const [first, again] = await kept(shop, 2);
    expect(again).toMatchObject({
      repeat_of: first?.id,
      operation: 'sendOneTimeCode',
      status: 200,
      key_id: first?.key_id,
    });
    const { repeats, call } = await show(token, id);
    expect([repeats[0].id, repeats[0].repeat_of, call.repeat_of]).toEqual([String(again?.id), id, null]);
  });

  it('is made once, however often and in one moment it is asked for', async () => {
    const { shop, id, token } = await givenFailure();
    const answers = await Promise.all([repeat(token, id), repeat(token, id), repeat(token, id)]);
    answers.push(await repeat(token, id));
    expect(answers.map(({ data }) => data.status)).toEqual([200, 200, 200, 200]);
    expect(await sendsOf(shop)).toHaveLength(1);
  });

  it('is not made again where the program itself has done it since', async () => {
    const { shop, id, token, pattern_code } = await givenFailure();
    await shop.call(OTP, { mobile: MOBILE, pattern_code }, 'order-of-a-test-9');
    expect((await repeat(token, id)).data.status).toBe(200);
    expect(await sendsOf(shop)).toHaveLength(1);
  });

  it('without a key of its own is made once too', async () => {
    const { shop, id, token } = await givenFailure();
    await sql`update api_calls set idempotency_key = null where id = ${id}`.execute(api.db());
    await Promise.all([repeat(token, id), repeat(token, id)]);
    expect((await repeat(token, id)).data.status).toBe(200);
    expect(await sendsOf(shop)).toHaveLength(1);
  });

  it('that only reads is made again with its question', async () => {
    const shop = await givenShop();
    // Of another module: its handler answers 500 here.
    await api.call('/send/banks/cities?county_id=7', { token: `Bearer ${shop.secret}` });
    const [call] = await kept(shop, 1);
    expect(call?.status).toBe(500);
    await until('its body is kept', async () => (await bodiesOf(shop)).length === 1);
    const { data } = await repeat(await api.signIn(shop), String(call?.id));
    expect(data).toMatchObject({ status: 500, error_code: call?.error_code });
    const [, again] = await kept(shop, 2);
    expect(again).toMatchObject({ repeat_of: call?.id, request: { county_id: '7' } });
  });

  it('that cannot be done once only, or was refused before it was read, is not made again', async () => {
    const shop = await givenShop();
    expect((await shop.call('/phonebooks', { title: 'مشتریان' })).status).toBe(500);
    const { roleId } = await givenMember({ api }, shop, ['apikey.read']);
    await sql`update api_keys set has_all = false, role_id = ${roleId} where account_id = ${shop.accountId}`.execute(
      api.db(),
    );
    expect((await shop.call(OTP, { mobile: MOBILE, pattern_code: 'p000000000' })).meta.message_code).toBe('403-8');
    const [unsafe, unread] = await kept(shop, 2);
    const token = await api.signIn(shop);
    expect((await repeat(token, String(unsafe?.id))).meta.message_code).toBe('409-597');
    expect((await repeat(token, String(unread?.id))).meta.message_code).toBe('409-597');
    expect(await bodiesOf(shop)).toEqual([]);
  });

  it('says when it fails again why, and nothing of what was in it', async () => {
    const shop = await givenShop();
    await shop.call(OTP, { mobile: MOBILE, pattern_code: 'p000000000' });
    const [call] = await kept(shop, 1);
    await until('its body is kept', async () => (await bodiesOf(shop)).length === 1);
    const token = await api.signIn(shop);
    const { data } = await repeat(token, String(call?.id));
    expect(data).toEqual({ status: call?.status, error_code: call?.error_code, message: call?.message });
    expect(JSON.stringify(data)).not.toContain('9241690001');
  });
});

describe('what is needed to make a call again', () => {
  it('is sealed, of failed calls only, and readable nowhere', async () => {
    const { shop } = await givenFailure();
    await shop.call('/messages/status', { local_ids: ['a'] });
    await kept(shop, 2);
    const bodies = await bodiesOf(shop);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]?.body_sealed.toString('latin1')).not.toContain('9241690001');
    expect(api.logged()).not.toContain('9241690001');
  });

  it('is over after a day', async () => {
    const { id, token, shop } = await givenFailure();
    api.clock.advance(BODY_KEPT_MS);
    const later = await api.signIn(shop);
    expect((await show(later, id)).repeatable_until).toBeNull();
    expect((await repeat(later, id)).meta.message_code).toBe('409-597');
    expect(await sendsOf(shop)).toEqual([]);
    expect(token).not.toBe(later);
  });

  it('is sealed anew under another secret, and opens for its own call only', async () => {
    const [one, other] = [await givenFailure(), await givenFailure()];
    const next = createSeal('another secret of tests, that comes after', TEST_SECRET);
    const all = { after: '', limit: 100 };
    expect((await callBodyResealer.run(api.db(), next, all)).changed).toBeGreaterThanOrEqual(2);
    expect(await callBodyResealer.run(api.db(), next, all)).toMatchObject({ changed: 0, failed: 0 });
    const alone = createSeal('another secret of tests, that comes after');
    const now = api.clock.now();
    const open = (of: typeof one) =>
      findCallBody(api.db(), alone, { accountId: of.shop.accountId, id: BigInt(of.id), now });
    expect((await open(one))?.url).toBe('/v1/api/otp/send');
    await sql`update api_call_bodies set body_sealed = (
        select body_sealed from api_call_bodies where account_id = ${other.shop.accountId})
      where account_id = ${one.shop.accountId}`.execute(api.db());
    await expect(open(one)).rejects.toThrow('does not open');
  });
});

describe('who may have it made again', () => {
  it('needs the right to see calls and that of the call itself', async () => {
    const { shop, id } = await givenFailure();
    const [seer, sender] = [
      await givenMember({ api }, shop, ['apikey.read']),
      await givenMember({ api }, shop, ['send.create']),
    ];
    const sees = await api.signIn(seer);
    expect((await show(sees, id)).repeatable_until).toBeNull();
    expect((await repeat(sees, id)).meta.message_code).toBe('403-8');
    expect((await repeat(await api.signIn(sender), id)).meta.message_code).toBe('403-8');
    expect(await sendsOf(shop)).toEqual([]);
    const both = await api.signIn(await givenMember({ api }, shop, ['apikey.read', 'send.create']));
    expect((await repeat(both, id)).data.status).toBe(200);
  });

  it('is nobody of another account', async () => {
    const { id, shop } = await givenFailure();
    const other = await api.signIn(await givenShop());
    expect((await repeat(other, id)).meta.message_code).toBe('404-593');
    expect(await sendsOf(shop)).toEqual([]);
  });
});

describe('the key of the call', () => {
  const codeOf = async (change: (shop: Shop) => Promise<unknown>) => {
    const { shop, id, token } = await givenFailure();
    await change(shop);
    const answer = await repeat(token, id);
    expect(await sendsOf(shop)).toEqual([]);
    expect(await kept(shop, 1)).toHaveLength(1);
    return answer.meta.message_code as string;
  };
  const set = (changes: object) => (shop: Shop) =>
    api.db().updateTable('api_keys').set(changes).where('account_id', '=', shop.accountId).execute();

  it('is refused when it was deleted or is over', async () => {
    const gone = (shop: Shop) => api.db().deleteFrom('api_keys').where('account_id', '=', shop.accountId).execute();
    expect(await codeOf(gone)).toBe('409-596');
    expect(await codeOf(set({ expires_at: api.clock.now() }))).toBe('409-596');
  });

  it('is refused when it may less now, or no longer from where the call came', async () => {
    const narrow = async (shop: Shop) => {
      const { roleId } = await givenMember({ api }, shop, ['apikey.read']);
      await set({ has_all: false, role_id: roleId })(shop);
    };
    expect(await codeOf(narrow)).toBe('403-596');
    expect(await codeOf(set({ allowed_addresses: ['192.0.2.1'] }))).toBe('403-596');
  });

  it('opens nothing to who makes a ticket up', async () => {
    const headers = { 'x-peyk-repeat': 'A'.repeat(43) };
    expect((await api.call('/credit', { headers })).meta.message_code).toBe('401-1');
  });
});
