import { proveLedger } from '@peyk/server-ledger';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { decidePayment } from './decide-payment.service';
import { inquiryTask } from './inquiry.task';
import type { PaymentGateway } from './payment-gateway';
import { paymentsModule } from './payments.module';
import type { TellBySms } from '@peyk/server-module';
import { GATEWAYS, MERCHANTS, bringBack, gatewayAt, referenceOf } from './testing/gateway-at';
import { startTestBank } from './testing/test-bank';
import type { TestBank } from './testing/test-bank';
import type { BankOrder } from '@peyk/server-simulators';

const CALLBACK = 'https://panel.example.ir/wallet/payment-result';
const HOUR_MS = 3_600_000;
const started = new Date('2026-11-20T08:30:00Z');

const state = {} as { bank: TestBank; token: string; accountId: bigint; userId: bigint };
const tellBySms = () => Promise.resolve();
const PATHS = {
  zarinpal: ['request', 'inquiry', 'verify'].map((name) => `/pg/v4/payment/${name}.json`),
  zibal: ['request', 'inquiry', 'verify'].map((name) => `/v1/${name}`),
  // There is no inquiry: what is asked is verify.
  sep: ['/onlinepg/onlinepg', ...[1, 2].map(() => '/verifyTxnRandomSessionkey/ipg/VerifyTransaction')],
};

