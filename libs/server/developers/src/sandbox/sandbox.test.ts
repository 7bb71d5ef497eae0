import { sql } from 'kysely';
import { programsRig, until } from '../testing/programs-rig';
import type { Shop } from '../testing/programs-rig';

const { api, givenShop, givenProgram, givenPattern, startSender, sendsOf, walletOf } = programsRig();

const FIRST_TEST_ID = 8_000_000_000_000_000n;
const TEXT = 'سفارش {{order}} شما در فروشگاه آبان ثبت شد.';
const ORDER = { name: 'order', type: 'number', maxLength: 8 };

const number = (code: string) => `0924${`17700${code}`.padStart(7, '0')}`;
const plain = (n: number) => `0924${String(1_690_000 + n)}`;
const to = (written: string, n: number, more: object = {}) => ({
  number: written,
  params: [{ name: 'order', value: String(n) }],
  ...more,
});

async function given(wishes: Parameters<typeof givenShop>[0] = {}) {
  const shop = await givenShop(wishes);
  const pattern_code = await givenPattern(shop, { kind: 'transactional', text: TEXT, variables: [ORDER] });
  return {
    ...shop,
    pattern_code,
    otp_code: await givenPattern(shop),
    live: shop.call,
    test: await givenProgram(shop, 'test'),
  };
}
type Given = Awaited<ReturnType<typeof given>>;

const send = (by: Shop['call'], { pattern_code }: Given, recipients: object[], key?: string) =>
  by('/pattern/send', { pattern_code, recipients }, key);
const later = (ms: number) => api.clock.advance(ms);

/** Everything that a live message touches, of this account. */
const TOUCHED = [
  'sends',
  'recipients',
  'send_chunks',
  'send_counters',
  'counter_moves',
  'send_intake',
  'ledger_entries',
] as const;
const MORE = ['ledger_transactions', 'program_messages', 'one_time_codes', 'message_gaps'] as const;
async function traces({ accountId }: Given) {
  const counts: Record<string, unknown> = {};
  for (const table of [...TOUCHED, ...MORE]) {
    const { rows } = await sql`select count(*)::int as n from ${sql.table(table)}`.execute(api.db());
    counts[table] = rows[0];
  }
  const { rows } = await sql`select * from wallets where account_id = ${accountId}`.execute(api.db());
  return { ...counts, wallet: rows };
}

