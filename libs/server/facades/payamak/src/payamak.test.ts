import { facadeRig, until } from '@peyk/server-facades-testing';
import type { FacadeShop } from '@peyk/server-facades-testing';
import { payamakModule } from './payamak.module';

const { api, ask, givenShop, givenKey, givenPattern, givenInbox, startSender, sendsOf } = facadeRig(payamakModule(), {
  ...{ host: 'rest.payamak-panel.com', name: 'payamak' },
});

const [ONE, TWO] = ['09241900001', '09241900002'];
const TEXT = 'سلام';

const call = (key: string, method: string, params: object = {}) =>
  ask(`/api/SendSMS/${method}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'any', password: key, ...params }),
  });
const send = ({ key, line }: Pick<FacadeShop, 'key' | 'line'>, more: object = {}) =>
  call(key, 'SendSMS', { to: ONE, from: line.number, text: TEXT, isFlash: false, ...more });
const codeOf = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  expect(status).toBe(200);
  expect(body).toEqual({ Value: String(body.RetStatus), RetStatus: body.RetStatus, StrRetStatus: expect.any(String) });
  return body.RetStatus;
};

type Answer = Promise<ReturnType<typeof JSON.parse>>;
interface Rest {
  send(to: string, from: string, text: string): Answer;
  isDelivered(recId: string): Answer;
  sendByBaseNumber(text: string, to: string, bodyId: number): Answer;
  getCredit(): Answer;
  getNumbers(): Answer;
  getMessages(location: number, index: number, count: number): Answer;
}
// eslint-disable-next-line @typescript-eslint/no-require-imports -- the package has no types and is CommonJS
const Melipayamak = require('melipayamak') as new (username: string, password: string) => { sms(): Rest };

describe('MeliPayamak’s own client', () => {
  it('sends, asks what became of it, sends a pattern, reads credit, numbers and inbox', async () => {
    const shop = await givenShop();
    const client = new Melipayamak('any', shop.key).sms();
    const sent = await client.send(`${ONE},${TWO}`, shop.line.number, TEXT);
    expect(sent).toEqual({ Value: expect.stringMatching(/^1\d{15},1\d{15}$/), RetStatus: 1, StrRetStatus: 'Ok' });
    const [recId] = sent.Value.split(',');
    const carrier = await startSender();
    await until('both left', () => carrier.taken().length === 2);
    const state = async () => (await client.isDelivered(recId)).Value;
    await until('it is delivered', async () => (await state()) === '1');
    await givenPattern(shop, { title: '81', text: '{{name}} عزیز، کد شما در آبان: {{code}}', names: ['name', 'code'] });
    const pattern = await client.sendByBaseNumber('علی;1234', ONE ?? '', 81);
    expect(pattern).toMatchObject({ Value: expect.stringMatching(/^1\d{15}$/), RetStatus: 1 });
    expect(await client.getCredit()).toMatchObject({ Value: String(1_000_000 - 3 * 1503), RetStatus: 1 });
    expect((await client.getNumbers()).Data).toEqual([{ Number: shop.line.number }]);
    await givenInbox(shop, 'پاسخ');
    const inbox = await client.getMessages(1, 0, 10);
    expect(inbox).toMatchObject({
      MyBase: { RetStatus: 1 },
      Data: [{ Body: 'پاسخ', Sender: '09241700009', Receiver: shop.line.number, IsUnicode: true }],
    });
    expect((await client.getMessages(2, 0, 10)).Data).toHaveLength(3);
  });
});

describe('what this API refuses', () => {
  it('is refused with its codes, and always as 200', async () => {
    const shop = await givenShop();
    const wrong = { Value: '0', RetStatus: 0, StrRetStatus: 'InvalidUserPass' };
    expect(await call('wrong', 'GetCredit')).toEqual({ status: 200, body: wrong });
    expect(await codeOf(send(await givenShop({ balanceMrial: 1n })))).toBe(2);
    expect(await codeOf(send(await givenShop({ blockedReason: 'بدهی' })))).toBe(10);
    expect(await codeOf(send(shop, { from: '3000999' }))).toBe(5);
    expect(await codeOf(send(shop, { to: '' }))).toBe(16);
    expect(await codeOf(send(shop, { to: '12' }))).toBe(18);
    expect(await codeOf(send(shop, { text: '' }))).toBe(17);
    expect(await codeOf(call(shop.key, 'BaseServiceNumber', { to: ONE, bodyId: 7, text: '1' }))).toBe(-4);
    await givenPattern(shop, { title: '8', text: 'کد شما در آبان: {{code}}', names: ['code'] });
    expect(await codeOf(call(shop.key, 'BaseServiceNumber', { to: ONE, bodyId: 8, text: '1;2' }))).toBe(-5);
    expect(await codeOf(call(shop.key, 'BaseServiceNumber', { to: ONE, bodyId: 8, text: 'evil.ir' }))).toBe(-10);
    expect(await codeOf(call(shop.key, 'Nothing'))).toBe(11);
    expect(await codeOf(ask('/api/SendSMS/SendSMS'))).toBe(11);
    const cut = { headers: { 'content-type': 'application/json' }, body: '{"text":"س' };
    expect(await codeOf(ask('/api/SendSMS/SendSMS', cut))).toBe(11);
  });

  it('is what a key may not, and what another account has', async () => {
    const [shop, stranger] = [await givenShop(), await givenShop()];
    const reader = await givenKey(shop, { permissions: ['report.read'] });
    expect(await codeOf(send({ ...shop, key: reader }))).toBe(-111);
    const elsewhere = await givenKey(shop, { allowedAddresses: ['192.0.2.1'] });
    expect(await codeOf(send({ ...shop, key: elsewhere }))).toBe(-111);
    const tried = await givenKey(shop, { mode: 'test' });
    expect(await codeOf(send({ ...shop, key: tried }))).toBe(-111);
    expect(await sendsOf(shop)).toEqual([]);
    const recId = (await send(shop)).body.Value;
    expect((await call(shop.key, 'GetDeliveries2', { recId })).body.Value).toBe('400');
    expect((await call(stranger.key, 'GetDeliveries2', { recId })).body.Value).toBe('100');
    expect(api.logged()).not.toContain(shop.key);
  });
});
