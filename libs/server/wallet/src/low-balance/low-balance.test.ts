import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { creditAccount, debitAccount } from '../credit.service';
import { walletModule } from '../wallet.module';
import { lowBalanceTask } from './low-balance.task';
import type { TellBySms } from './low-balance.task';

const MOBILE = 240_000_077;
const told: { mobile: number; text: string }[] = [];
const tellBySms: TellBySms = async (_tx, message) => void told.push(message);
/** Nothing here writes a file. */
const NO_FILES = { save: () => Promise.reject(new Error('No file is written here.')) };
const task = lowBalanceTask(tellBySms);
const { call, context, signIn } = domainApi(walletModule({ tellBySms, files: NO_FILES }));

beforeEach(() => void told.splice(0));

const run = () => task.run(context());
const rial = (amount: number) => BigInt(amount) * 1000n;
const moved = { description: 'آزمون', at: new Date('2026-11-20T08:30:00Z') };
const give = (accountId: bigint, amount: number) =>
  creditAccount(context().db, { accountId, amountMrial: rial(amount), ...moved });
const take = (accountId: bigint, amount: number) =>
  debitAccount(context().db, { accountId, amountMrial: rial(amount), ...moved });

async function givenCustomer(balance: number) {
  const account = await givenAccount(context().db, { mobile: MOBILE });
  if (balance > 0) await give(account.accountId, balance);
  return { ...account, token: await signIn(account) };
}

const setAlert = (token: string, body: object) => call('/user/setting/low_balance', { token, body });

describe('an account whose balance falls', () => {
  it('is told once when it has less than 200,000 rial, and again after it had enough in between', async () => {
    const { accountId } = await givenCustomer(300_000);
    await run();
    expect(told).toEqual([]);
    await take(accountId, 100_000);
    await run();
    expect(told).toEqual([]);
    await take(accountId, 1);
    await run();
    await run();
    expect(told).toEqual([
      {
        mobile: MOBILE,
        at: expect.any(Date),
        text: 'اعتبار پنل شما به ۱۹۹٬۹۹۹ ریال رسید که از حد هشدار (۲۰۰٬۰۰۰ ریال) کمتر است. برای ادامهٔ ارسال‌ها اعتبار خود را افزایش دهید.',
      },
    ]);
    await give(accountId, 50_000);
    await run();
    await take(accountId, 100_000);
    await run();
    expect(told).toHaveLength(2);
  });

  it('is told once by two processes', async () => {
    const { accountId } = await givenCustomer(300_000);
    await run();
    await take(accountId, 200_000);
    await Promise.all([run(), run(), run()]);
    expect(told).toHaveLength(1);
  });

  it('is told again when the message could not be kept', async () => {
    const { accountId } = await givenCustomer(300_000);
    await run();
    await take(accountId, 200_000);
    const broken = lowBalanceTask(() => Promise.reject(new Error('no disk')));
    await expect(broken.run(context())).rejects.toThrow('no disk');
    await run();
    expect(told).toHaveLength(1);
  });

  it('is not told when it never had enough', async () => {
    const { accountId } = await givenCustomer(150_000);
    await run();
    await take(accountId, 100_000);
    await run();
    expect(told).toEqual([]);
  });
});

describe('the alert of a low balance', () => {
  it('is the default until it is set, and shown with the balance', async () => {
    const { token } = await givenCustomer(300_000);
    expect((await call('/user/setting/low_balance', { token })).data).toEqual({ is_on: true, below: '200000' });
    expect((await call('/credit', { token })).data).toMatchObject({ credit: '300000', alert_below: '200000' });
    expect((await call('/user/setting/parent_account_contact', { token })).data).toEqual({ numbers: ['989240000077'] });
  });

  it('is set to another amount, of which an account that is below already is not told', async () => {
    const { token, accountId } = await givenCustomer(600_000);
    await run();
    expect((await setAlert(token, { is_on: true, below: 1_000_000 })).data).toEqual({ is_on: true, below: '1000000' });
    await run();
    expect(told).toEqual([]);
    await give(accountId, 600_000);
    await run();
    await take(accountId, 300_000);
    await run();
    expect(told).toHaveLength(1);
  });

  it('is turned off for one account alone', async () => {
    const [quiet, other] = [await givenCustomer(300_000), await givenCustomer(300_000)];
    expect((await setAlert(quiet.token, { is_on: false, below: 200_000 })).status).toBe(200);
    expect((await call('/credit', { token: quiet.token })).data.alert_below).toBeNull();
    expect((await call('/credit', { token: other.token })).data.alert_below).toBe('200000');
    await run();
    await take(quiet.accountId, 200_000);
    await take(other.accountId, 200_000);
    await run();
    expect(told).toHaveLength(1);
  });

  it.each([199_999, 0, -1, 200_000.5, 100_000_000_001])('refuses %d rial', async (below) => {
    const { token } = await givenCustomer(0);
    expect(await setAlert(token, { is_on: true, below })).toMatchObject({
      status: 422,
      meta: { errors: { below: expect.any(String) } },
    });
  });
});
