import { createTestDatabase, fixedClock, givenAccount, givenLine, givenTariff } from '@peyk/shared-testing-node';
import type { AccountWishes, LineWishes, TestDatabase } from '@peyk/shared-testing-node';
import { createSendHandlers } from '../send.routes';
import { startTestApi } from './test-api';
import type { TestApi } from './test-api';

export const TEXT = 'سلام، سفارش شما رسید.';

export function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `09952${String(i).padStart(6, '0')}`);
}

/** The send API over a database of its own, for one test file: the calls that its tests make again and again. */
export function sendersOnApi() {
  const clock = fixedClock('2026-11-20T08:30:00Z');
  let test: TestDatabase;
  let api: TestApi;
  let keys = 0;

  beforeAll(async () => {
    test = await createTestDatabase();
    await givenTariff(test.db);
    api = await startTestApi({ db: test.db, clock, handlers: createSendHandlers() });
  });
  afterAll(async () => {
    await api?.close();
    await test?.close();
  });

  async function givenSender(wishes: AccountWishes & LineWishes = {}) {
    const account = await givenAccount(test.db, wishes);
    const line = await givenLine(test.db, { ...wishes, accountId: account.accountId });
    return { ...account, line, token: await api.signIn(account) };
  }
  type Sender = Awaited<ReturnType<typeof givenSender>>;

  const freshKey = () => `test-key-${(keys += 1)}`;
  const common = (sender: Sender) => ({ from_number: sender.line.number, message: TEXT });
  const bodyOf = (sender: Sender, change: object = {}) => ({
    sending_type: 'quick',
    ...common(sender),
    params: { recipients: numbers(2) },
    ...change,
  });

  return {
    clock,
    db: () => test.db,
    api: () => api,
    givenSender,
    freshKey,
    bodyOf,
    send: (sender: Sender, change: object = {}, key = freshKey()) =>
      api.call(sender.token, '/send', bodyOf(sender, change), { 'idempotency-key': key }),
    /** Sends a file as a browser does. */
    upload: (sender: Sender, content: string | Buffer, name = 'numbers.txt', field = 'file') =>
      api.upload(sender.token, '/send/uploads', { content, name, field }),
    price: (sender: Sender, change: object = {}) =>
      api.call(sender.token, '/send/calculate-price', { ...common(sender), ...change }),
    quote: async (sender: Sender, change: object = {}) => {
      const body = { ...common(sender), recipients: numbers(2), ...change };
      return (await api.call(sender.token, '/send/calculate-price', body)).data.quote;
    },
    sendsOf: ({ accountId }: Sender) =>
      test.db.selectFrom('sends').selectAll().where('account_id', '=', accountId).orderBy('id').execute(),
  };
}
