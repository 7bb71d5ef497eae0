import { createSandboxCarrier } from '@peyk/server-carrier';
import type { SandboxOptions } from '@peyk/server-carrier';
import { systemClock } from '@peyk/server-database';
import { proveLedger } from '@peyk/server-ledger';
import { createReportsHandlers } from '@peyk/server-reports';
import { createSender } from '@peyk/server-sender';
import type { Sender } from '@peyk/server-sender';
import { createWalletHandlers } from '@peyk/server-wallet';
import { createTestDatabase, givenAccount, givenLine, givenTariff, silentLog } from '@peyk/shared-testing-node';
import type { AccountWishes, LineWishes, TestDatabase } from '@peyk/shared-testing-node';
import { createSendHandlers } from './send.routes';
import { startTestApi } from './testing/test-api';
import type { TestApi } from './testing/test-api';

/** A send from its quote to its last receipt, over HTTP, with the real engine and an operator in memory. */
let test: TestDatabase;
let api: TestApi;
const running: Sender[] = [];
const keys = { last: 0 };

beforeAll(async () => {
  test = await createTestDatabase();
  await givenTariff(test.db);
  const handlers = { ...createSendHandlers(), ...createReportsHandlers(), ...createWalletHandlers() };
  api = await startTestApi({ db: test.db, clock: systemClock, handlers });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((sender) => sender.stop()));
  expect(await proveLedger(test.db)).toMatchObject({ proved: true });
});
afterAll(async () => {
  await api?.close();
  await test?.close();
});

async function startSender(options: Partial<SandboxOptions> = {}): Promise<void> {
  const context = { db: test.db, clock: systemClock, log: silentLog };
  const openCarrier = (listener: SandboxOptions['listener']) =>
    createSandboxCarrier({ receiptDelayMs: 1, ...options, listener });
  const sender = createSender({ context, openCarrier });
  running.push(sender);
  await sender.start();
}

async function givenSender(wishes: AccountWishes & LineWishes = {}) {
  const account = await givenAccount(test.db, { balanceMrial: 10_000_000_000n, ...wishes });
  const line = await givenLine(test.db, { ...wishes, accountId: account.accountId });
  const token = await api.signIn(account);
  const call = (path: string, body?: object, headers?: Record<string, string>) => api.call(token, path, body, headers);
  return { ...account, number: line.number, call };
}
type Customer = Awaited<ReturnType<typeof givenSender>>;

interface Wanted {
  text: string;
  recipients: string[];
  charity?: boolean;
}

async function quoteAndSend({ call, number }: Customer, { text, recipients, charity = false }: Wanted) {
  const common = { from_number: number, message: text, charity };
  const { data } = await call('/send/calculate-price', { ...common, recipients });
  const send = { ...common, sending_type: 'quick', params: { recipients }, quote_id: data.quote.quote_id };
  const answer = await call('/send', send, { 'idempotency-key': `life-key-${(keys.last += 1)}` });
  return { quote: data.quote, sendId: answer.data.send_id as string };
}

