import { insertSuppressed } from '@peyk/server-contacts';
import { runTransaction } from '@peyk/server-database';
import { facadeRig, until } from '@peyk/server-facades-testing';
import type { FacadeShop } from '@peyk/server-facades-testing';
import { Smsir } from 'sms-typescript';
import { smsirModule } from './smsir.module';

const HOST = 'api.sms.ir';
const { api, ask, givenShop, givenKey, givenPattern, givenInbox, startSender, sendsOf } = facadeRig(smsirModule(), {
  ...{ host: HOST, name: 'smsir' },
});

const [ONE, TWO] = ['09241800001', '09241800002'];
const TEXT = 'سلام';
const JSON_TYPE = { 'content-type': 'application/json' };

const call = (key: string, path: string, body?: object, method = body ? 'POST' : 'GET') =>
  ask(`/v1/${path}`, {
    method,
    headers: { ...JSON_TYPE, 'x-api-key': key },
    ...(body && { body: JSON.stringify(body) }),
  });
const bulk = ({ key, line }: Pick<FacadeShop, 'key' | 'line'>, more: object = {}) =>
  call(key, 'send/bulk', { lineNumber: Number(line.number), messageText: TEXT, mobiles: [ONE], ...more });
const codeOf = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  expect(body).toEqual({ status: expect.any(Number), message: expect.any(String), data: null });
  return [status, body.status];
};

/** The world outside: what the client asks of its host comes to the test's server. */
const ownFetch = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = async (input, init = {}) => {
    const { pathname, search, host } = new URL(String(input));
    expect(host).toBe(HOST);
    const given = { method: init.method ?? 'GET', headers: init.headers as Record<string, string> };
    const { status, body } = await ask(pathname + search, {
      ...given,
      ...(init.body ? { body: String(init.body) } : {}),
    });
    return new Response(JSON.stringify(body), { status });
  };
});
afterAll(() => {
  globalThis.fetch = ownFetch;
});

