import type { SandboxCarrier } from '@peyk/server-carrier';
import { runTransaction } from '@peyk/server-database';
import { countResendable } from '@peyk/server-sender';
import { testSeal } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { programsRig, until } from '../testing/programs-rig';
import type { Shop } from '../testing/programs-rig';

const { api, givenShop, givenPattern, startSender, walletOf, sendsOf } = programsRig();

const MINUTE_MS = 60_000;
let number = 241_630_000;
const nextMobile = () => `0${9_000_000_000 + (number += 1)}`;

async function given(wishes: Parameters<typeof givenShop>[0] = {}) {
  const shop = await givenShop(wishes);
  return { ...shop, pattern_code: await givenPattern(shop), mobile: nextMobile() };
}
type Given = Awaited<ReturnType<typeof given>>;

const send = ({ call, mobile, pattern_code }: Given, more: object = {}, key?: string) =>
  call('/otp/send', { mobile, pattern_code, ...more }, key);
const check = async ({ call }: Pick<Shop, 'call'>, body: object) => (await call('/otp/verify', body)).data;

/** What a send says, opened as its sender opens it. */
async function textOf(sendId: string): Promise<string> {
  const { rows } = await sql<{ account: bigint; mobile: number; sealed: Buffer }>`
    select s.account_id as account, r.mobile, s.sealed_text as sealed from sends s
    join recipients r on r.account_id = s.account_id and r.send_id = s.id where s.id = ${sendId}`.execute(api.db());
  const { account, mobile, sealed } = rows[0] ?? { account: 0n, mobile: 0, sealed: Buffer.alloc(0) };
  return testSeal.open('system message', sealed, `sends.sealed_text:${account}:${mobile}`).toString();
}

/** What left from the line of an account; earlier tests have left messages of others. */
const takenFrom = (carrier: SandboxCarrier, { line }: Shop) =>
  carrier.taken().flatMap(({ part }) => (part.source === line.number ? [part] : []));
const codeIn = (text: string) => /\d{4,8}/.exec(text)?.[0] ?? '';
const other = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

/** One that is on its way, with its code. */
async function sent(shop: Given, more: object = {}) {
  const { data } = await send(shop, more);
  return { ...data, code: codeIn(await textOf(data.send_id)) } as { id: string; send_id: string; code: string };
}

