import { facadeRig, until } from '@peyk/server-facades-testing';
import { ippanelModule } from './ippanel.module';

const { api, ask, givenShop, givenKey, givenPattern, givenInbox, sendsOf, startSender } = facadeRig(ippanelModule(), {
  ...{ host: 'edge.ippanel.com', name: 'ippanel' },
});

const [ONE, TWO] = ['+989242000001', '+989242000002'];
const DONE = { status: true, message: 'انجام شد', message_parameters: [], message_code: '200-1' };

const call = (key: string, path: string, body?: object) =>
  ask(`/v1/api/${path}`, {
    headers: { 'content-type': 'application/json', authorization: key },
    ...(body && { body: JSON.stringify(body) }),
  });
const send = (key: string, line: string, more: object = {}) => {
  const recipients = [ONE, TWO];
  const body = { sending_type: 'webservice', from_number: `+98${line}`, message: 'سلام', params: { recipients } };
  return call(key, 'send', { ...body, ...more });
};
const codeOf = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  expect(body).toMatchObject({
    data: null,
    meta: { status: false, message: expect.any(String), message_parameters: [] },
  });
  return [status, body.meta.message_code];
};

describe('the exchanges of IPPanel Edge', () => {
  it('are answered as there, from the send to its receipts', async () => {
    const { line, key, ...shop } = await givenShop();
    const { status, body } = await send(key, line.number);
    expect([status, body]).toEqual([200, { data: { message_outbox_ids: [expect.any(Number)] }, meta: DONE }]);
    const carrier = await startSender();
    await until('both left', () => carrier.taken().length === 2);
    const report = async () =>
      (await call(key, `report/recipients?bulk_id=${body.data.message_outbox_ids[0]}`)).body.data;
    await until('all came', async () => (await report()).every((one: { status: number }) => one.status === 2));
    const { code } = await givenPattern(shop, {
      title: 'الگو',
      text: '{{name}} عزیز، کد شما: {{code}}',
      names: ['name', 'code'],
    });
    const pattern = { sending_type: 'pattern', code, recipients: [ONE], params: { name: 'علی', code: '1234' } };
    expect((await send(key, line.number, pattern)).body.data.message_outbox_ids).toHaveLength(1);
    expect((await call(key, 'payment/credit/mine')).body.data).toEqual({ credit: 1_000_000 - 3 * 1503 });
    expect((await call(key, 'number/numbers')).body.data).toMatchObject([{ number: `+98${line.number}` }]);
    await givenInbox({ ...shop, line }, 'پاسخ');
    expect((await call(key, 'report/messages-inbox', { page: 1, per_page: 10 })).body.data).toMatchObject([
      { message: 'پاسخ', from: '+989241700009', number: line.number },
    ]);
  });

  it('take back what waits for its time, in UTC', async () => {
    const { line, key } = await givenShop();
    const { data } = (await send(key, line.number, { send_time: '2026-11-21 08:00:00' })).body;
    const message_outbox_id = data.message_outbox_ids[0];
    const stranger = await givenShop();
    expect(await codeOf(call(stranger.key, 'send/cancel', { message_outbox_id }))).toEqual([404, '404-1']);
    expect(await codeOf(call(stranger.key, `report/recipients?bulk_id=${message_outbox_id}`))).toEqual([404, '404-1']);
    expect((await call(key, 'send/cancel', { message_outbox_id })).body).toEqual({ data: null, meta: DONE });
    expect((await call(key, 'payment/credit/mine')).body.data.credit).toBe(1_000_000);
  });
});

