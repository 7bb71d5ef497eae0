/** What a browser brings back from a gateway that can be asked with nothing else: kept for `verify`, never believed, worth one payment. */
import { runTransaction } from '@peyk/server-database';
import { proveLedger } from '@peyk/server-ledger';
import type { BankOrder } from '@peyk/server-simulators';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { checkPayment } from './check-payment.service';
import { decidePayment } from './decide-payment.service';
import { inquiryTask } from './inquiry.task';
import type { PaymentGateway } from './payment-gateway';
import { paymentsQueue } from './payments-queue';
import { paymentsModule } from './payments.module';
import { findPayment, lockPayment } from './payments.repository';
import { storeReturned } from './returns.repository';
import { bringBack, gatewayAt, referenceOf } from './testing/gateway-at';
import { startTestBank } from './testing/test-bank';
import type { TestBank } from './testing/test-bank';

const CALLBACK = 'https://panel.example.ir/wallet/payment-result';
const VERIFY = '/verifyTxnRandomSessionkey/ipg/VerifyTransaction';
const CREDITED = 5_000_000_000n;
const MINUTE_MS = 60_000;
const NO_TEXTS = { from: 1, limit: 1 };
const started = new Date('2026-11-20T08:30:00Z');

const state = {} as { bank: TestBank; token: string; accountId: bigint };
const tellBySms = () => Promise.resolve();
const real = gatewayAt('sep', () => state.bank.baseUrl);
const ports = { gateways: [real], tellBySms };
const { call, clock, context, db, fetch, logged, signIn } = domainApi(
  paymentsModule({ ...ports, origins: ['https://panel.example.ir'] }),
);

beforeAll(async () => {
  state.bank = await startTestBank();
});
afterAll(() => state.bank.close());
beforeEach(async () => {
  state.bank.instead.clear();
  clock.set(started.toISOString());
  const account = await givenAccount(db());
  Object.assign(state, { accountId: account.accountId, token: await signIn(account) });
});
afterEach(async () => expect(await proveLedger(db())).toMatchObject({ proved: true }));

async function begun(token = state.token) {
  const query = new URLSearchParams({ amount: '5000000', callbackUrl: CALLBACK });
  const { data } = await call(`/payment/generate-url?${query}`, { token });
  return { id: String(data.payment.id), order: state.bank.newest() };
}
async function paid(token?: string) {
  const payment = await begun(token);
  payment.order.state = 'paid';
  return payment;
}
const bring = (order: BankOrder, changes: Record<string, string> = {}) => bringBack({ fetch }, order, changes);
const check = (id: string, token = state.token) => call('/payment/check', { token, body: { payment_id: id } });
const row = (id: string) =>
  db().selectFrom('payments').selectAll().where('id', '=', BigInt(id)).executeTakeFirstOrThrow();
async function inquireAfter(minutes: number) {
  clock.set(new Date(started.getTime() + minutes * MINUTE_MS).toISOString());
  await inquiryTask(ports).run(context());
}
async function balance(accountId = state.accountId) {
  const wallets = db().selectFrom('wallets').select('balance_mrial').where('account_id', '=', accountId);
  return (await wallets.executeTakeFirst())?.balance_mrial ?? 0n;
}
const verifications = () => state.bank.asked.filter(({ path }) => path === VERIFY).length;

