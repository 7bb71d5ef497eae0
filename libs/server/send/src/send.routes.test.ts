import { createTestDatabase, fixedClock, givenAccount, givenLine, givenTariff } from '@peyk/shared-testing-node';
import type { AccountWishes, LineWishes, TestDatabase } from '@peyk/shared-testing-node';
import { setReviewRequired } from './admin/review.service';
import { createSendHandlers } from './send.routes';
import { startTestApi } from './testing/test-api';
import type { TestApi } from './testing/test-api';

const clock = fixedClock('2026-11-20T08:30:00Z');
const TEXT = 'سلام، سفارش شما رسید.';
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

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `09952${String(i).padStart(6, '0')}`);
}

const freshKey = () => `test-key-${(keys += 1)}`;

function bodyOf(sender: Sender, change: object = {}) {
  return {
    sending_type: 'quick',
    from_number: sender.line.number,
    message: TEXT,
    params: { recipients: numbers(2) },
    ...change,
  };
}

const send = (sender: Sender, change: object = {}, key = freshKey()) =>
  api.call(sender.token, '/send', bodyOf(sender, change), { 'idempotency-key': key });

const quote = async (sender: Sender, change: object = {}) => {
  const answer = await api.call(sender.token, '/send/calculate-price', {
    from_number: sender.line.number,
    message: TEXT,
    recipients: numbers(2),
    ...change,
  });
  return answer.data.quote;
};

async function sendsOf({ accountId }: Sender) {
  return test.db.selectFrom('sends').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
}

describe('accepting a send', () => {
  it('stores it with its numbers and its price, and answers at once', async () => {
    const sender = await givenSender({ advertising: true, refundRule: 'not_delivered' });
    const answer = await send(sender, { sending_type: 'webservice', charity: true });
    expect(answer).toMatchObject({ status: 200, data: { state: 0 } });
    const [row] = await sendsOf(sender);
    expect(row).toMatchObject({
      id: BigInt(answer.data.send_id),
      user_id: sender.userId,
      type: 'webservice',
      state: 0,
      from_number: sender.line.number,
      text: `${TEXT}\nلغو11`,
      encoding: 'ucs2',
      language: 'persian',
      parts: 1,
      unit_mrial: 1_330_000n,
      statutory_mrial: 40_000n,
      with_charity: true,
      refund_rule: 'not_delivered',
      requested_count: 2,
      quote_id: null,
      created_at: clock.now(),
    });
    const intake = await test.db
      .selectFrom('send_intake')
      .select('numbers')
      .where('send_id', '=', BigInt(answer.data.send_id))
      .executeTakeFirstOrThrow();
    expect(intake.numbers).toEqual(numbers(2));
  });

  it('takes 100,000 recipients', async () => {
    const sender = await givenSender();
    const recipients = numbers(100_000);
    const answer = await send(sender, { params: { recipients } });
    expect(answer.status).toBe(200);
  });

  it('keeps what can be no number out of nothing: it is stored as it is and left out later', async () => {
    const sender = await givenSender();
    const answer = await send(sender, { params: { recipients: ['سلام', '0995\u00002000000', '"{,}\\'] } });
    expect(answer.status).toBe(200);
    const { numbers: stored } = await test.db
      .selectFrom('send_intake')
      .select('numbers')
      .where('send_id', '=', BigInt(answer.data.send_id))
      .executeTakeFirstOrThrow();
    expect(stored).toEqual(['سلام', '0995?2000000', '"{,}\\']);
  });

  it('writes no number and no text into the log', async () => {
    const sender = await givenSender();
    await send(sender, { message: 'یک متن خصوصی', params: { recipients: ['09952123987'] } });
    expect(api.logged()).not.toContain('خصوصی');
    expect(api.logged()).not.toContain('952123987');
  });
});

