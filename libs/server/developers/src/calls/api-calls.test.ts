import { HTTP_ERRORS } from '@peyk/server-http';
import type { FinishedCall } from '@peyk/server-http';
import { createTestDatabase, givenAccount, silentLog, testSeal } from '@peyk/shared-testing-node';
import { givenMember, programsRig, until } from '../testing/programs-rig';
import type { Shop } from '../testing/programs-rig';
import { CallLog, MOST_WAITING } from './call-log';

const { api, givenShop, givenPattern } = programsRig();
const MOBILE = '09241690001';

const rowsOf = ({ accountId }: Pick<Shop, 'accountId'>) =>
  api.db().selectFrom('api_calls').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

/** The calls of a shop, as soon as so many of them stand there. */
async function kept(shop: Shop, count: number) {
  await until(`${count} calls are kept`, async () => (await rowsOf(shop)).length === count);
  return rowsOf(shop);
}

/** What a person of the account sees. */
async function look(shop: Shop) {
  const token = await api.signIn(shop);
  return {
    list: (filters: object = {}, more: object = {}) =>
      api.call('/api-calls/list', { token, body: { filters, ...more } }),
    show: (id: string) => api.call(`/api-calls/show?call_id=${id}`, { token }),
  };
}

describe('a call that a key lets in', () => {
  it('is kept with what it was, what came of it and what it cost', async () => {
    const shop = await givenShop();
    const pattern_code = await givenPattern(shop);
    const { data } = await shop.call('/otp/send', { mobile: MOBILE, pattern_code }, 'order-of-a-test-1');
    await kept(shop, 1);
    const { list } = await look(shop);
    const { items, paging } = (await list()).data;
    expect(paging).toEqual({ page: 1, limit: 10, total: 1 });
    expect(items[0]).toMatchObject({
      ...{
        key_title: 'فروشگاه',
        surface: 'api',
        method: 'POST',
        path: '/v1/api/otp/send',
        operation: 'sendOneTimeCode',
      },
      ...{ status: 200, error_code: null, message: null, price: data.price, ip: '127.0.0.1' },
      idempotency_key: 'order-of-a-test-1',
    });
  });

  it('is kept when it failed, with its code and the sentence', async () => {
    const shop = await givenShop();
    await shop.call('/otp/send', { mobile: '12', pattern_code: 'p000000000' });
    const [row] = await kept(shop, 1);
    expect(row).toMatchObject({ status: 422, error_code: '422-630', price_mrial: null });
    expect(row?.message).toMatch(/^شمارهٔ موبایل درست نیست/);
  });

  it('shows bodies without numbers, texts, codes and keys, and so do table and log', async () => {
    const shop = await givenShop();
    const pattern_code = await givenPattern(shop);
    const sent = await shop.call('/otp/send', { mobile: MOBILE, pattern_code });
    await shop.call('/otp/verify', { id: sent.data.id, code: '739155' });
    const pattern = await givenPattern(shop, { kind: 'manual', text: 'سلام {{code}}' });
    const params = [{ name: 'code', value: '739155' }];
    await shop.call('/pattern/send', { pattern_code: pattern, recipients: [{ number: MOBILE, params }] });
    const rows = await kept(shop, 3);
    const { show } = await look(shop);
    const { data } = await show(String(rows[0]?.id));
    expect(JSON.parse(data.request)).toEqual({ mobile: '98924***0001', pattern_code, length: 6, ttl_seconds: 120 });
    expect(JSON.parse(data.answer).data).toMatchObject({ id: sent.data.id, price: sent.data.price });
    const seen = JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    for (const secret of ['9241690001', '739155', 'peyk_live_']) {
      expect(seen).not.toContain(secret);
      expect(api.logged()).not.toContain(secret);
    }
  });

  it('keeps the sentence of a right that is missing without the name of who can give it', async () => {
    const shop = await givenShop();
    const { roleId } = await givenMember({ api }, shop, ['report.read']);
    await api
      .db()
      .updateTable('api_keys')
      .set({ has_all: false, role_id: roleId })
      .where('account_id', '=', shop.accountId)
      .execute();
    const { meta } = await shop.call('/otp/send', { mobile: MOBILE, pattern_code: 'p000000000' });
    expect([meta.message_code, meta.message]).toEqual(['403-8', expect.stringContaining('کاربر نمونه')]);
    const [row] = await kept(shop, 1);
    expect([row?.error_code, row?.message]).toEqual(['403-8', HTTP_ERRORS.noPermission.message]);
  });

  it('is found by result, operation, key, address and time', async () => {
    const shop = await givenShop();
    await shop.call('/otp/send', { mobile: '12', pattern_code: 'p000000000' });
    await shop.call('/messages/status', { local_ids: ['a'] });
    const [row] = await kept(shop, 2);
    const { list } = await look(shop);
    const found = async (filters: object) =>
      (await list(filters)).data.items.map(({ operation }: { operation: string }) => operation);
    expect(await found({ result: 'refused' })).toEqual(['sendOneTimeCode']);
    expect(await found({ result: 'succeeded' })).toEqual(['getMessageStatuses']);
    expect(await found({ result: 'failed' })).toEqual([]);
    expect(await found({ code: '422' })).toEqual(['sendOneTimeCode']);
    expect([await found({ code: '422-630' }), await found({ code: '422-631' })]).toEqual([['sendOneTimeCode'], []]);
    expect(await found({ operation: 'sendOneTimeCode' })).toEqual(['sendOneTimeCode']);
    expect(await found({ key_id: String(row?.key_id), ip: '127.0.0.1' })).toHaveLength(2);
    expect([await found({ ip: '192.0.2.1' }), await found({ key_id: '999999' })]).toEqual([[], []]);
    expect(await found({ from: '2099-01-01T00:00:00Z' })).toEqual([]);
    const backwards = { from: '2026-11-21T00:00:00Z', to: '2026-11-20T00:00:00Z' };
    expect((await list(backwards)).meta.message_code).toBe('422-595');
  });

  it('is shown to no other account, nor told from one that is not there', async () => {
    const shop = await givenShop();
    await shop.call('/messages/status', { local_ids: ['a'] });
    const [row] = await kept(shop, 1);
    const other = await look(await givenShop());
    expect((await other.list()).data.items).toEqual([]);
    expect((await other.show(String(row?.id))).meta.message_code).toBe('404-593');
    expect((await other.show('999999')).meta.message_code).toBe('404-593');
  });

  it('is not kept while the account wants none, however late it is written', async () => {
    const shop = await givenShop();
    const token = await api.signIn(shop);
    const set = (is_on: boolean) => api.call('/api-calls/setting', { token, body: { is_on } });
    expect((await api.call('/api-calls/setting', { token })).data).toEqual({ is_on: true });
    // Written half a second after it was made, which is after this.
    await shop.call(`/otp/send`, { mobile: MOBILE, pattern_code: 'p000000000' });
    expect((await set(false)).data).toEqual({ is_on: false });
    await shop.call('/messages/status', { local_ids: ['a'] });
    const other = await givenShop();
    await other.call('/messages/status', { local_ids: ['a'] });
    await kept(other, 1);
    expect(await rowsOf(shop)).toEqual([]);
    const bodies = api.db().selectFrom('api_call_bodies').select('at').where('account_id', '=', shop.accountId);
    expect(await bodies.execute()).toEqual([]);
    await set(true);
    await shop.call('/messages/status', { local_ids: ['b'] });
    expect(await kept(shop, 1)).toHaveLength(1);
    expect((await api.call('/api-calls/setting', { token: await api.signIn(other) })).data).toEqual({ is_on: true });
  });

  it('leaves nothing where a person called', async () => {
    const shop = await givenShop();
    await api.call('/messages/status', { token: await api.signIn(shop), body: { local_ids: ['a'] } });
    await shop.call('/messages/status', { local_ids: ['a'] });
    expect(await kept(shop, 1)).toHaveLength(1);
  });
});

