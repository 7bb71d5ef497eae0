import { insertSuppressed } from '@peyk/server-contacts';
import { runTransaction } from '@peyk/server-database';
import { facadeRig, until } from '@peyk/server-facades-testing';
import type { FacadeShop } from '@peyk/server-facades-testing';
import { givenLine } from '@peyk/shared-testing-node';
import { kavenegarModule } from './kavenegar.module';

const rig = facadeRig(kavenegarModule(), { host: 'api.kavenegar.com', name: 'kavenegar' });
const { api, ask, givenShop, givenKey, givenPattern, givenInbox, startSender, sendsOf } = rig;

const FORM = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
const TEXT = 'خدمات پیام کوتاه';
const [ONE, TWO] = ['09241700001', '09241700002'];

const call = (key: string, method: string, params: Record<string, string> = {}) =>
  ask(`/v1/${key}/${method}.json`, { headers: FORM, body: String(new URLSearchParams(params)) });
const send = ({ key }: Pick<FacadeShop, 'key'>, more: Record<string, string> = {}) =>
  call(key, 'sms/send', { receptor: ONE, message: TEXT, ...more });
const codeOf = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  expect(body).toEqual({ return: { status, message: expect.any(String) }, entries: null });
  return status;
};

/** The maker's own client, untouched. */
type Callback = (entries: ReturnType<typeof JSON.parse>, status: number, message: string) => void;
// eslint-disable-next-line @typescript-eslint/no-require-imports -- the package has no types and is CommonJS
const kavenegar = require('kavenegar') as {
  KavenegarApi(options: { apikey: string }): Record<string, (data: object, callback: Callback) => void>;
};
const client = (key: string) => {
  const made = kavenegar.KavenegarApi({ apikey: key });
  return (method: string, data: object) =>
    new Promise<{ entries: ReturnType<typeof JSON.parse>; status: number }>((resolve) => {
      made[method]?.(data, (entries, status) => resolve({ entries, status }));
    });
};

describe('Kavenegar’s own client', () => {
  it('sends, asks what became of it, sends a pattern, reads credit and inbox', async () => {
    const shop = await givenShop();
    const ask = client(shop.key);
    const sent = await ask('Send', { message: TEXT, sender: shop.line.number, receptor: `${ONE},${TWO}` });
    expect(sent).toMatchObject({
      status: 200,
      entries: [
        { receptor: ONE, cost: 1503 },
        { receptor: TWO, status: 1 },
      ],
    });
    const carrier = await startSender();
    await until('both left', () => carrier.taken().length === 2);
    const messageid = sent.entries.map((entry: { messageid: number }) => entry.messageid).join(',');
    const stateOf = async () => (await ask('Status', { messageid })).entries[1].status;
    await until('it is delivered', async () => (await stateOf()) === 10);
    await givenPattern(shop, { title: 'registerverify', text: 'فروشگاه آبان، کد عضویت: {{token}}', names: ['token'] });
    const lookup = await ask('VerifyLookup', { receptor: ONE, token: '852596', template: 'registerverify' });
    expect(lookup.entries).toMatchObject([{ message: 'فروشگاه آبان، کد عضویت: 852596', status: 5, receptor: ONE }]);
    const { entries } = await ask('AccountInfo', {});
    expect(entries).toMatchObject({ remaincredit: 1_000_000 - 3 * 1503, type: 'master' });
    await givenInbox(shop, 'سلام');
    const inbox = await ask('Receive', { linenumber: shop.line.number, isread: 0 });
    expect(inbox.entries).toMatchObject([{ message: 'سلام', receptor: shop.line.number, sender: '09241700009' }]);
  });

  it('sends texts of their own, from repeated names', async () => {
    const shop = await givenShop();
    const [a, b] = ['متن یک', 'متن دو'];
    const sender = [shop.line.number, `+98${shop.line.number}`];
    const sent = await client(shop.key)('SendArray', { receptor: [ONE, ONE], sender, message: [a, b] });
    expect(sent.entries).toMatchObject([
      { message: a, cost: 1503 },
      { message: b, cost: 1503 },
    ]);
    expect((await client(shop.key)('SendArray', { receptor: [ONE, TWO], sender, message: [a] })).status).toBe(419);
  });
});