const reportOf = async ({ call }: Customer, sendId: string) => (await call(`/report/by_bulk?send_id=${sendId}`)).data;
const creditOf = async ({ call }: Customer) => (await call('/credit')).data;

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadlineMs = Date.now() + 15_000;
  while (!(await isSo())) {
    if (Date.now() > deadlineMs) throw new Error(`${what}: did not happen within 15 s`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function numbers(prefix: string, count = 1): string[] {
  return Array.from({ length: count }, (_, i) => `${prefix}${String(i).padStart(11 - prefix.length, '0')}`);
}
const PERSIAN = 'سلام، سفارش شما رسید.';

describe('the price shown is the price charged', () => {
  it.each([
    ['1 MCI, Persian, 1 part', { text: PERSIAN, recipients: numbers('09952') }, '1370'],
    ['1 Irancell, Persian, 1 part', { text: PERSIAN, recipients: numbers('09041') }, '1503'],
    [
      '2 MCI and 1 RighTel, Persian, 2 parts',
      { text: 'س'.repeat(100), recipients: [...numbers('09952', 2), ...numbers('0924')] },
      '8486',
    ],
    [
      '1 Irancell, Latin, 1 part, service line',
      { text: 'Your order is here.', recipients: numbers('09041') },
      '3697.5',
    ],
    ['1,000 MCI, Persian, charity', { text: PERSIAN, recipients: numbers('09952', 1000), charity: true }, '1438500'],
  ])('for %s', async (_what, wanted, total) => {
    await startSender();
    const customer = await givenSender();
    const before = Number((await creditOf(customer)).credit);
    const { quote, sendId } = await quoteAndSend(customer, wanted);
    expect(quote.total).toBe(total);
    const count = wanted.recipients.length;
    await until('all delivered and finished', async () => {
      const { state, counts } = await reportOf(customer, sendId);
      return state === 6 && counts.delivered === count;
    });
    expect(await reportOf(customer, sendId)).toMatchObject({
      state: 6,
      charged: total,
      returned: '0',
      can_stop: false,
    });
    expect(await creditOf(customer)).toMatchObject({ credit: String(before - Number(total)), held: '0' });
  });
});

describe('what was not sent', () => {
  it('comes back exactly when the send is stopped, and a second stop says the same', async () => {
    // Nobody sends yet: only what prepares is running, its carrier refuses nothing and takes nothing.
    await startSender({ window: 0 });
    const customer = await givenSender();
    const { quote, sendId } = await quoteAndSend(customer, {
      text: PERSIAN,
      recipients: numbers('09952', 50),
      charity: true,
    });
    await until('prepared', async () => [2, 5].includes((await reportOf(customer, sendId)).state));
    expect(await creditOf(customer)).toMatchObject({ held: quote.total });
    const stop = () => customer.call('/send/cancel', { send_id: sendId });
    const [first, second] = [await stop(), await stop()];
    const { cancelled_count, returned } = first.data;
    expect(second.data).toEqual(first.data);
    const report = await reportOf(customer, sendId);
    expect(report).toMatchObject({ state: 7, returned, counts: { cancelled: cancelled_count }, can_stop: false });
    expect(Number(returned)).toBe(cancelled_count * 1370 * 1.05);
    expect(cancelled_count).toBeGreaterThan(40);
  });

  it('comes back when the operator refuses it', async () => {
    await startSender({
      decide: ({ destination }) => (destination.startsWith('98904') ? { kind: 'refused', code: 11 } : undefined),
    });
    const customer = await givenSender();
    const recipients = [...numbers('09952', 3), ...numbers('09041', 2)];
    const { sendId } = await quoteAndSend(customer, { text: PERSIAN, recipients });
    await until('finished', async () => (await reportOf(customer, sendId)).counts.delivered === 3);
    const report = await reportOf(customer, sendId);
    expect(report).toMatchObject({ charged: '4110', returned: '3006', counts: { delivered: 3, refused: 2 } });
  });
});

describe('a stop is refused', () => {
  it('when the send has ended', async () => {
    await startSender();
    const customer = await givenSender();
    const { sendId } = await quoteAndSend(customer, { text: PERSIAN, recipients: numbers('09952') });
    await until('finished', async () => (await reportOf(customer, sendId)).state === 6);
    const answer = await customer.call('/send/cancel', { send_id: sendId });
    expect(answer).toMatchObject({ status: 409, code: '409-21', errors: { send_id: expect.any(String) } });
  });

  it('for a send of another account, which goes on', async () => {
    const owner = await givenSender();
    const { sendId } = await quoteAndSend(owner, { text: PERSIAN, recipients: numbers('09952') });
    const stranger = await givenSender();
    expect(await stranger.call('/send/cancel', { send_id: sendId })).toMatchObject({ status: 404, code: '404-20' });
    expect((await reportOf(owner, sendId)).state).toBe(0);
  });
});

describe('a send without a quote', () => {
  it('ends as "no credit" with nothing held when the wallet is empty', async () => {
    await startSender();
    const customer = await givenSender({ balanceMrial: 1_000n });
    const { data } = await customer.call(
      '/send',
      {
        sending_type: 'webservice',
        from_number: customer.number,
        message: PERSIAN,
        params: { recipients: numbers('09952') },
      },
      { 'idempotency-key': 'without-a-quote' },
    );
    await until('ended', async () => (await reportOf(customer, data.send_id)).state === 8);
    expect((await reportOf(customer, data.send_id)).state_reason).toContain('اعتبار');
    expect(await creditOf(customer)).toMatchObject({ credit: '1', held: '0' });
  });
});