describe('the log of calls', () => {
  const call = (accountId: bigint, change: Partial<FinishedCall> = {}): FinishedCall => ({
    ...{ accountId, keyId: 1n, at: api.clock.now(), surface: 'api', method: 'GET', path: '/', operation: 'getCredit' },
    ...{ status: 200, errorCode: null, message: null, ms: 1, price: null, ip: '192.0.2.7', idempotencyKey: null },
    ...{ requestId: 'a', request: null, answer: null, repeatOf: null, again: null, ...change },
  });

  it('writes what waits when it is stopped', async () => {
    const account = await givenAccount(api.db());
    const log = new CallLog({ db: api.db(), log: silentLog }, testSeal);
    for (let n = 0; n < 450; n += 1) log.add(call(account.accountId));
    await log.stop();
    expect(await rowsOf(account)).toHaveLength(450);
  });

  it('keeps no more than it may hold, and says how many it did not keep', async () => {
    const account = await givenAccount(api.db());
    const said: object[] = [];
    const log = new CallLog(
      { db: api.db(), log: { ...silentLog, warn: (what: object) => void said.push(what) } },
      testSeal,
    );
    for (let n = 0; n < MOST_WAITING + 7; n += 1) log.add(call(account.accountId));
    await log.stop();
    expect(await rowsOf(account)).toHaveLength(MOST_WAITING);
    expect(said).toEqual([{ calls: 7 }]);
  });

  it('keeps one a second of those that are refused for their pace', async () => {
    const account = await givenAccount(api.db());
    const log = new CallLog({ db: api.db(), log: silentLog }, testSeal);
    const refused = { status: 429, errorCode: '429-1' };
    for (let n = 0; n < 5; n += 1) log.add(call(account.accountId, refused));
    log.add(call(account.accountId, { ...refused, at: new Date(api.clock.now().getTime() + 1000) }));
    log.add(call(account.accountId, { ...refused, keyId: 2n }));
    await log.stop();
    expect(await rowsOf(account)).toHaveLength(3);
  });

  it('hurts nobody when the database is away', async () => {
    const away = await createTestDatabase();
    await away.close();
    const said: object[] = [];
    const log = new CallLog(
      { db: away.db, log: { ...silentLog, warn: (what: object) => void said.push(what) } },
      testSeal,
    );
    log.add(call(1n));
    await log.stop();
    expect(said.at(-1)).toEqual({ calls: 1 });
  });
});