describe('the exchanges of Kavenegar', () => {
  it('are answered as there', async () => {
    const shop = await givenShop();
    const { status, body } = await send(shop, { receptor: `${ONE},${TWO}`, localid: '1001,1002' });
    const seconds = Math.floor(api.clock.now().getTime() / 1000);
    const entry = (receptor: string) => ({
      ...{ messageid: expect.any(Number), message: TEXT, status: 1, statustext: 'در صف ارسال' },
      ...{ sender: shop.line.number, receptor, date: seconds, cost: 1503 },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ return: { status: 200, message: 'تایید شد' }, entries: [entry(ONE), entry(TWO)] });
    const named = await call(shop.key, 'sms/statuslocalmessageid', { localid: '1002,7' });
    expect(named.body.entries).toEqual([
      { messageid: body.entries[1].messageid, localid: '1002', status: 1, statustext: 'در صف ارسال' },
      { messageid: 0, localid: '7', status: 100, statustext: 'شناسه پیامک نامعتبر است' },
    ]);
  });

  it('send what has the same localid once, also when it comes twice at one moment', async () => {
    const shop = await givenShop();
    const both = await Promise.all([send(shop, { localid: 'order-1' }), send(shop, { localid: 'order-1' })]);
    const third = await send(shop, { localid: 'order-1', message: 'متن دیگر' });
    const ids = [...both, third].map(({ body }) => body.entries[0].messageid);
    expect(new Set(ids).size).toBe(1);
    expect(third.body.entries[0].message).toBe(TEXT);
    expect(await sendsOf(shop)).toHaveLength(1);
  });

  it('cancel what waits for its time, and give the money back', async () => {
    const shop = await givenShop();
    const date = String(Math.floor(api.clock.now().getTime() / 1000) + 7200);
    const { body } = await send(shop, { date });
    expect(body.entries[0]).toMatchObject({ status: 2, date: Number(date) });
    const messageid = String(body.entries[0].messageid);
    expect((await call(shop.key, 'sms/select', { messageid })).body.entries).toMatchObject([
      { status: 2, message: TEXT },
    ]);
    expect((await call(shop.key, 'sms/cancel', { messageid })).body.entries).toMatchObject([{ status: 13 }]);
    expect((await call(shop.key, 'account/info')).body.entries.remaincredit).toBe(1_000_000);
  });

  it('give what came in once, also when two ask at one moment', async () => {
    const shop = await givenShop();
    const receive = () => call(shop.key, 'sms/receive', { linenumber: shop.line.number, isread: '0' });
    for (const round of ['1', '2', '3', '4', '5']) {
      const given = Array.from({ length: 20 }, (_, n) => `${round}-${n}`);
      for (const text of given) await givenInbox(shop, text);
      const answers = await Promise.all(Array.from({ length: 4 }, receive));
      const texts = answers.flatMap(({ body }) => body.entries.map(({ message }: { message: string }) => message));
      expect(texts.sort()).toEqual(given.sort());
    }
  });

  it('list what was sent', async () => {
    const shop = await givenShop();
    await send(shop);
    await send(shop, { receptor: TWO });
    const startdate = String(Math.floor(api.clock.now().getTime() / 1000) - 60);
    for (const [method, params] of [
      ['latestoutbox', {}],
      ['selectoutbox', { startdate }],
    ] as const) {
      const { entries } = (await call(shop.key, `sms/${method}`, params)).body;
      expect(entries).toMatchObject([{ receptor: TWO }, { receptor: ONE, message: TEXT }]);
    }
  });

  it('tell the time to anybody', async () => {
    expect((await ask('/v1/0/utils/getdate.json')).body.entries.unixtime).toBeGreaterThan(1_700_000_000);
  });
});

describe('what is refused', () => {
  it('is refused with the code that Kavenegar has for it', async () => {
    const shop = await givenShop();
    expect(await codeOf(send({ key: 'nobody' }))).toBe(403);
    expect(await codeOf(send(await givenShop({ balanceMrial: 1n })))).toBe(418);
    expect(await codeOf(send(await givenShop({ blockedReason: 'بدهی' })))).toBe(401);
    expect(await codeOf(send(shop, { receptor: '12' }))).toBe(411);
    expect(await codeOf(send(shop, { sender: '3000999' }))).toBe(412);
    expect(await codeOf(send(shop, { message: 'م'.repeat(901) }))).toBe(413);
    expect(await codeOf(send(shop, { receptor: Array.from({ length: 201 }, () => ONE).join() }))).toBe(414);
    expect(await codeOf(call(shop.key, 'verify/lookup', { receptor: ONE, token: '1', template: 'x' }))).toBe(424);
    expect(await codeOf(call(shop.key, 'sms/nothing'))).toBe(404);
    expect(await codeOf(ask(`/v1/${shop.key}/sms/sendarray.json`))).toBe(405);
    expect(await codeOf(ask('/', { method: 'DELETE' }))).toBe(404);
    const json = { headers: { 'content-type': 'application/json' }, body: '{' };
    expect(await codeOf(ask(`/v1/${shop.key}/sms/send.json`, json))).toBe(400);
    expect(await codeOf(ask(`/v1/${shop.key}/sms/send.json`, { headers: FORM, body: 'a'.repeat(3_000_000) }))).toBe(
      414,
    );
  });

  it('is what a key may not, from where it may not', async () => {
    const shop = await givenShop();
    const reader = await givenKey(shop, { permissions: ['report.read'] });
    expect(await codeOf(send({ key: reader }))).toBe(407);
    const elsewhere = await givenKey(shop, { allowedAddresses: ['192.0.2.1'] });
    expect(await codeOf(send({ key: elsewhere }))).toBe(407);
    const tried = await givenKey(shop, { mode: 'test' });
    expect(await codeOf(send({ key: tried }))).toBe(407);
    expect(await sendsOf(shop)).toEqual([]);
  });

  it('is not told from what is not there: messages of another account', async () => {
    const [shop, stranger] = [await givenShop(), await givenShop()];
    const messageid = String((await send(shop, { localid: 'secret' })).body.entries[0].messageid);
    const status = await call(stranger.key, 'sms/status', { messageid });
    expect(status.body.entries).toMatchObject([{ status: 100 }]);
    expect((await call(stranger.key, 'sms/select', { messageid })).body.entries).toEqual([]);
    expect((await call(stranger.key, 'sms/cancel', { messageid })).body.entries).toMatchObject([{ status: 100 }]);
    expect((await call(stranger.key, 'sms/statuslocalmessageid', { localid: 'secret' })).body.entries[0].status).toBe(
      100,
    );
  });
});