describe('a test key', () => {
  it('changes nothing that a live message touches, whatever it sends', async () => {
    const shop = await given();
    const carrier = await startSender();
    const before = await traces(shop);
    const { test, otp_code, line } = shop;
    const quick = {
      sending_type: 'quick',
      from_number: line.number,
      message: 'سلام',
      params: { recipients: [plain(1)] },
    };
    const own = { recipients: [plain(2)], message: 'سلام دوم' };
    const answers = [
      await send(test, shop, [to(plain(3), 1), to(plain(4), 2)]),
      await test('/otp/send', { mobile: plain(5), pattern_code: otp_code }),
      await test('/send', { ...quick, local_id: 'order-1' }),
      await test('/send', { sending_type: 'peer_to_peer', from_number: line.number, params: { messages: [own] } }),
    ];
    expect(answers.map(({ meta }) => meta.message_code)).toEqual(['200-1', '200-1', '200-1', '200-1']);
    for (const { data } of answers) {
      expect(data.test).toBe(true);
      expect(BigInt(data.send_id)).toBeGreaterThanOrEqual(FIRST_TEST_ID);
    }
    expect(await traces(shop)).toEqual(before);
    expect(carrier.taken()).toEqual([]);
    // A live one, so that the law above is known to see what it should.
    await send(shop.live, shop, [to(plain(3), 1)]);
    await until('a live one leaves', () => carrier.taken().length === 1);
    expect(await traces(shop)).not.toEqual(before);
  });

  it('answers in the same shape and at the same price as a live one, also without credit', async () => {
    const shop = await given();
    const recipients = [to(plain(10), 1, { local_id: 'a' }), to(plain(11), 22)];
    const [{ data: live }, { data: test }] = [
      await send(shop.live, shop, recipients),
      await send(shop.test, shop, recipients),
    ];
    const { send_id: _, messages: of, ...rest } = live;
    expect(test).toMatchObject({ ...rest, test: true });
    expect(test.messages.map(({ number: one, local_id }: typeof of) => [one, local_id])).toEqual(
      of.map(({ number: one, local_id }: typeof of) => [one, local_id]),
    );
    const poor = await given({ balanceMrial: 0n });
    expect((await send(poor.live, poor, recipients)).meta.message_code).toBe('422-29');
    expect((await send(poor.test, poor, recipients)).data).toMatchObject({ price: rest.price });
    expect(await walletOf(poor)).toEqual({ balance: 0n, held: 0n });
  });

  it('answers `send` with the state that a live one has: queued to few, and not when it leaves later', async () => {
    const shop = await given();
    const body = { sending_type: 'webservice', from_number: shop.line.number, message: 'سلام' };
    const params = { recipients: [plain(20), plain(21)] };
    const later = { ...body, params, send_time: '2026-12-01T08:30:00Z' };
    for (const wish of [{ ...body, params }, later]) {
      const { data: live } = await shop.live('/send', wish);
      expect(live.state).toBe(wish === later ? 11 : 5);
      expect((await shop.test('/send', wish)).data.state).toBe(live.state);
    }
  });

  it.each([
    ['01', 'undelivered'],
    ['02', 'blacklisted'],
    ['06', 'sent'],
    ['09', 'in_doubt'],
    ['10', 'refused'],
    ['11', 'expired'],
    ['12', 'refused'],
    ['13', 'in_doubt'],
    ['05', 'delivered'],
  ])('makes of a number that ends in 7700%s a message that is %s', async (code, state) => {
    const shop = await given();
    const { data } = await send(shop.test, shop, [to(number(code), 1, { local_id: 'mine' })]);
    await later(1_000);
    const { items, missing } = (await shop.test('/messages/status', { local_ids: ['mine'] })).data;
    expect(items).toMatchObject([{ id: data.messages[0].id, state, money: null, test: true, price: data.price }]);
    expect(items[0].error === null).toBe(['sent', 'delivered'].includes(state));
    expect(missing).toEqual({ ids: [], local_ids: [] });
  });

  it('delivers one that ends in 770003 late, and an ordinary one after a second', async () => {
    const shop = await given();
    const { data } = await send(shop.test, shop, [to(number('03'), 1), to(plain(20), 2)]);
    const ids = data.messages.map(({ id }: { id: string }) => id);
    const states = async () => {
      const { items } = (await shop.test('/messages/status', { ids })).data;
      return ids.map((id: string) => items.find((one: { id: string }) => one.id === id).state);
    };
    expect(await states()).toEqual(['sent', 'sent']);
    await later(1_000);
    expect(await states()).toEqual(['sent', 'delivered']);
    await later(29_000);
    expect(await states()).toEqual(['delivered', 'delivered']);
  });

  it('knows nothing of live messages, nor a live key of test ones, nor another account of either', async () => {
    const [shop, other] = [await given(), await given()];
    const recipients = [to(plain(30), 1, { local_id: 'same' })];
    const [live, test] = [await send(shop.live, shop, recipients), await send(shop.test, shop, recipients)];
    const [{ id: liveId }, { id: testId }] = [live.data.messages[0], test.data.messages[0]];
    const ask = async (by: Shop['call']) =>
      (await by('/messages/status', { ids: [liveId, testId], local_ids: ['same'] })).data;
    expect((await ask(shop.test)).items.map(({ id }: { id: string }) => id)).toEqual([testId]);
    expect((await ask(shop.live)).items.map(({ id }: { id: string }) => id)).toEqual([liveId]);
    expect((await ask(other.test)).items).toEqual([]);
  });

  it('is done once for its idempotency key, which is none of a live call', async () => {
    const shop = await given();
    const recipients = [to(plain(40), 1)];
    const first = await send(shop.test, shop, recipients, 'the-same-key-1');
    expect((await send(shop.test, shop, recipients, 'the-same-key-1')).data).toEqual(first.data);
    const live = await send(shop.live, shop, recipients, 'the-same-key-1');
    expect(live.data.test).toBeUndefined();
    expect(await sendsOf(shop)).toHaveLength(1);
  });

  it('is refused for the same reasons as a live one', async () => {
    const shop = await given();
    const both = async (path: string, body: object) => {
      const codes = [await shop.live(path, body), await shop.test(path, body)].map(({ meta }) => meta.message_code);
      expect(codes[1]).toBe(codes[0]);
      return codes[1];
    };
    const { pattern_code, line } = shop;
    expect(await both('/pattern/send', { pattern_code: 'p000000000', recipients: [to(plain(50), 1)] })).toBe('404-460');
    expect(await both('/pattern/send', { pattern_code, recipients: [to('0912', 1)] })).toBe('422-635');
    expect(await both('/otp/send', { mobile: plain(51), pattern_code })).toBe('422-632');
    const quick = {
      sending_type: 'quick',
      from_number: line.number,
      message: 'سلام',
      params: { recipients: [plain(52)] },
    };
    expect(await both('/send', { ...quick, from_number: '30009999' })).not.toBe('200-1');
    expect(await both('/send', { ...quick, quote_id: '999999' })).not.toBe('200-1');
    expect(await both('/send', { ...quick, send_time: '2020-01-01T00:00:00Z' })).not.toBe('200-1');
    const blocked = await given({ blockedReason: 'بدهی' });
    expect((await send(blocked.test, blocked, [to(plain(53), 1)])).meta.message_code).toBe('403-20');
  });

  it('leaves out who is on the blacklist, and says so', async () => {
    const shop = await given();
    await sql`insert into suppressed_numbers (account_id, kind, mobile, created_at)
      values (${shop.accountId}, 'blacklist', ${241_690_060}, now())`.execute(api.db());
    const { data } = await send(shop.test, shop, [to(plain(60), 1), to(plain(61), 2)]);
    expect(data).toMatchObject({ recipient_count: 1, left_out_count: 1 });
    const { items } = (await shop.test('/messages/status', { ids: [data.messages[0].id] })).data;
    expect(items).toMatchObject([{ state: 'left_out', price: null, test: true }]);
  });

  it('takes numbers that come with the call, a thousand at most and twenty thousand an hour', async () => {
    const shop = await given();
    const { test, line } = shop;
    const quick = { sending_type: 'quick', from_number: line.number, message: 'سلام' };
    const many = (count: number) => Array.from({ length: count }, (_, n) => plain(1_000 + n));
    const code = async (body: object) => (await test('/send', body)).meta.message_code;
    expect(await code({ ...quick, params: { recipients: many(1_001) } })).toBe('422-594');
    expect(await code({ ...quick, sending_type: 'phonebook', params: { phonebook_ids: ['1'] } })).toBe('422-593');
    await sql`insert into test_sends (account_id, from_number, recipient_count, price_mrial, created_at)
      values (${shop.accountId}, '3000', 20000, 0, ${api.clock.now()})`.execute(api.db());
    expect(await code({ ...quick, params: { recipients: many(1) } })).toBe('429-593');
    const other = await given();
    expect((await send(other.test, other, [to(plain(62), 1)])).meta.message_code).toBe('200-1');
  });
});