describe('SMS.ir’s own client', () => {
  it('sends, asks what became of it, sends a pattern, reads credit, lines and inbox', async () => {
    const shop = await givenShop();
    const client = new Smsir(shop.key, Number(shop.line.number));
    const { data } = await client.sendBulk(TEXT, [ONE, '0912', TWO]);
    expect(data).toMatchObject({ messageIds: [expect.any(Number), null, expect.any(Number)], cost: 2 * 1503 });
    expect((await client.reportPackById(data.packId)).data).toHaveLength(2);
    const carrier = await startSender();
    await until('both left', () => carrier.taken().length === 2);
    const report = async () => (await client.reportMessage(Number(data.messageIds[0]))).data;
    await until('it is delivered', async () => (await report()).deliveryState === 1);
    expect(await report()).toMatchObject({ mobile: Number(`98${ONE?.slice(1)}`), messageText: TEXT, cost: 1503 });
    const { id } = await givenPattern(shop, { title: '123456', text: 'کد شما در آبان: {{code}}', names: ['code'] });
    for (const template of [123456, Number(id)]) {
      const sent = await client.sendVerifyCode(TWO ?? '', template, [{ name: 'CODE', value: '12345' }]);
      expect(sent).toMatchObject({ status: 1, data: { messageId: expect.any(Number), cost: 1503 } });
    }
    const pair = await client.sendLikeToLike(['یک', 'دو'], [ONE ?? '', ONE ?? '']);
    expect(pair.data.messageIds).toHaveLength(2);
    expect((await client.sendByURL('any', ONE ?? '', TEXT)).data).toMatchObject({ messageId: expect.any(Number) });
    expect((await client.getCredit()).data).toBe(1_000_000 - 7 * 1503);
    expect((await client.getLineNumbers()).data).toEqual([Number(shop.line.number)]);
    await givenInbox(shop, 'پاسخ');
    expect((await client.reportLatestReceive(10)).data).toMatchObject([{ messageText: 'پاسخ', mobile: 989241700009 }]);
    expect((await client.reportLatestReceive(10)).data).toEqual([]);
    expect((await client.reportTodayLive(1, 2)).data).toHaveLength(2);
  });

  it('lists the packs of the last day, newest first, page by page, and none of another account', async () => {
    const [shop, stranger] = [await givenShop(), await givenShop()];
    const client = new Smsir(shop.key, Number(shop.line.number));
    const old = (await client.sendBulk(TEXT, [ONE ?? ''])).data.packId;
    api.clock.set(new Date(api.clock.now().getTime() + 25 * 3_600_000).toISOString());
    const first = (await client.sendBulk(TEXT, [ONE ?? '', TWO ?? '', '0912'])).data.packId;
    api.clock.set(new Date(api.clock.now().getTime() + 1000).toISOString());
    const second = (await client.sendBulk(TEXT, [ONE ?? ''])).data.packId;
    const at = Math.floor(api.clock.now().getTime() / 1000);
    const shown = [
      { packId: second, recipientCount: 1, creationDateTime: at },
      { packId: first, recipientCount: 2, creationDateTime: at - 1 },
    ];
    expect((await client.reportDailyPack(1, 100)).data).toEqual(shown);
    expect((await client.reportDailyPack(2, 1)).data).toEqual(shown.slice(1));
    expect((await client.reportPackById(first)).data).toHaveLength(2);
    expect((await client.reportPackById(old)).data).toHaveLength(1);
    expect((await call(stranger.key, 'send/pack')).body.data).toEqual([]);
  });

  it('is told 0 for a number of the blacklist, which gets and costs nothing', async () => {
    const shop = await givenShop();
    const client = new Smsir(shop.key, Number(shop.line.number));
    const { accountId } = shop;
    const mobiles = Int32Array.of(Number(TWO?.slice(2)));
    await runTransaction(api.db(), (tx) =>
      insertSuppressed(tx, { accountId, kind: 'blacklist' }, { mobiles, at: api.clock.now() }),
    );
    const { data } = await client.sendBulk(TEXT, [ONE ?? '', '0912', TWO ?? '']);
    expect(data).toMatchObject({ messageIds: [expect.any(Number), null, 0], cost: 1503 });
    expect(data.messageIds[0]).toBeGreaterThan(0);
    const pair = await client.sendLikeToLike(['یک', 'دو'], [TWO ?? '', ONE ?? '']);
    expect(pair.data.messageIds).toEqual([0, expect.any(Number)]);
    const { id } = await givenPattern(shop, { title: '123457', text: 'کد شما در آبان: {{code}}', names: ['code'] });
    const verified = (mobile = '') => client.sendVerifyCode(mobile, Number(id), [{ name: 'CODE', value: '12345' }]);
    expect((await verified(ONE)).data.messageId).toBeGreaterThan(0);
    expect((await verified(TWO)).data).toEqual({ messageId: 0, cost: 0 });
    expect((await client.sendByURL('any', TWO ?? '', TEXT)).data).toEqual({ messageId: 0, cost: 0 });
    await startSender();
    const states = async () =>
      (await client.reportPackById(data.packId)).data.map(({ deliveryState }) => deliveryState);
    await until('the pack is prepared', async () => (await states())[0] === 1);
    expect(await states()).toEqual([1, 7]);
  });

  it('is told an id for a number that has opted out, whichever way it was sent to', async () => {
    const shop = await givenShop({ advertising: true });
    const client = new Smsir(shop.key, Number(shop.line.number));
    const [mobiles, at] = [Int32Array.of(Number(TWO?.slice(2))), api.clock.now()];
    const list = { accountId: shop.accountId, kind: 'opt_out' } as const;
    await runTransaction(api.db(), (tx) => insertSuppressed(tx, list, { mobiles, at }));
    const { id } = await givenPattern(shop, { title: '123458', text: 'کد شما در آبان: {{code}}', names: ['code'] });
    const { data } = await client.sendVerifyCode(TWO ?? '', Number(id), [{ name: 'CODE', value: '12345' }]);
    expect(data).toEqual({ messageId: expect.any(Number), cost: 0 });
    expect(data.messageId).toBeGreaterThan(0);
    expect((await client.sendByURL('any', TWO ?? '', TEXT)).data.messageId).toBeGreaterThan(0);
    expect((await client.sendBulk(TEXT, [TWO ?? ''])).data.messageIds[0]).toBeGreaterThan(0);
  });

  it('takes back what waits for its time, although it says JSON and sends nothing', async () => {
    const shop = await givenShop();
    const client = new Smsir(shop.key, Number(shop.line.number));
    const { data } = await client.sendBulk(TEXT, [ONE ?? ''], api.clock.now().getTime() + 7_200_000);
    expect((await client.deleteScheduled(data.packId)).data).toEqual({ returnedCreditCount: 1503, smsCount: 1 });
    expect((await client.getCredit()).data).toBe(1_000_000);
  });
});