describe('an idempotency key', () => {
  it('gives the first answer again and stores nothing twice', async () => {
    const sender = await givenSender();
    const key = freshKey();
    const first = await send(sender, {}, key);
    const second = await send(sender, {}, key);
    expect(second).toEqual(first);
    expect(await sendsOf(sender)).toHaveLength(1);
  });

  it('holds for twenty calls at the same moment', async () => {
    const sender = await givenSender();
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(sender, {}, key)));
    expect(new Set(answers.map((answer) => answer.data.send_id)).size).toBe(1);
    expect(await sendsOf(sender)).toHaveLength(1);
  });

  it('is refused with another body', async () => {
    const sender = await givenSender();
    const key = freshKey();
    await send(sender, {}, key);
    expect(await send(sender, { charity: true }, key)).toMatchObject({ status: 409, code: '409-2' });
  });

  it('is free again after a refusal', async () => {
    const sender = await givenSender();
    const key = freshKey();
    expect((await send(sender, { message: ' ' }, key)).code).toBe('422-20');
    expect((await send(sender, {}, key)).status).toBe(200);
  });

  it('belongs to its account', async () => {
    const key = freshKey();
    const [a, b] = [await givenSender(), await givenSender()];
    const [first, second] = [await send(a, {}, key), await send(b, {}, key)];
    expect(first.data.send_id).not.toBe(second.data.send_id);
  });

  it('must be there', async () => {
    const sender = await givenSender();
    const answer = await api.call(sender.token, '/send', bodyOf(sender));
    expect(answer).toMatchObject({ status: 422, code: '422-1' });
  });
});

describe('a send is refused', () => {
  it.each([
    ['no text', { message: '' }, '422-1'],
    ['a blank text', { message: '\u200c ' }, '422-20'],
    ['2,701 characters', { message: 'س'.repeat(2701) }, '422-1'],
    ['1,351 emoji, which are 2,702 units', { message: '😀'.repeat(1351) }, '422-21'],
    ['no recipients', { params: { recipients: [] } }, '422-1'],
    ['100,001 recipients', { params: { recipients: numbers(100_001) } }, '422-1'],
    ['a line that nobody has', { from_number: '99999' }, '422-23'],
    ['a quote that nobody made', { quote_id: '123456' }, '422-26'],
  ])('with %s', async (_what, change, code) => {
    const sender = await givenSender();
    expect(await send(sender, change)).toMatchObject({ status: 422, code });
    expect(await sendsOf(sender)).toEqual([]);
  });

  it('takes one character and 2,700', async () => {
    const sender = await givenSender();
    expect((await send(sender, { message: 'س' })).status).toBe(200);
    expect((await send(sender, { message: 'س'.repeat(2700) })).status).toBe(200);
  });

  it('from a line of another account', async () => {
    const other = await givenSender();
    const sender = await givenSender();
    const answer = await send(sender, { from_number: other.line.number });
    expect(answer).toMatchObject({ status: 422, code: '422-23', errors: { from_number: expect.any(String) } });
  });

  it('from a line that is not active', async () => {
    expect((await send(await givenSender({ active: false }))).code).toBe('422-24');
  });

  it('while there is no tariff', async () => {
    expect((await send(await givenSender({ family: 'without' }))).code).toBe('422-25');
  });

  it('from a blocked account', async () => {
    const sender = await givenSender();
    await test.db.updateTable('accounts').set({ blocked_reason: 'بدهی' }).where('id', '=', sender.accountId).execute();
    const answer = await send(sender);
    expect(answer).toMatchObject({ status: 403, code: '403-20' });
    expect(await sendsOf(sender)).toEqual([]);
  });

  it('without a token', async () => {
    const sender = await givenSender();
    const answer = await send({ ...sender, token: 'nonsense' });
    expect(answer).toMatchObject({ status: 401, code: '401-1' });
  });
});