it('leads the browser on to the page, by an address that holds nothing of the form, and credits nothing', async () => {
  const { id, order } = await paid();
  const before = await balance();
  const answer = await bring(order);
  expect(answer).toMatchObject({
    statusCode: 303,
    headers: { location: `${CALLBACK}?payment=${id}`, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
  expect(answer?.headers).not.toHaveProperty('set-cookie');
  expect((await row(id)).state).toBe('waiting');
  expect(await balance()).toBe(before);
});

it('takes the same words from an address as from a form', async () => {
  const { id, order } = await paid();
  const words = { State: 'OK', Status: '2', RefNum: referenceOf(order), ResNum: id };
  const url = `${new URL(order.callbackUrl).pathname}?${new URLSearchParams(words)}`;
  expect(await fetch(url)).toMatchObject({ statusCode: 303 });
  expect((await check(id)).data.state).toBe('credited');
});

it('is asked about by the inquiry at once, though nobody opens the page', async () => {
  const { id, order } = await paid();
  await bring(order);
  await inquireAfter(0);
  expect((await row(id)).state).toBe('credited');
});

it('credits once what is brought by fifty browsers at once and a day later again', async () => {
  const { id, order } = await paid();
  const before = await balance();
  await Promise.all(Array.from({ length: 50 }, () => bring(order).then(() => check(id))));
  clock.set(new Date(started.getTime() + 24 * 60 * MINUTE_MS).toISOString());
  await bring(order);
  await inquireAfter(24 * 60);
  expect((await balance()) - before).toBe(CREDITED);
});

it.each([
  ['as it is', (receipt: string) => receipt],
  ['in other letters', (receipt: string) => receipt.toUpperCase()],
])('pays one payment with a receipt, and another of the same amount never: %s', async (_, spelled) => {
  const before = await balance();
  const [first, second] = [await paid(), await paid()];
  const RefNum = spelled(referenceOf(first.order));
  await bring(first.order);
  expect((await check(first.id)).data.state).toBe('credited');
  const asked = verifications();
  await bring(second.order, { RefNum });
  expect(await row(second.id)).toMatchObject({ state: 'undecided', fault: 'receipt_of_another', reference: RefNum });
  await check(second.id);
  await inquireAfter(60);
  const facts = (await paymentsQueue.show(db(), second.id, NO_TEXTS))?.facts;
  expect(facts).toContainEqual({ title: 'پرداختی که این شماره از آن است', value: first.id, kind: 'latin' });
  // Nothing is asked with what belongs to another, and a person cannot credit it either.
  expect(verifications()).toBe(asked);
  const decision = { as: 'credited', by: 'mina', reason: 'صورت‌حساب', reference: undefined } as const;
  await expect(decidePayment(context(), BigInt(second.id), decision)).rejects.toMatchObject({ code: '409-348' });
  expect((await row(second.id)).state).toBe('undecided');
  expect((await balance()) - before).toBe(CREDITED);
});

it('credits one of two payments of two accounts that bring one receipt in two processes at once', async () => {
  const other = await givenAccount(db());
  const token = await signIn(other);
  for (let round = 0; round < 10; round += 1) {
    const mine = await paid();
    const theirs = await paid(token);
    const before = (await balance()) + (await balance(other.accountId));
    const RefNum = referenceOf(mine.order);
    await Promise.all([bring(mine.order), bring(theirs.order, { RefNum })]);
    await Promise.all([check(mine.id), check(theirs.id, token), inquireAfter(2), inquireAfter(2)]);
    const states = [(await row(mine.id)).state, (await row(theirs.id)).state];
    expect(states.sort()).toEqual(['credited', 'undecided']);
    expect((await balance()) + (await balance(other.accountId)) - before).toBe(CREDITED);
    clock.set(started.toISOString());
  }
});

it('is refused by the database itself for a second payment', async () => {
  const [first, second] = [await paid(), await paid()];
  const store = ({ id }: typeof first, receipt: string) =>
    runTransaction(db(), (tx) =>
      storeReturned(tx, { accountId: state.accountId, id: BigInt(id) }, { receipt, at: started }),
    );
  await store(first, 'unlike-any');
  await expect(store(second, 'Unlike-Any')).rejects.toMatchObject({ constraint: 'payment_returns_receipt' });
});

it.each([
  ['the number of another order', { ResNum: '1' }],
  ['the token of another order', { Token: 'another' }],
])('ignores a form with %s, which anyone could send, and takes the right one afterwards', async (_, changes) => {
  const { id, order } = await paid();
  await bring(order, changes);
  expect(await row(id)).toMatchObject({ state: 'waiting', fault: null, reference: null });
  expect(logged()).toContain('order_differs');
  const kept = db().selectFrom('payment_returns').select(['receipt', 'returned_at']);
  expect(await kept.where('payment_id', '=', BigInt(id)).execute()).toEqual([{ receipt: null, returned_at: null }]);
  await bring(order);
  expect((await check(id)).data.state).toBe('credited');
});

it('keeps the first of two receipts: the money of the other is not verified, and goes back', async () => {
  const { id, order } = await begun();
  await bring(order, { RefNum: 'invented', State: 'OK', Status: '2' });
  await bring(order, { RefNum: 'another', State: 'OK', Status: '2' });
  expect(await row(id)).toMatchObject({ state: 'waiting', fault: null });
  expect(logged()).toContain('second_receipt');
  expect((await check(id)).data.state).toBe('failed');
});

it('waits for nobody with what changes nothing any more', async () => {
  const { id, order } = await paid();
  await bring(order);
  expect((await check(id)).data.state).toBe('credited');
  await runTransaction(db(), async (tx) => {
    await lockPayment(tx, { accountId: state.accountId, id: BigInt(id) });
    const answers = await Promise.all([
      bring(order),
      bring(order, { RefNum: 'another' }),
      bring(order, { ResNum: '1' }),
    ]);
    expect(answers.map((answer) => answer?.statusCode)).toEqual([303, 303, 303]);
  });
});

it('is due at once although a finding of before its return comes afterwards', async () => {
  const { id, order } = await paid();
  const slow: PaymentGateway = {
    ...real,
    inquire: async (payment) => {
      const standing = await real.inquire(payment);
      await bring(order);
      return standing;
    },
  };
  const payment = await findPayment(db(), { accountId: state.accountId, id: BigInt(id) });
  if (!payment) throw new Error('There is no payment.');
  await checkPayment(context(), slow, payment);
  expect(await row(id)).toMatchObject({ state: 'waiting', next_check_at: started });
  await inquireAfter(0);
  expect((await row(id)).state).toBe('credited');
});

it('does not believe a form that says paid: what nobody has paid is not credited', async () => {
  const { id, order } = await begun();
  const before = await balance();
  await bring(order, { State: 'OK', Status: '2', RefNum: 'of-nothing', Amount: '5500000' });
  expect((await check(id)).data.state).toBe('failed');
  expect(await balance()).toBe(before);
});

it('does not believe a form that says cancelled either: a receipt is verified', async () => {
  const { id, order } = await paid();
  await bring(order, { State: 'CanceledByUser', Status: '1', Amount: '1' });
  expect((await check(id)).data.state).toBe('credited');
});

it('has failed at once when the browser comes back without a receipt, and is credited when one comes after all', async () => {
  const { id, order } = await begun();
  order.state = 'cancelled';
  await bring(order);
  expect((await check(id)).data.state).toBe('failed');
  order.state = 'paid';
  await bring(order);
  await inquireAfter(1);
  expect((await row(id)).state).toBe('credited');
});

it('is never credited by guess: without a browser it stays open until SEP has given everything back, then it has failed', async () => {
  const { id, order } = await paid();
  const before = await balance();
  for (const minutes of [2, 5, 15, 29, 60]) await inquireAfter(minutes);
  expect((await row(id)).state).toBe('waiting');
  await inquireAfter(120);
  expect(await row(id)).toMatchObject({ state: 'failed', fault: 'not_paid' });
  await inquireAfter(72 * 60);
  expect(await row(id)).toMatchObject({ state: 'failed', next_check_at: null });
  expect(await balance()).toBe(before);
  await bring(order);
  expect((await row(id)).next_check_at).toBeNull();
});

it('is asked again at the times of the inquiry from its return on, when the answer of verify is lost', async () => {
  const { id, order } = await paid();
  clock.set(new Date(started.getTime() + 19 * MINUTE_MS).toISOString());
  await bring(order);
  state.bank.instead.set(VERIFY, undefined);
  for (const minutes of [19, 21, 24, 34]) await inquireAfter(minutes);
  expect(order.state).toBe('verified');
  state.bank.instead.clear();
  await inquireAfter(48);
  expect((await row(id)).state).toBe('credited');
});

it('is for a person at the end, when SEP only says that the half hour is over', async () => {
  const { id, order } = await paid();
  state.bank.instead.set(VERIFY, { ResultCode: -6, Success: false });
  await bring(order);
  await inquireAfter(60);
  expect((await row(id)).state).toBe('waiting');
  await inquireAfter(72 * 60);
  expect(await row(id)).toMatchObject({ state: 'undecided', fault: 'no_answer', reference: null });
  // By its receipt a person finds it in SEP's statement, and by no other number it is credited.
  const facts = (await paymentsQueue.show(db(), id, NO_TEXTS))?.facts;
  expect(facts).toContainEqual({ title: 'شمارهٔ پیگیری بانک', value: referenceOf(order), kind: 'latin' });
  expect(facts).toContainEqual(
    expect.objectContaining({ value: 'تا ۷۲ ساعت پاسخ روشنی از درگاه نرسید.', kind: 'text' }),
  );
  await decidePayment(context(), BigInt(id), { as: 'credited', by: 'mina', reason: 'x', reference: undefined });
  expect((await row(id)).reference).toBe(referenceOf(order));
});

it('leads an address that nobody was given to the beginning, and takes nothing but a short form', async () => {
  const { id, order } = await paid();
  const path = new URL(order.callbackUrl).pathname;
  const unknown = `${path.slice(0, -43)}${'a'.repeat(43)}`;
  expect(await fetch(unknown)).toMatchObject({ statusCode: 303, headers: { location: '/' } });
  for (let count = 1; count < 60; count += 1) await fetch(unknown);
  expect(await fetch(unknown)).toMatchObject({ statusCode: 429, headers: { 'retry-after': expect.any(String) } });
  expect((await fetch(path, { body: { RefNum: '1' } })).statusCode).toBe(415);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await fetch(path, { body: `RefNum=${'1'.repeat(17_000)}`, headers })).statusCode).toBe(413);
  // A look without words changes nothing.
  await fetch(path);
  const kept = db().selectFrom('payment_returns').select('returned_at').where('payment_id', '=', BigInt(id));
  expect(await kept.executeTakeFirst()).toEqual({ returned_at: null });
});

it('is asked about beside another gateway that never answers', async () => {
  const { id, order } = await paid();
  await bring(order);
  const silent = gatewayAt('zibal', () => state.bank.baseUrl);
  const other = { account_id: state.accountId, gateway: 'zibal', description: 'x', created_at: started } as const;
  const money = { amount_mrial: 1n, tax_mrial: 0n, authority: `silent-${id}`, state: 'waiting' } as const;
  const due = { next_check_at: new Date(started.getTime() - MINUTE_MS) };
  await db()
    .insertInto('payments')
    .values({ ...other, ...money, ...due })
    .execute();
  // The silent one answers only after the other was verified: a round for both would never end.
  let say = () => {};
  const isVerified = new Promise<void>((resolve) => (say = resolve));
  const sep: PaymentGateway = { ...real, verify: (payment) => real.verify(payment).finally(() => say()) };
  const gateways = [sep, { ...silent, inquire: () => isVerified.then(() => 'open' as const) }];
  expect(await inquiryTask({ ...ports, gateways }).run(context())).toBe(2);
  expect((await row(id)).state).toBe('credited');
});

describe('a panel that comes from another host than the API', () => {
  const elsewhere = { origins: ['https://panel.example.ir'], serverOrigin: 'https://api.example.ir' };
  const api = domainApi(paymentsModule({ ...ports, ...elsewhere }));

  it('is come back to by way of the API, which leads on to the page', async () => {
    const query = new URLSearchParams({ amount: '5000000', callbackUrl: CALLBACK });
    const { data } = await api.call(`/payment/generate-url?${query}`, { token: await api.signIn() });
    const order = state.bank.newest();
    expect(order.callbackUrl).toMatch(/^https:\/\/api\.example\.ir\/v1\/api\/payment\/return\/[\w-]{43}$/);
    const answer = await bringBack(api, order);
    expect(answer?.headers).toMatchObject({ location: `${CALLBACK}?payment=${data.payment.id}` });
  });
});