describe('a one-time code', () => {
  it('is made, sent at once in the fast lane, and paid for', async () => {
    const shop = await given();
    const { data, meta } = await send(shop, { length: 4, ttl_seconds: 60, local_id: 'ورود ۱' });
    expect(meta).toMatchObject({ status: true, message_code: '200-1' });
    expect(data).toMatchObject({ from_number: shop.line.number, expires_at: '2026-11-20T08:31:00.000Z' });
    const [row] = await sendsOf(shop);
    expect(row).toMatchObject({ id: BigInt(data.send_id), type: 'pattern_otp', lane: 0, state: 5 });
    expect(row?.text).toBe('فروشگاه آبان، کد شما: ****');
    expect(row?.expires_at?.toISOString()).toBe(data.expires_at);
    expect(await textOf(data.send_id)).toMatch(/^فروشگاه آبان، کد شما: \d{4}$/);
    expect((await walletOf(shop)).held).toBe(BigInt(Math.round(Number(data.price) * 1000)));
  });

  it('reaches the handset, and its text is erased as soon as it has', async () => {
    const shop = await given();
    const carrier = await startSender();
    const { data } = await send(shop);
    await until('it left', () => takenFrom(carrier, shop).length === 1);
    const [taken] = takenFrom(carrier, shop);
    expect(taken?.lane).toBe('priority');
    const text = Buffer.from(taken?.text.bodies[0] ?? [])
      .swap16()
      .toString('utf16le');
    expect(text).toMatch(/^فروشگاه آبان، کد شما: \d{6}$/);
    await until('it was erased', async () => (await sendsOf(shop))[0]?.sealed_text === null);
    expect(await check(shop, { id: data.id, code: codeIn(text) })).toMatchObject({ verified: true });
  });

  it('stands nowhere in the clear: not in the database, in a log or in a kept answer', async () => {
    const shop = await given();
    const { id, send_id, code } = await sent(shop, { length: 8 });
    await check(shop, { id, code: other(code) });
    await check(shop, { id, code });
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(s)::text as row from sends s where id = ${send_id}
      union all select to_jsonb(c)::text from one_time_codes c where id = ${id}
      union all select to_jsonb(k)::text from idempotency_keys k where account_id = ${shop.accountId}`.execute(
      api.db(),
    );
    expect(rows).toHaveLength(3);
    for (const text of [...rows.map(({ row }) => row), api.logged()]) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(Buffer.from(code).toString('hex'));
    }
  });

  it('is made once for an idempotency key, also when the call comes twice at one moment', async () => {
    const shop = await given();
    const answers = await Promise.all([send(shop, {}, 'the-same-key'), send(shop, {}, 'the-same-key')]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect((await send(shop, {}, 'the-same-key')).data).toEqual(answers[0]?.data);
    expect(await sendsOf(shop)).toHaveLength(1);
  });

  it('goes to a number once a minute, also when two ask at one moment', async () => {
    const shop = await given();
    const answers = await Promise.all([send(shop), send(shop)]);
    expect(answers.map(({ meta }) => meta.message_code).sort()).toEqual(['200-1', '429-630']);
    expect(await sendsOf(shop)).toHaveLength(1);
    const refused = await send(shop);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    api.clock.advance(MINUTE_MS);
    expect((await send(shop)).status).toBe(200);
  });

  it('goes to a number six times an hour, and to another account’s person just the same', async () => {
    const shop = await given();
    for (let n = 0; n < 6; n += 1) {
      expect((await send(shop)).status).toBe(200);
      api.clock.advance(MINUTE_MS);
    }
    expect((await send(shop)).meta.message_code).toBe('429-630');
    expect((await send({ ...(await given()), mobile: shop.mobile })).status).toBe(200);
    api.clock.advance(54 * MINUTE_MS);
    expect((await send(shop)).status).toBe(200);
  });

  it('costs and leaves nothing when it is refused', async () => {
    const poor = await given({ balanceMrial: 1n });
    expect((await send(poor)).meta.message_code).toBe('422-29');
    const blocked = await given({ blockedReason: 'بدهی' });
    expect((await send(blocked)).meta.message_code).toBe('403-20');
    const read = await given();
    await sql`update accounts set review_required = true where id = ${read.accountId}`.execute(api.db());
    expect((await send(read)).meta.message_code).toBe('409-630');
    const optedOut = await given({ advertising: true });
    await sql`insert into suppressed_numbers (account_id, kind, mobile, created_at)
      values (${optedOut.accountId}, 'blacklist', ${Number(optedOut.mobile.slice(2))}, now())`.execute(api.db());
    expect((await send(optedOut)).meta.message_code).toBe('422-634');
    for (const shop of [poor, blocked, read, optedOut]) {
      expect(await sendsOf(shop)).toEqual([]);
      expect((await walletOf(shop)).held).toBe(0n);
    }
  });

  it('leaves nothing when its process ends in the middle, and the same call is good again', async () => {
    const shop = await given();
    // It waits for the table after the money was held, and then its connection is cut.
    const killed = await runTransaction(api.db(), async (tx) => {
      await sql`lock table one_time_codes in exclusive mode`.execute(tx);
      const call = send(shop, { local_id: 'o-1' }, 'killed-key-1');
      const kill = () =>
        sql<{ pid: number }>`select pg_terminate_backend(pid) as pid from pg_locks
          where relation = 'one_time_codes'::regclass and not granted`.execute(tx);
      await until('it was cut', async () => (await kill()).rows.length > 0);
      return call;
    });
    expect(killed.status).toBeGreaterThanOrEqual(500);
    expect(await sendsOf(shop)).toEqual([]);
    expect((await walletOf(shop)).held).toBe(0n);
    expect((await send(shop, { local_id: 'o-1' }, 'killed-key-1')).status).toBe(200);
  });

  it.each([
    ['of another type', { kind: 'manual' }, {}, '422-632'],
    [
      'with two variables',
      { variables: ['code', 'name'].map((name) => ({ name, type: 'code', maxLength: 8 })) },
      {},
      '422-632',
    ],
    ['with a variable for words', { variables: [{ name: 'code', type: 'string', maxLength: 8 }] }, {}, '422-632'],
    ['with a short variable', { variables: [{ name: 'code', type: 'code', maxLength: 5 }] }, {}, '422-633'],
    ['that nobody has accepted', { isAccepted: false }, {}, '409-460'],
    ['to what is no number', {}, { mobile: '0912' }, '422-630'],
    ['from somebody else’s line', {}, { from_number: '999999' }, '422-23'],
    ['with three digits', {}, { length: 3 }, '422-1'],
    ['for a whole day', {}, { ttl_seconds: 86_400 }, '422-1'],
  ] as const)('is not sent by a pattern %s', async (_, wishes, more, code) => {
    const shop = await given();
    const pattern_code = await givenPattern(shop, wishes as object);
    expect((await send({ ...shop, pattern_code }, more)).meta.message_code).toBe(code);
  });

  it('is not sent by another account’s pattern', async () => {
    const [shop, stranger] = [await given(), await given()];
    const { meta } = await send({ ...shop, pattern_code: stranger.pattern_code });
    expect(meta).toMatchObject({ message_code: '404-460', errors: { pattern_code: expect.any(String) } });
  });

  it('waits while its account is blocked, and is over when its time is', async () => {
    const shop = await given();
    await send(shop, { ttl_seconds: 60 });
    await sql`update accounts set blocked_reason = 'بدهی' where id = ${shop.accountId}`.execute(api.db());
    const carrier = await startSender();
    const another = await given();
    await send(another);
    await until('the other account’s left', () => takenFrom(carrier, another).length === 1);
    expect(takenFrom(carrier, shop)).toEqual([]);
    api.clock.advance(MINUTE_MS);
    await until('it expired', async () => (await sendsOf(shop))[0]?.state === 6);
    expect(await walletOf(shop)).toMatchObject({ held: 0n, balance: 1_000_000_000n });
    // Nobody gets the stars: its code is kept nowhere.
    const key = { accountId: shop.accountId, sendId: (await sendsOf(shop))[0]?.id ?? 0n };
    expect(await countResendable(api.db(), key)).toMatchObject({ isUnderWay: false, count: 0 });
  });
});

describe('the check of a code', () => {
  it('says yes once, also when two ask at one moment', async () => {
    const shop = await given();
    const { id, code } = await sent(shop);
    const answers = await Promise.all([1, 2, 3].map(() => check(shop, { id, code })));
    expect(answers.filter(({ verified }) => verified)).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'used')).toHaveLength(2);
  });

  it('takes digits of any script, and the number with its pattern', async () => {
    const shop = await given();
    const { code } = await sent(shop);
    const persian = code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
    const { mobile, pattern_code } = shop;
    const written = `+98${mobile.slice(1)}`;
    expect(await check(shop, { mobile: written, pattern_code, code: ` ${persian} ` })).toEqual({
      ...{ verified: true, reason: null, tries_left: 0 },
    });
  });

  it('counts five wrong tries, also at one moment, and then takes not even the right one', async () => {
    const shop = await given();
    const { id, code } = await sent(shop);
    const wrong = await Promise.all([1, 2, 3, 4, 5].map(() => check(shop, { id, code: other(code) })));
    expect(wrong.map(({ tries_left }) => tries_left).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(await check(shop, { id, code })).toEqual({ verified: false, reason: 'too_many_tries', tries_left: 0 });
  });

  it('says no from its end on', async () => {
    const shop = await given();
    const { id, code } = await sent(shop, { ttl_seconds: 60 });
    api.clock.advance(MINUTE_MS);
    expect(await check(shop, { id, code })).toMatchObject({ verified: false, reason: 'expired' });
  });

  it('knows only the newest code of a number and pattern', async () => {
    const shop = await given();
    const first = await sent(shop, { ttl_seconds: 900 });
    api.clock.advance(MINUTE_MS);
    const second = await sent(shop, { ttl_seconds: 900 });
    expect(await check(shop, { id: first.id, code: first.code })).toMatchObject({ reason: 'replaced' });
    expect(await check(shop, { id: second.id, code: second.code })).toMatchObject({ verified: true });
  });

  it('is for the account that sent it, and for what names it', async () => {
    const [shop, stranger] = [await given(), await given()];
    const { id, code } = await sent(shop);
    const codeOf = async (who: Given, body: object) => (await who.call('/otp/verify', body)).meta.message_code;
    expect(await codeOf(stranger, { id, code })).toBe('404-630');
    const { mobile, pattern_code } = shop;
    expect(await codeOf(stranger, { mobile, pattern_code, code })).toBe('404-630');
    expect(await codeOf(shop, { mobile, code })).toBe('422-631');
    expect(await codeOf(shop, { id, mobile, pattern_code, code })).toBe('422-631');
  });

  it('does not take the code of another send', async () => {
    const [shop, second] = [await given(), await given()];
    const [one, two] = [await sent(shop), await sent(second)];
    await sql`update one_time_codes set code_hash = (select code_hash from one_time_codes where id = ${one.id})
      where id = ${two.id}`.execute(api.db());
    expect(await check(second, { id: two.id, code: one.code })).toMatchObject({ verified: false });
  });
});