describe('what SMS.ir refuses', () => {
  it('is refused with its codes', async () => {
    const shop = await givenShop();
    expect(await ask('/v1/credit', { headers: { 'x-api-key': 'nobody' } })).toEqual({
      status: 401,
      body: { status: 10, message: 'کلید وب سرویس نامعتبر است', data: null },
    });
    expect(await codeOf(ask('/v1/credit'))).toEqual([401, 10]);
    expect(await codeOf(bulk(await givenShop({ balanceMrial: 1n })))).toEqual([400, 102]);
    expect(await codeOf(bulk(await givenShop({ blockedReason: 'بدهی' })))).toEqual([401, 14]);
    expect(await codeOf(bulk(shop, { lineNumber: 3000999 }))).toEqual([400, 101]);
    expect(await codeOf(bulk(shop, { mobiles: ['1'] }))).toEqual([400, 104]);
    expect(await codeOf(bulk(shop, { mobiles: Array.from({ length: 101 }, () => ONE) }))).toEqual([400, 105]);
    expect(await codeOf(bulk(shop, { messageText: ' ' }))).toEqual([400, 103]);
    const verify = { mobile: ONE, templateId: 9, parameters: [{ name: 'A', value: '1'.repeat(26) }] };
    expect(await codeOf(call(shop.key, 'send/verify/', verify))).toEqual([400, 114]);
    expect(await codeOf(call(shop.key, 'send/verify/', { ...verify, parameters: [] }))).toEqual([400, 113]);
    expect(await codeOf(call(shop.key, 'nothing'))).toEqual([404, 111]);
    expect(await codeOf(call(shop.key, 'send/bulk'))).toEqual([400, 111]);
    expect(await codeOf(call(shop.key, 'line', {}))).toEqual([405, 111]);
    const broken = { method: 'POST', headers: { ...JSON_TYPE, 'x-api-key': shop.key }, body: '{"a' };
    expect(await codeOf(ask('/v1/send/bulk', broken))).toEqual([400, 117]);
  });

  it('is what a key may not, and what another account has', async () => {
    const [shop, stranger] = [await givenShop(), await givenShop()];
    const reader = await givenKey(shop, { permissions: ['report.read'] });
    expect(await codeOf(bulk({ ...shop, key: reader }))).toEqual([401, 12]);
    const elsewhere = await givenKey(shop, { allowedAddresses: ['192.0.2.1'] });
    expect(await codeOf(bulk({ ...shop, key: elsewhere }))).toEqual([401, 12]);
    const tried = await givenKey(shop, { mode: 'test' });
    expect(await codeOf(bulk({ ...shop, key: tried }))).toEqual([401, 12]);
    const soon = Math.floor(api.clock.now().getTime() / 1000) + 7200;
    const { data } = (await bulk(shop, { sendDateTime: soon })).body;
    expect(await codeOf(call(stranger.key, `send/${data.messageIds[0]}`))).toEqual([400, 111]);
    expect(await codeOf(call(stranger.key, `send/pack/${data.packId}`))).toEqual([400, 111]);
    const remove = call(stranger.key, `send/scheduled/${data.packId}`, undefined, 'DELETE');
    expect(await codeOf(remove)).toEqual([400, 112]);
    expect(await sendsOf(shop)).toMatchObject([{ state: 11 }]);
    expect(api.logged()).not.toContain(shop.key);
  });
});
