import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bank, answerMerchant, sepReceiptOf } from '@peyk/server-simulators';
import { startBankSimulator } from './bank-simulator';
import type { BankSimulator } from './bank-simulator';
import { readOptions } from './options';

const CALLBACK = 'http://127.0.0.1:4300/wallet/payment-result?payment=7';
const MERCHANT = '00000000-0000-4000-8000-000000000000';
const JSON_TYPE = { 'content-type': 'application/json' };

const folder = mkdtempSync(join(tmpdir(), 'bank-'));
const page = join(folder, 'page');
let simulator: BankSimulator;

beforeAll(() => {
  cpSync(join(__dirname, 'page'), page, { recursive: true });
  // The build brings these; any bytes do here.
  for (const name of ['base.css', 'vazirmatn-arabic.woff2', 'vazirmatn-latin.woff2'])
    copyFileSync(join(page, 'icon.svg'), join(page, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = async (...flags: string[]) => {
  simulator = await startBankSimulator(readOptions(['--port=0', ...flags], {}), page);
};
afterEach(() => simulator.stop());

const http = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${simulator.port}${path}`, init);
async function post(path: string, body: object) {
  const answer = await http(path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

/** Each protocol as a merchant speaks it: how it asks, and what its words say. */
const merchants = {
  zarinpal: {
    request: async (amount: number) => {
      const facts = { merchant_id: MERCHANT, amount, currency: 'IRR', description: 'افزایش اعتبار' };
      const { body } = await post('/pg/v4/payment/request.json', {
        ...facts,
        callback_url: CALLBACK,
        metadata: { order_id: '7' },
      });
      return { id: body.data.authority as string, code: body.data.code ?? body.errors.code };
    },
    page: '/pg/StartPay/',
    verify: async (id: string, amount: number) => {
      const { body } = await post('/pg/v4/payment/verify.json', { merchant_id: MERCHANT, authority: id, amount });
      return body.data.code ?? body.errors.code;
    },
    inquire: async (id: string) => {
      const { body } = await post('/pg/v4/payment/inquiry.json', { merchant_id: MERCHANT, authority: id });
      return body.data.status ?? body.errors.code;
    },
    words: { request: 100, refused: -12, verify: 100, again: 101, unpaid: -51, unknown: -54 },
    status: { open: 'IN_BANK', paid: 'PAID', verified: 'VERIFIED', failed: 'FAILED', reversed: 'REVERSED' },
    back: (id: string, isPaid: boolean) => `Authority=${id}&Status=${isPaid ? 'OK' : 'NOK'}`,
  },
  zibal: {
    request: async (amount: number) => {
      const order = { merchant: 'zibal', amount, callbackUrl: CALLBACK, orderId: '7' };
      const { body } = await post('/v1/request', order);
      return { id: String(body.trackId), code: body.result };
    },
    page: '/start/',
    verify: async (id: string) => (await post('/v1/verify', { merchant: 'zibal', trackId: Number(id) })).body.result,
    inquire: async (id: string) => {
      const { body } = await post('/v1/inquiry', { merchant: 'zibal', trackId: Number(id) });
      return body.status ?? body.result;
    },
    words: { request: 100, refused: 103, verify: 100, again: 201, unpaid: 202, unknown: 203 },
    status: { open: -1, paid: 2, verified: 1, failed: 5, reversed: 18 },
    back: (id: string, isPaid: boolean) => `success=${isPaid ? 1 : 0}&trackId=${id}&orderId=7&status=${isPaid ? 2 : 5}`,
  },
  sep: {
    request: async (amount: number) => {
      const order = { action: 'token', TerminalId: '2015', Amount: amount, ResNum: '7', RedirectUrl: CALLBACK };
      const { body } = await post('/onlinepg/onlinepg', order);
      return { id: body.token as string, code: body.errorCode ?? body.status };
    },
    page: '/OnlinePG/SendToken?token=',
    verify: async (id: string) => {
      const order = simulator.bank.find(id);
      const RefNum = order && sepReceiptOf(order);
      const question = { RefNum, TerminalNumber: 2015 };
      return (await post('/verifyTxnRandomSessionkey/ipg/VerifyTransaction', question)).body.ResultCode;
    },
    // There is none; the state of the order itself is read.
    inquire: async (id: string) => simulator.bank.find(id)?.state,
    words: { request: 1, refused: '12', verify: 0, again: 0, unpaid: -2, unknown: -2 },
    status: { open: 'open', paid: 'paid', verified: 'verified', failed: 'failed', reversed: 'reversed' },
    back: () => '',
  },
};

describe.each(['zarinpal', 'zibal', 'sep'] as const)('a payment that is asked for as %s', (protocol) => {
  const merchant = merchants[protocol];
  const backTo = (id: string, isPaid: boolean) =>
    [CALLBACK, merchant.back(id, isPaid)].filter((part) => part !== '').join('&');
  const act = (id: string, wanted: string, scenario?: string) => post(`/orders/${id}`, { act: wanted, scenario });

  it('is paid at its page, goes back with the words of the protocol, and is taken once', async () => {
    await start();
    const { id, code } = await merchant.request(1_100_000);
    expect(code).toBe(merchant.words.request);
    expect(await (await http(`${merchant.page}${id}`)).text()).toContain('بانک آزمایشی پیک');
    expect(await merchant.inquire(id)).toBe(merchant.status.open);
    expect(await merchant.verify(id, 1_100_000)).toBe(merchant.words.unpaid);
    expect(await (await http(`/orders/${id}`)).json()).toMatchObject({ amount: 1_100_000, merchant: '127.0.0.1:4300' });
    const { body } = await act(id, 'pay');
    expect(body.returnTo).toBe(backTo(id, true));
    expect(body.form?.ResNum).toBe(protocol === 'sep' ? '7' : undefined);
    expect(await merchant.inquire(id)).toBe(merchant.status.paid);
    expect(await merchant.verify(id, 1_100_000)).toBe(merchant.words.verify);
    expect(await merchant.verify(id, 1_100_000)).toBe(merchant.words.again);
    expect(await merchant.inquire(id)).toBe(merchant.status.verified);
  });

  it('is declined, and cannot be paid any more', async () => {
    await start();
    const { id } = await merchant.request(1_100_000);
    expect((await act(id, 'decline')).body.returnTo).toBe(backTo(id, false));
    expect((await act(id, 'pay')).status).toBe(409);
    expect(await merchant.inquire(id)).toBe(merchant.status.failed);
    expect(await merchant.verify('1', 1_100_000)).toBe(merchant.words.unknown);
  });

  it('of a magic amount is refused, given back, or its answer is lost once after the money was taken', async () => {
    await start();
    expect((await merchant.request(1_100_066)).code).toBe(merchant.words.refused);
    const back = await merchant.request(1_100_077);
    await act(back.id, 'pay');
    expect(await merchant.inquire(back.id)).toBe(merchant.status.reversed);
    const cut = await merchant.request(1_100_044);
    await act(cut.id, 'pay');
    await expect(merchant.verify(cut.id, 1_100_044)).rejects.toThrow();
    expect(await merchant.verify(cut.id, 1_100_044)).toBe(merchant.words.again);
  });

  it('is answered late once, or never', async () => {
    await start('--late-ms=1');
    const late = await merchant.request(1_100_011);
    await act(late.id, 'pay');
    const order = simulator.bank.find(late.id);
    expect(order?.hasFailed).toBe(false);
    if (protocol === 'sep') expect(await merchant.verify(late.id, 1_100_011)).toBe(merchant.words.verify);
    else expect(await merchant.inquire(late.id)).toBe(merchant.status.paid);
    expect(order?.hasFailed).toBe(true);
    const silent = await merchant.request(1_100_000);
    await act(silent.id, 'pay-and-leave', 'silent');
    if (protocol !== 'sep') await expect(merchant.inquire(silent.id)).rejects.toThrow();
    await expect(merchant.verify(silent.id, 1_100_000)).rejects.toThrow();
  });
});

it('tells another amount than was asked for, as each protocol does', async () => {
  await start();
  const { id } = await merchants.zarinpal.request(1_100_033);
  await post(`/orders/${id}`, { act: 'pay' });
  expect(await merchants.zarinpal.verify(id, 1_100_033)).toBe(-50);
  const other = await merchants.zibal.request(1_100_033);
  await post(`/orders/${other.id}`, { act: 'pay' });
  expect((await post('/v1/verify', { merchant: 'zibal', trackId: Number(other.id) })).body.amount).toBe(1_090_033);
});

it('sends a browser back from SEP with a form, which its page may send there and nowhere else', async () => {
  await start();
  const { id } = await merchants.sep.request(1_100_000);
  const page = await http(`${merchants.sep.page}${id}`);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:4300;");
  expect((await http('/')).headers.get('content-security-policy')).toContain("form-action 'self';");
  const { body } = await post(`/orders/${id}`, { act: 'pay' });
  const order = simulator.bank.find(id);
  const RefNum = order && sepReceiptOf(order);
  expect(body.form).toMatchObject({ State: 'OK', Status: '2', RefNum, ResNum: '7', Token: id, TerminalId: '2015' });
  const declined = await merchants.sep.request(1_100_000);
  const answer = await post(`/orders/${declined.id}`, { act: 'decline' });
  expect(answer.body.form).toMatchObject({ State: 'Failed', Status: '3', RefNum: '' });
});

it('gives back after half an hour what nobody has verified at SEP, and only there', () => {
  let now = 1_000_000_000;
  const bank = new Bank({ now: () => now });
  const order = { amount: 1_100_000, orderId: '1', description: '', callbackUrl: CALLBACK };
  const [kept, given, taken] = [
    bank.open({ ...order, protocol: 'zibal' }),
    bank.open({ ...order, protocol: 'sep', terminal: '2015' }),
    bank.open({ ...order, protocol: 'sep', terminal: '2015' }),
  ];
  for (const { id } of [kept, given, taken]) bank.act(id, 'pay');
  bank.verify(taken);
  now += 30 * 60_000;
  expect(bank.find(given.id)?.state).toBe('paid');
  now += 1;
  expect([kept, given, taken].map(({ id }) => bank.find(id)?.state)).toEqual(['paid', 'reversed', 'verified']);
  const question = { RefNum: sepReceiptOf(given), TerminalNumber: 2015 };
  const said = answerMerchant(bank, '/verifyTxnRandomSessionkey/ipg/VerifyTransaction', question);
  expect(said).toMatchObject({ ResultCode: -6, Success: false });
});

it('keeps its orders over a restart', async () => {
  const data = join(folder, 'data');
  await start(`--data=${data}`);
  const { id } = await merchants.zibal.request(1_100_000);
  await post(`/orders/${id}`, { act: 'pay' });
  simulator.stop();
  await start(`--data=${data}`);
  expect(await merchants.zibal.verify(id)).toBe(100);
});

it('lets a page stand for a quarter of an hour', () => {
  let now = 1_000_000_000;
  const bank = new Bank({ now: () => now });
  const order = bank.open({ protocol: 'zibal', amount: 1, orderId: '1', description: '', callbackUrl: CALLBACK });
  now += 15 * 60_000;
  expect(bank.find(order.id)?.state).toBe('open');
  now += 1;
  expect(bank.act(order.id, 'pay')).toBe(false);
  expect(bank.find(order.id)?.state).toBe('expired');
});

it('does nothing for a page of anybody else', async () => {
  await start();
  const { id } = await merchants.zibal.request(1_100_000);
  const asForeign = await new Promise<number>((resolve) => {
    const options = { port: simulator.port, path: `/orders/${id}`, headers: { host: 'evil.example' } };
    request(options, (answer) => resolve(answer.statusCode ?? 0)).end();
  });
  expect(asForeign).toBe(403);
  const form = await http(`/orders/${id}`, { method: 'POST', body: 'act=pay' });
  expect(form.status).toBe(400);
  expect((await post(`/orders/${id}`, { act: 'rob' })).status).toBe(422);
  expect(await merchants.zibal.inquire(id)).toBe(-1);
});

it.each([
  [['--host=0.0.0.0'], {}, /only 127\.0\.0\.1/],
  [[], { NODE_ENV: 'Production' }, /not for production/],
  [['--port=x'], {}, /--port must be a whole number/],
  [['--wrong'], {}, /Known flags: --host --port/],
])('refuses %j with %j', async (args, env, message) => {
  await start();
  expect(() => readOptions(args, env)).toThrow(message);
});