describe('what a text would cost', () => {
  const price = (key: string, body: object) => call(key, 'send/calculate-price', body);

  it('is told as there, and nothing is held for it', async () => {
    const { key, line, ...shop } = await givenShop();
    const asked = { number: `+98${line.number}`, message: 'سلام' };
    const newest = { valid_from: api.clock.now(), per_part_mrial: 1_040_000n };
    await api.db().insertInto('statutory_charges').values(newest).execute();
    const { status, body } = await price(key, asked);
    await api.db().deleteFrom('statutory_charges').where('valid_from', '=', newest.valid_from).execute();
    expect([status, body]).toEqual([200, { data: { mci_price: 2370, other_price: 2503, parts: 1 }, meta: DONE }]);
    expect((await price(key, asked)).body.data).toEqual({ mci_price: 1370, other_price: 1503, parts: 1 });
    // What one sends costs what was told: 09242… is no number of MCI.
    const params = { recipients: [ONE] };
    expect((await call(key, 'payment/credit/mine')).body.data.credit).toBe(1_000_000);
    expect((await send(key, line.number, { params })).status).toBe(200);
    expect((await call(key, 'payment/credit/mine')).body.data.credit).toBe(1_000_000 - 1503);
    expect(await sendsOf(shop)).toHaveLength(1);
  });

  it('may have a part of a rial, grows with the parts and is that of the default line', async () => {
    const { key } = await givenShop();
    const latin = { mci_price: 3365, other_price: 3697.5, parts: 1 };
    expect((await price(key, { message: 'Your order is here.' })).body.data).toEqual(latin);
    const twice = { mci_price: 2740, other_price: 3006, parts: 2 };
    expect((await price(key, { message: 'س'.repeat(71) })).body.data).toEqual(twice);
  });

  it('is refused for another account’s line, for no text, and to a key that may not send', async () => {
    const { key, line, ...shop } = await givenShop();
    const stranger = await givenShop();
    const [number, message] = [`+98${line.number}`, 'سلام'];
    expect(await codeOf(price(stranger.key, { number, message }))).toEqual([422, '400-2']);
    expect(await codeOf(price(key, { number }))).toEqual([422, '400-2']);
    expect(await codeOf(price('nobody', { number, message }))).toEqual([401, '400-1']);
    const reader = await givenKey(shop, { permissions: ['report.read', 'inbox.read'] });
    expect(await codeOf(price(reader, { number, message }))).toEqual([403, '400-1']);
    const tried = await givenKey(shop, { mode: 'test' });
    expect(await codeOf(price(tried, { number, message }))).toEqual([403, '400-1']);
  });
});

describe('what came in', () => {
  const list = (key: string, filters?: unknown) =>
    call(key, 'report/messages-inbox', { page: 1, per_page: 10, filters });
  const textsOf = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).body.data.map(({ message }: { message: string }) => message);

  it('is asked for from the last message on, by the key of its account alone', async () => {
    const { key, ...shop } = await givenShop();
    const stranger = await givenShop();
    await givenInbox(shop, 'اول');
    const [{ messages_inbox_id: from_id }] = (await list(key)).body.data;
    expect(await textsOf(key, { from_id })).toEqual([]);
    await givenInbox(stranger, 'از دیگری');
    await givenInbox(shop, 'دوم');
    await givenInbox(shop, 'سوم');
    expect(await textsOf(key, { from_id })).toEqual(['سوم', 'دوم']);
    expect(await textsOf(key, { from_id: String(from_id) })).toEqual(['سوم', 'دوم']);
    expect(await textsOf(stranger.key, { from_id })).toEqual(['از دیگری']);
    // What filters nothing, as clients write it that have no last message yet.
    for (const none of [undefined, null, {}, [], { from_id: null }, { from_id: 0 }]) {
      expect(await textsOf(key, none)).toEqual(['سوم', 'دوم', 'اول']);
    }
  });

  it('is not answered as if a filter were not there', async () => {
    const { key } = await givenShop();
    for (const filters of [{ from_id: 1, number: '3000' }, { from_id: 'x' }, { from_id: -1 }, 'from_id', [125]]) {
      expect(await codeOf(list(key, filters))).toEqual([422, '400-2']);
    }
  });

  it('says whether somebody has seen it', async () => {
    const { key, ...shop } = await givenShop();
    await givenInbox(shop, 'سلام');
    expect((await list(key)).body.data).toMatchObject([{ message: 'سلام', type: 'normal', seen: '0' }]);
    await api.db().deleteFrom('inbox_unread').where('account_id', '=', shop.accountId).execute();
    expect((await list(key)).body.data).toMatchObject([{ message: 'سلام', type: 'normal', seen: '1' }]);
  });
});

describe('what IPPanel Edge refuses', () => {
  it('is refused in its envelope', async () => {
    const { line, key, ...shop } = await givenShop();
    expect(await codeOf(send('nobody', line.number))).toEqual([401, '400-1']);
    expect(await codeOf(send(key, line.number, { params: {} }))).toEqual([422, '400-2']);
    expect(await codeOf(send(key, line.number, { sending_type: 'votp' }))).toEqual([422, '400-2']);
    expect(await codeOf(send(key, '999'))).toEqual([422, '400-2']);
    const poor = await givenShop({ balanceMrial: 1n });
    expect(await codeOf(send(poor.key, poor.line.number))).toEqual([422, '400-2']);
    expect(await codeOf(call(key, 'nothing'))).toEqual([404, '404-1']);
    expect(await codeOf(call(key, 'send'))).toEqual([405, '400-1']);
    const reader = await givenKey(shop, { permissions: ['report.read'] });
    expect(await codeOf(send(reader, line.number))).toEqual([403, '400-1']);
    const elsewhere = await givenKey(shop, { allowedAddresses: ['192.0.2.1'] });
    expect(await codeOf(send(elsewhere, line.number))).toEqual([403, '400-1']);
    const tried = await givenKey(shop, { mode: 'test' });
    expect(await codeOf(send(tried, line.number))).toEqual([403, '400-1']);
    expect(api.logged()).not.toContain(key);
  });
});