describe('a test code', () => {
  const check = (by: Shop['call'], body: object) => by('/otp/verify', body).then(({ data }) => data);

  it('is the documented one, counts once, and is over after five wrong tries', async () => {
    const { test, otp_code } = await given();
    const { data } = await test('/otp/send', { mobile: plain(70), pattern_code: otp_code, length: 5 });
    const { id } = data;
    expect(await check(test, { id, code: '54321' })).toEqual({
      verified: false,
      reason: 'wrong',
      tries_left: 4,
      test: true,
    });
    expect(await check(test, { id, code: '۱۲۳۴۵' })).toEqual({
      verified: true,
      reason: null,
      tries_left: 0,
      test: true,
    });
    expect(await check(test, { id, code: '12345' })).toMatchObject({ verified: false, reason: 'used' });
    const again = (await test('/otp/send', { mobile: plain(71), pattern_code: otp_code })).data;
    for (let n = 0; n < 5; n += 1) await check(test, { id: again.id, code: '000000' });
    expect(await check(test, { id: again.id, code: '123456' })).toMatchObject({ reason: 'too_many_tries' });
  });

  it('goes as often as a live one, ends in its time, and ends the one before', async () => {
    const { test, otp_code } = await given();
    const call = { mobile: plain(72), pattern_code: otp_code };
    const first = (await test('/otp/send', call)).data;
    expect((await test('/otp/send', call)).meta.message_code).toBe('429-630');
    await later(60_000);
    const second = (await test('/otp/send', call)).data;
    expect(await check(test, { id: first.id, code: '123456' })).toMatchObject({ reason: 'replaced' });
    await later(120_000);
    expect(await check(test, { id: second.id, code: '123456' })).toMatchObject({ reason: 'expired' });
  });

  it('opens nothing with a live key, for the code of a live one is told to nobody', async () => {
    const { test, live, otp_code } = await given();
    const call = { mobile: plain(73), pattern_code: otp_code };
    const tried = (await test('/otp/send', call)).data;
    expect((await live('/otp/verify', { id: tried.id, code: '123456' })).meta.message_code).toBe('404-630');
    const real = (await live('/otp/send', call)).data;
    expect(await check(live, { ...call, code: '123456' })).toMatchObject({ verified: false });
    expect((await test('/otp/verify', { id: real.id, code: '123456' })).meta.message_code).toBe('404-630');
  });
});
