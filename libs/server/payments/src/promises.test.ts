import { proveLedger } from '@peyk/server-ledger';
import { offersModule } from '@peyk/server-offers';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { inquiryTask } from './inquiry.task';
import { paymentsModule } from './payments.module';
import { gatewayAt } from './testing/gateway-at';
import { startTestBank } from './testing/test-bank';
import type { TestBank } from './testing/test-bank';

const CALLBACK = 'https://panel.example.ir/wallet/payment-result';
const MILLION = 1_000_000_000n;
const state = {} as { bank: TestBank; token: string; accountId: bigint; packageId: bigint; planId: bigint };

const gateway = gatewayAt('zibal', () => state.bank.baseUrl);
const told: string[] = [];
const tellBySms = async (_tx: unknown, { text }: { text: string }) => void told.push(text);
const payments = paymentsModule({ gateways: [gateway], origins: ['https://panel.example.ir'], tellBySms });
const { call, clock, context, db, signIn } = domainApi({
  ...payments,
  handlers: { ...payments.handlers, ...offersModule().handlers },
});

beforeAll(async () => {
  state.bank = await startTestBank();
});
afterAll(() => state.bank.close());

async function givenOffers() {
  const created_at = clock.now();
  const { id: packageId } = await db()
    .insertInto('charge_packages')
    .values({
      ...{ title: `بسته ${Math.random()}`, description: '', amount_mrial: 5n * MILLION, bonus_mrial: MILLION },
      ...{ most_each: 1, created_at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: planId } = await db()
    .insertInto('plans')
    .values({ title: `طرح ${Math.random()}`, description: '', price_mrial: 300_005n * 1000n, days: null, created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { packageId, planId };
}

beforeEach(async () => {
  const account = await givenAccount(db());
  await db().deleteFrom('promotions').execute();
  Object.assign(state, { accountId: account.accountId, token: await signIn(account), ...(await givenOffers()) });
});
afterEach(async () => expect(await proveLedger(db())).toMatchObject({ proved: true }));

const balance = async () => {
  const wallets = db().selectFrom('wallets').select('balance_mrial').where('account_id', '=', state.accountId);
  return (await wallets.executeTakeFirstOrThrow()).balance_mrial;
};
const select = (more: object = {}) =>
  call('/charge-packages/select', {
    token: state.token,
    body: {
      ...{ package_id: String(state.packageId), amount: '5000000', bonus: '1000000', callbackUrl: CALLBACK },
      ...more,
    },
  });
const payPlan = (price = '300005') =>
  call('/panel/plans/pay', {
    token: state.token,
    body: { plan_id: String(state.planId), price, callbackUrl: CALLBACK },
  });
const paid = async (asked: ReturnType<typeof select>) => {
  const { data } = await asked;
  state.bank.newest().state = 'paid';
  return String(data.payment.id);
};
const check = async (id: string) =>
  (await call('/payment/check', { token: state.token, body: { payment_id: id } })).data;
const promote = (percent: number) =>
  db()
    .insertInto('promotions')
    .values({
      ...{ title: 'پیشنهاد امروز', percent, from_mrial: 2n * MILLION, most_mrial: null, created_at: clock.now() },
      ...{ starts_at: clock.now(), ends_at: new Date(clock.now().getTime() + 1000) },
    })
    .execute();

it('a package brings its amount and what it promises on top, which are two transactions', async () => {
  const before = await balance();
  const id = await paid(select());
  expect(await check(id)).toMatchObject({ state: 'credited', amount: '5000000', bonus: '1000000' });
  expect((await balance()) - before).toBe(6n * MILLION);
  await check(id);
  expect((await balance()) - before).toBe(6n * MILLION);
});

it('two tabs that pay the same package get what comes on top as often as it says; the money is theirs both times', async () => {
  const before = await balance();
  const first = await paid(select());
  const second = await paid(select());
  const [one, other] = await Promise.all([check(first), check(second)]);
  expect([one.state, other.state]).toEqual(['credited', 'credited']);
  expect([one.bonus, other.bonus].toSorted()).toEqual(['0', '1000000']);
  expect((await balance()) - before).toBe(11n * MILLION);
});

it('a package that has changed since it was shown is not paid, and one that was paid for keeps its promise', async () => {
  const before = await balance();
  const id = await paid(select());
  await db().updateTable('charge_packages').set({ bonus_mrial: 1n, is_open: false }).execute();
  expect((await select()).meta.message_code).toBe('404-341');
  await db().updateTable('charge_packages').set({ is_open: true }).execute();
  expect((await select()).meta.message_code).toBe('409-341');
  expect((await check(id)).bonus).toBe('1000000');
  expect((await balance()) - before).toBe(6n * MILLION);
});

it('a promotion counts for what is begun in its time', async () => {
  await promote(10);
  const before = await balance();
  const start = (amount: string) =>
    call(`/payment/generate-url?${new URLSearchParams({ amount, callbackUrl: CALLBACK })}`, { token: state.token });
  expect((await start('1990000')).data.payment.bonus).toBe('0');
  const id = await paid(start('3000000'));
  await db().deleteFrom('promotions').execute();
  expect(await check(id)).toMatchObject({ bonus: '300000', bonus_title: 'پیشنهاد امروز' });
  expect((await balance()) - before).toBe((3n * MILLION * 11n) / 10n);
});

it('a plan is bought in the moment in which its payment is credited, once, and what was paid beyond it stays', async () => {
  const before = await balance();
  expect((await payPlan('300000')).meta.message_code).toBe('409-345');
  const id = await paid(payPlan());
  expect(await check(id)).toMatchObject({ state: 'credited', amount: '1000000' });
  expect((await balance()) - before).toBe(MILLION - 300_005_000n);
  const again = await paid(payPlan());
  expect((await check(again)).state).toBe('credited');
  expect((await balance()) - before).toBe(2n * MILLION - 300_005_000n);
  const held = await db().selectFrom('account_plans').selectAll().where('account_id', '=', state.accountId).execute();
  expect(held).toMatchObject([{ plan_id: state.planId, paid_mrial: 300_005_000n, ends_at: null }]);
});

it('a plan that is bought by a payment which had failed is told of as bought, and what is left as credit', async () => {
  told.length = 0;
  const { data } = await payPlan();
  const order = state.bank.newest();
  order.state = 'cancelled';
  await check(String(data.payment.id));
  order.state = 'paid';
  clock.advance(3_600_000);
  await inquiryTask({ gateways: [gateway], tellBySms }).run(context());
  const { title } = await db()
    .selectFrom('plans')
    .select('title')
    .where('id', '=', state.planId)
    .executeTakeFirstOrThrow();
  expect(told).toEqual([
    `پرداخت آنلاین شما به مبلغ ۱٬۱۰۰٬۰۰۰ ریال که ناموفق اعلام شده بود، از سوی بانک تأیید شد و «${title}» خریداری شد و ۶۹۹٬۹۹۵ ریال باقی‌مانده به اعتبار پنل شما افزوده شد.`,
  ]);
});