describe.each(GATEWAYS)('a payment through %s', (name) => {
  const gateway = gatewayAt(name, () => state.bank.baseUrl);
  const told: Parameters<TellBySms>[1][] = [];
  const ports = {
    gateways: [gateway],
    tellBySms: async (_tx: unknown, message: (typeof told)[number]) => void told.push(message),
  };
  const { call, clock, context, db, fetch, logged, signIn } = domainApi(
    paymentsModule({ ...ports, origins: ['https://panel.example.ir'] }),
  );
  const [REQUEST = '', INQUIRY = '', VERIFY = ''] = PATHS[name];

  beforeAll(async () => {
    state.bank = await startTestBank();
  });
  afterAll(() => state.bank.close());
  beforeEach(async () => {
    state.bank.instead.clear();
    clock.set(started.toISOString());
    const account = await givenAccount(db());
    Object.assign(state, { accountId: account.accountId, userId: account.userId, token: await signIn(account) });
  });
  afterEach(async () => expect(await proveLedger(db())).toMatchObject({ proved: true }));

  const start = (amount = '5000000', callbackUrl = CALLBACK, token = state.token) =>
    call(`/payment/generate-url?${new URLSearchParams({ amount, callbackUrl })}`, { token });
  const begun = async () => {
    const { data } = await start();
    return { id: String(data.payment.id), order: state.bank.newest() };
  };
  const check = (id: string, token = state.token) => call('/payment/check', { token, body: { payment_id: id } });
  /** Somebody pays, and the browser comes back. */
  const pay = async (order: BankOrder, otherwise: Partial<BankOrder> = {}) => {
    Object.assign(order, { state: 'paid', ...otherwise });
    await bringBack({ fetch }, order);
  };
  const cancel = (order: BankOrder) => pay(order, { state: 'cancelled' });
  const stateOf = async (id: string) => (await check(id)).data.state;
  const balance = async () => {
    const wallets = db().selectFrom('wallets').select('balance_mrial').where('account_id', '=', state.accountId);
    return (await wallets.executeTakeFirst())?.balance_mrial ?? 0n;
  };
  const row = (id: string) =>
    db().selectFrom('payments').selectAll().where('id', '=', BigInt(id)).executeTakeFirstOrThrow();
  const inquireAfter = async (ms: number) => {
    clock.set(new Date(started.getTime() + ms).toISOString());
    await inquiryTask(ports).run(context());
  };

  it('is begun with the tax on top, and moves no money', async () => {
    const before = await balance();
    const { data } = await start();
    const order = state.bank.newest();
    expect(order).toMatchObject({ amount: 5_500_000, orderId: data.payment.id });
    const here = name === 'sep' ? /^https:\/\/panel\.example\.ir\/v1\/api\/payment\/return\/[\w-]{43}$/ : null;
    if (here) expect(order.callbackUrl).toMatch(here);
    else expect(order.callbackUrl).toBe(`${CALLBACK}?payment=${data.payment.id}`);
    expect(data.url).toContain(`${state.bank.baseUrl}/`);
    expect(data.payment).toMatchObject({ state: 'waiting', amount: '5000000', tax: '500000', payable: '5500000' });
    expect(await stateOf(data.payment.id)).toBe('waiting');
    expect(await balance()).toBe(before);
  });

  it('is listed with what became of it, for its own account only', async () => {
    const [first, second] = [await begun(), await begun()];
    await pay(second.order);
    await check(second.id);
    const list = async (filters: object = {}, token = state.token) =>
      (await call('/report/payment/new', { token, body: { filters } })).data;
    expect(await list()).toMatchObject({
      items: [
        { id: second.id, state: 'credited', tracking_code: referenceOf(second.order) },
        { id: first.id, state: 'waiting', tracking_code: null },
      ],
      paging: { total: 2 },
    });
    expect((await list({ state: 'waiting', gateway: name })).items).toMatchObject([{ id: first.id }]);
    expect((await list({ gateway: name === 'zibal' ? 'zarinpal' : 'zibal' })).items).toEqual([]);
    expect((await list({}, await signIn(await givenAccount(db())))).items).toEqual([]);
  });

  it('is credited by exactly its amount after it was paid, with the number of the bank', async () => {
    const before = await balance();
    const { id, order } = await begun();
    await pay(order);
    expect((await check(id)).data).toMatchObject({ state: 'credited', tracking_code: referenceOf(order) });
    expect((await balance()) - before).toBe(5_000_000_000n);
    expect(order.state).toBe('verified');
  });

  it('is credited once by fifty that come back at once, and by one that comes back a day later', async () => {
    const before = await balance();
    const { id, order } = await begun();
    await pay(order);
    const answers = await Promise.all(Array.from({ length: 50 }, () => check(id)));
    expect(new Set(answers.map(({ data }) => data.state))).toEqual(new Set(['credited']));
    clock.set(new Date(started.getTime() + 24 * HOUR_MS).toISOString());
    const signedInAgain = await signIn({ accountId: state.accountId, userId: state.userId });
    expect((await check(id, signedInAgain)).data.state).toBe('credited');
    expect((await balance()) - before).toBe(5_000_000_000n);
  });

  it('of another account is unknown, and is not credited by asking', async () => {
    const { id, order } = await begun();
    await pay(order);
    const stranger = await givenAccount(db());
    expect((await check(id, await signIn(stranger))).meta.message_code).toBe('404-340');
    expect((await row(id)).state).toBe('waiting');
  });

  it('is not credited when nobody has paid, however often it is asked', async () => {
    const before = await balance();
    const { id, order } = await begun();
    await check(id);
    await cancel(order);
    expect(await stateOf(id)).toBe('failed');
    expect(await balance()).toBe(before);
  });

  it('that was paid with another amount is for a person, who is the only one to decide, once', async () => {
    const before = await balance();
    const { id, order } = await begun();
    await pay(order, { amount: 1_100_000 });
    expect(await stateOf(id)).toBe('waiting');
    expect(await row(id)).toMatchObject({ state: 'undecided', fault: 'amount_differs' });
    order.amount = 5_500_000;
    await check(id);
    await inquireAfter(HOUR_MS);
    expect(await balance()).toBe(before);
    const decision = { as: 'returned', by: 'mina', reason: 'صورت‌حساب درگاه', reference: undefined } as const;
    await decidePayment(context(), BigInt(id), decision);
    await expect(decidePayment(context(), BigInt(id), { ...decision, as: 'credited' })).rejects.toMatchObject({
      code: '409-340',
    });
    expect(await stateOf(id)).toBe('returned');
    expect(await balance()).toBe(before);
  });

  it('that a person credits is credited once', async () => {
    const before = await balance();
    const { id, order } = await begun();
    await pay(order, { amount: 1_100_000 });
    await check(id);
    // Of SEP the number is known: its receipt.
    const said = name === 'sep' ? undefined : '77';
    const decision = { as: 'credited', by: 'mina', reason: 'x', reference: said } as const;
    const both = [1, 2].map(() => decidePayment(context(), BigInt(id), decision));
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await balance()) - before).toBe(5_000_000_000n);
  });

  it('whose answer is lost after the money was taken is credited by the inquiry', async () => {
    const before = await balance();
    const { id, order } = await begun();
    await pay(order);
    state.bank.instead.set(VERIFY, undefined);
    expect(await stateOf(id)).toBe('waiting');
    expect(order.state).toBe('verified');
    state.bank.instead.clear();
    await inquireAfter(5 * 60_000);
    expect((await row(id)).state).toBe('credited');
    expect((await balance()) - before).toBe(5_000_000_000n);
  });

  it('whose browser never comes back is found by the inquiry, in two processes at once', async () => {
    const before = await balance();
    const { id, order } = await begun();
    await pay(order);
    clock.set(new Date(started.getTime() + 2 * 60_000).toISOString());
    await Promise.all([inquiryTask(ports).run(context()), inquiryTask(ports).run(context())]);
    expect((await row(id)).state).toBe('credited');
    expect((await balance()) - before).toBe(5_000_000_000n);
  });

  it('that had failed and is paid after all is credited, and told of, once', async () => {
    const before = await balance();
    told.length = 0;
    const { id, order } = await begun();
    await cancel(order);
    await check(id);
    await pay(order);
    await inquireAfter(HOUR_MS);
    expect((await balance()) - before).toBe(5_000_000_000n);
    expect(await stateOf(id)).toBe('credited');
    await inquireAfter(2 * HOUR_MS);
    expect(told.map(({ text }) => text)).toEqual([
      'پرداخت آنلاین شما به مبلغ ۵٬۵۰۰٬۰۰۰ ریال که ناموفق اعلام شده بود، از سوی بانک تأیید شد و ۵٬۰۰۰٬۰۰۰ ریال به اعتبار پنل شما افزوده شد.',
    ]);
    const { description } = await db()
      .selectFrom('ledger_transactions')
      .select('description')
      .where('account_id', '=', state.accountId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(description).toContain('بازگشت دیرهنگام');
  });

  it('that is credited while it is waited for is told of by nobody but the page', async () => {
    told.length = 0;
    const { id, order } = await begun();
    await pay(order);
    await inquireAfter(HOUR_MS);
    expect(await stateOf(id)).toBe('credited');
    expect(told).toEqual([]);
  });

  it('that nobody could tell for 72 hours is for a person, and one that was never paid has failed', async () => {
    const { id: silent, order } = await begun();
    state.bank.instead.set(INQUIRY, undefined);
    await pay(order);
    await inquireAfter(72 * HOUR_MS);
    expect(await row(silent)).toMatchObject({ state: 'undecided', fault: 'no_answer', next_check_at: null });
    state.bank.instead.clear();
    clock.set(started.toISOString());
    const { id: left } = await begun();
    await inquireAfter(72 * HOUR_MS);
    expect(await row(left)).toMatchObject({ state: 'failed', next_check_at: null });
  });

  it('with a number of the bank that was credited before is for a person', async () => {
    const first = await begun();
    await pay(first.order);
    await check(first.id);
    const second = await begun();
    await pay(second.order, { refNumber: first.order.refNumber });
    const before = await balance();
    await check(second.id);
    expect(await row(second.id)).toMatchObject({
      state: 'undecided',
      fault: name === 'sep' ? 'receipt_of_another' : 'reference_credited_before',
    });
    expect(await balance()).toBe(before);
  });

  it('that the gateway does not take costs nothing and is asked for once', async () => {
    state.bank.instead.set(REQUEST, undefined);
    const asked = state.bank.asked.length;
    expect((await start()).meta.message_code).toBe('503-341');
    expect(state.bank.asked.length - asked).toBe(1);
    expect(logged()).not.toContain(MERCHANTS[name]);
  });

  it('that was killed before its address was known has failed an hour later', async () => {
    const killed = { account_id: state.accountId, gateway: name, description: 'x', created_at: started };
    const { id } = await db()
      .insertInto('payments')
      .values({
        ...killed,
        amount_mrial: 1n,
        tax_mrial: 0n,
        next_check_at: new Date(started.getTime() + HOUR_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await inquireAfter(HOUR_MS);
    expect((await row(String(id))).state).toBe('failed');
  });

  it('goes back to our panel only, with an amount that may be paid', async () => {
    expect((await start('5000000', 'https://evil.example/')).meta.message_code).toBe('422-343');
    expect((await start('999990')).meta.message_code).toBe('422-340');
    expect((await start('-5000000')).status).toBe(422);
  });

  it('is not begun without end', async () => {
    for (let count = 0; count < 30; count += 1) await start();
    expect((await start()).meta.message_code).toBe('429-340');
  });
});

describe('an installation with more gateways than one', () => {
  const named = (name: 'zarinpal' | 'zibal'): PaymentGateway => ({
    ...{ name, title: name, takesDescription: name === 'zibal' },
    request: async () => ({ authority: `${name}-authority`, url: `https://bank.example/${name}` }),
    inquire: async () => 'open',
    verify: async () => ({ outcome: 'unclear' }),
  });
  const gateways = [named('zarinpal'), named('zibal')];
  const { call, signIn } = domainApi(paymentsModule({ gateways, origins: ['https://panel.example.ir'], tellBySms }));
  const start = async (token: string, wanted: Record<string, string>) => {
    const query = new URLSearchParams({ amount: '5000000', callbackUrl: CALLBACK, ...wanted });
    return call(`/payment/generate-url?${query}`, { token });
  };

  it('lets the person choose, and takes the first where nothing was chosen', async () => {
    const token = await signIn();
    const { data } = await call('/payment_method_list', { token });
    expect(data.gateways).toEqual([
      { name: 'zarinpal', title: 'zarinpal', takes_description: false },
      { name: 'zibal', title: 'zibal', takes_description: true },
    ]);
    expect((await start(token, {})).data.url).toBe('https://bank.example/zarinpal');
    const chosen = (await start(token, { gateway: 'zibal' })).data;
    expect(chosen).toMatchObject({ url: 'https://bank.example/zibal', payment: { gateway: 'zibal' } });
    expect((await start(token, { gateway: 'mellat' })).status).toBe(422);
  });
});

describe('an installation without a gateway', () => {
  const { call, signIn } = domainApi(
    paymentsModule({ gateways: [], origins: ['https://panel.example.ir'], tellBySms }),
  );

  it('says so, and begins nothing', async () => {
    const token = await signIn();
    expect((await call('/payment_method_list', { token })).data).toMatchObject({ gateways: [], minimum: '1000000' });
    const query = new URLSearchParams({ amount: '5000000', callbackUrl: CALLBACK });
    expect((await call(`/payment/generate-url?${query}`, { token })).meta.message_code).toBe('503-340');
  });
});