describe('a send with a quote', () => {
  const RICH = { balanceMrial: 10_000_000n };

  it('keeps the quoted prices although the tariff has risen', async () => {
    const family = 'rising';
    await givenTariff(test.db, { family });
    const sender = await givenSender({ ...RICH, family });
    const { quote_id } = await quote(sender);
    await test.db
      .insertInto('tariffs')
      .values({ family, language: 'persian', valid_from: clock.now(), unit_mrial: 9_000_000n })
      .execute();
    expect((await send(sender, { quote_id })).status).toBe(200);
    expect((await send(sender)).status).toBe(200);
    const [quoted, unquoted] = await sendsOf(sender);
    expect(quoted).toMatchObject({
      unit_mrial: 1_330_000n,
      quoted_total_mrial: 2_740_000n,
      quote_id: BigInt(quote_id),
    });
    expect(unquoted).toMatchObject({ unit_mrial: 9_000_000n, quoted_total_mrial: null });
  });

  it('is good once, also for twenty calls with keys of their own', async () => {
    const sender = await givenSender(RICH);
    const { quote_id } = await quote(sender);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(sender, { quote_id })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === '409-20')).toHaveLength(19);
    expect(await sendsOf(sender)).toHaveLength(1);
  });

  it.each([
    ['another text', { message: 'متن دیگر' }],
    ['other recipients', { params: { recipients: numbers(3) } }],
    ['charity on top', { charity: true }],
  ])('is refused for %s', async (_what, change) => {
    const sender = await givenSender(RICH);
    const { quote_id } = await quote(sender);
    expect(await send(sender, { quote_id, ...change })).toMatchObject({ status: 422, code: '422-28' });
  });

  it('is refused after ten minutes', async () => {
    const sender = await givenSender(RICH);
    const { quote_id } = await quote(sender);
    clock.advance(10 * 60_000);
    const answer = await send(sender, { quote_id });
    clock.advance(-10 * 60_000);
    expect(answer.code).toBe('422-27');
  });

  it('of another account is as unknown as none', async () => {
    const sender = await givenSender(RICH);
    const { quote_id } = await quote(await givenSender(RICH));
    expect((await send(sender, { quote_id })).code).toBe('422-26');
  });

  it('is refused at once when the credit is too little', async () => {
    const sender = await givenSender({ balanceMrial: 2_739_999n });
    const { quote_id, enough_credit } = await quote(sender);
    expect(enough_credit).toBe(false);
    expect(await send(sender, { quote_id })).toMatchObject({ status: 422, code: '422-29' });
    expect(await sendsOf(sender)).toEqual([]);
  });
});

describe('asking for quotes', () => {
  it('is limited to 300 a minute for an account; a price without recipients is not', async () => {
    const sender = await givenSender();
    for (let i = 0; i < 300; i += 1) expect(await quote(sender)).not.toBeNull();
    const ask = (change: object) =>
      api.call(sender.token, '/send/calculate-price', { from_number: sender.line.number, message: TEXT, ...change });
    expect(await ask({ recipients: numbers(1) })).toMatchObject({ status: 429, code: '429-1' });
    expect((await ask({})).status).toBe(200);
    clock.advance(60_000);
    expect((await ask({ recipients: numbers(1) })).status).toBe(200);
  });
});

describe('sends that nobody has prepared yet', () => {
  const prepareAll = ({ accountId }: Sender) =>
    test.db.updateTable('sends').set({ state: 5 }).where('account_id', '=', accountId).execute();

  it('are at most 20 for an account; a repetition is still answered, and others are not concerned', async () => {
    const sender = await givenSender();
    const firstKey = freshKey();
    const first = await send(sender, {}, firstKey);
    for (let i = 1; i < 20; i += 1) expect((await send(sender)).status).toBe(200);
    const refusedKey = freshKey();
    const refused = await send(sender, {}, refusedKey);
    expect(refused).toMatchObject({ status: 429, code: '429-20' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await send(sender, {}, firstKey)).toMatchObject({ status: 200, data: first.data });
    expect((await send(await givenSender())).status).toBe(200);
    await prepareAll(sender);
    expect((await send(sender, {}, refusedKey)).status).toBe(200);
    expect(await sendsOf(sender)).toHaveLength(21);
  });

  it('hold at most 1,000,000 numbers for an account', async () => {
    const sender = await givenSender();
    await send(sender);
    await test.db
      .updateTable('sends')
      .set({ requested_count: 999_999 })
      .where('account_id', '=', sender.accountId)
      .execute();
    expect(await send(sender)).toMatchObject({ status: 429, code: '429-20' });
    expect((await send(sender, { params: { recipients: numbers(1) } })).status).toBe(200);
  });
});

describe('an account whose texts are read first', () => {
  it('gets sends that wait', async () => {
    const sender = await givenSender();
    await setReviewRequired(test.db, sender.accountId, true);
    expect(await send(sender)).toMatchObject({ status: 200, data: { state: 1 } });
  });
});

describe('the lines', () => {
  it('are the account’s own, the default one first', async () => {
    const sender = await givenSender({ title: 'خط دوم' });
    const first = await givenLine(test.db, {
      accountId: sender.accountId,
      isDefault: true,
      number: '99998888',
      multipartChars: 66,
    });
    await givenSender();
    const answer = await api.call(sender.token, '/number/numbers');
    expect(answer.data.items).toMatchObject([
      { id: String(first.lineId), number: '99998888', is_default: true, multipart_chars: 66, active: true },
      { number: sender.line.number, title: 'خط دوم', is_default: false, multipart_chars: 67 },
    ]);
  });
});