describe('the log', () => {
  it('names the method and holds neither key, number nor text', async () => {
    const shop = await givenShop();
    await send(shop);
    await ask(`/v1/${shop.key}/sms/nothing.json`);
    await until('it is logged', () => api.logged().includes('kavenegar sms/send'));
    for (const secret of [shop.key, ONE, TEXT]) expect(api.logged()).not.toContain(secret);
  });
});

describe('a key whose role sees numbers masked', () => {
  const permissions = ['send.create', 'report.read', 'inbox.read'];

  it('sends, and reads neither whom to nor who wrote as a whole', async () => {
    const shop = await givenShop();
    const key = await givenKey(shop, { permissions, masksNumbers: true });
    await givenInbox(shop, 'سلام');
    const sent = await send({ key }, { sender: shop.line.number });
    expect(sent.status).toBe(200);
    const read = await Promise.all([
      call(key, 'sms/latestoutbox', { pagesize: '10' }),
      call(key, 'sms/receive', { linenumber: shop.line.number, isread: '0' }),
    ]);
    expect(read.map(({ body }) => body.return.status)).toEqual([200, 200]);
    expect(read.map(({ body }) => body.entries[0])).toMatchObject([
      { receptor: '0924***0001' },
      { sender: '0924***0009', receptor: shop.line.number, message: 'سلام' },
    ]);
    const whole = await call(shop.key, 'sms/latestoutbox', { pagesize: '10' });
    expect(whole.body.entries[0]).toMatchObject({ receptor: ONE });
  });
});

describe('a key whose role reads no texts', () => {
  it('reads neither what was sent nor what came', async () => {
    const shop = await givenShop();
    const key = await givenKey(shop, { permissions: ['report.read', 'inbox.read'], hidesTexts: true });
    await givenInbox(shop, 'سلام');
    await send({ key: shop.key }, { sender: shop.line.number });
    const [sent, came] = await Promise.all([
      call(key, 'sms/latestoutbox', { pagesize: '10' }),
      call(key, 'sms/receive', { linenumber: shop.line.number, isread: '0' }),
    ]);
    expect([sent, came].map(({ body }) => body.return.status)).toEqual([200, 200]);
    expect(sent.body.entries[0]).toMatchObject({ receptor: ONE, message: '' });
    expect(came.body.entries[0]).toMatchObject({ receptor: shop.line.number, message: '' });
  });
});

describe('a message that is left out', () => {
  it('costs nothing where its number has opted out of an advertising line, or is on the blacklist', async () => {
    const shop = await givenShop({ advertising: true });
    const suppress = (kind: 'blacklist' | 'opt_out', number = '') =>
      runTransaction(api.db(), (tx) => {
        const mobiles = Int32Array.of(Number(number.slice(2)));
        return insertSuppressed(tx, { accountId: shop.accountId, kind }, { mobiles, at: api.clock.now() });
      });
    const costs = async (line: { number: string }) => {
      const { body } = await send(shop, { receptor: `${ONE},${TWO}`, sender: line.number });
      return body.entries.map(({ cost }: { cost: number }) => cost > 0);
    };
    await suppress('opt_out', TWO);
    expect(await costs(shop.line)).toEqual([true, false]);
    const service = await givenLine(api.db(), { accountId: shop.accountId });
    expect(await costs(service)).toEqual([true, true]);
    await suppress('blacklist', ONE);
    expect(await costs(service)).toEqual([false, true]);
  });
});
