import { facadeRig, until } from '@peyk/server-facades-testing';
import { ippanelModule } from './ippanel.module';

const { api, ask, givenShop, givenKey, givenPattern, givenInbox, startSender } = facadeRig(ippanelModule(), {
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
