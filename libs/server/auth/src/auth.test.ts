import type { OperationId } from '@peyk/shared-contract';
import { buildServer, contract, createLog, hashToken, listOperations } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { createTestDatabase, fixedClock, givenAccount, testSeal } from '@peyk/shared-testing-node';
import type { FixedClock, GivenAccount, TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createImpersonationCode, createLoginCode, signOutEverywhere } from './admin/account-admin.service';
import { createAuthHandlers } from './auth.routes';
import type { CodeMessage } from './codes/issue-code.service';
import { simulatedRegistry } from './identity/simulated-registry';
import { hashPassword } from './password/password-hash';

const PASSWORD = 'گذرواژهٔ خوب ۱۲';
const PEPPER = 'a pepper for tests';
const MOBILE = 241234567;

interface State {
  database: TestDatabase;
  server: FastifyInstance;
  clock: FixedClock;
  account: GivenAccount;
  sent: CodeMessage[];
  passwordHash: string;
}
const state = { sent: [] as CodeMessage[] } as State;

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.passwordHash = await hashPassword(PASSWORD);
  state.clock = fixedClock();
  const refuse = async () => Promise.reject(new Error('not part of this test'));
  const others = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
  const auth = createAuthHandlers({
    pepper: PEPPER,
    seal: testSeal,
    demo: null,
    registration: { isOpen: false, registry: simulatedRegistry },
    sendCode: async (_, message) => state.sent.push(message),
    expectCode: () => undefined,
  });
  const log = createLog({ level: 'silent' });
  state.server = await buildServer({
    handlers: { ...others, ...auth } as Handlers<OperationId>,
    context: { db: state.database.db, clock: state.clock, log },
    log,
    registry: new Registry(),
    readiness: async () => ({ ready: true, parts: {} }),
    validateResponses: true,
  });
});

afterAll(async () => {
  await state.server.close();
  await state.database.close();
});

beforeEach(async () => {
  state.sent.length = 0;
  // Two days on: what an earlier test counted is over.
  state.clock.advance(2 * 24 * 3_600_000);
  state.account = await givenAccount(state.database.db, { passwordHash: state.passwordHash, mobile: MOBILE });
});

const context = () => ({ db: state.database.db, clock: state.clock, log: createLog({ level: 'silent' }) });

async function call(operation: string, payload: object, token?: string) {
  const answer = await state.server.inject({
    method: 'POST',
    url: `/v1/api/${operation}`,
    payload,
    headers: token ? { authorization: token } : {},
  });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
}

async function check(token: string) {
  const answer = await state.server.inject({ url: '/v1/api/check_token', headers: { authorization: token } });
  return { status: answer.statusCode, ...answer.json() };
}

const login = (username = state.account.username, password = PASSWORD) => call('login', { username, password });
const lastCode = () => /\d{5}/.exec(state.sent.at(-1)?.text ?? '')?.[0] ?? '';
const otherCode = (code: string) => String((Number(code) + 1) % 100_000).padStart(5, '0');

async function signIn(): Promise<string> {
  const { data } = await login();
  return (await call('confirm_otp', { token: data.token, code: lastCode() })).data.token;
}

/** The note that a session was used is written beside the request. */
async function seenAt(token: string, at: Date): Promise<void> {
  const isNoted = () =>
    state.database.db
      .selectFrom('sessions')
      .select('user_id')
      .where('token_hash', '=', hashToken(token))
      .where('last_seen_at', '=', at)
      .executeTakeFirst();
  while (!(await isNoted())) await new Promise((resolve) => setImmediate(resolve));
}

describe('signing in', () => {
  it('takes a username and a password, and then the code that was sent', async () => {
    const first = await login();
    expect(first.data).toEqual({
      method: 'sms',
      token: expect.stringMatching(/^[\w-]{43}$/),
      mobile_hint: '4567',
      code_length: 5,
      expires_in_seconds: 120,
      resend_after_seconds: 60,
    });
    expect(state.sent).toEqual([
      { mobile: MOBILE, text: expect.stringContaining('پیک'), at: state.clock.now(), validSeconds: 120 },
    ]);
    const second = await call('confirm_otp', { token: first.data.token, code: lastCode() });
    expect(second.data.expires_at).toBe(new Date(state.clock.now().getTime() + 7 * 24 * 3_600_000).toISOString());
    expect(second.data.device).toMatch(/^[\w-]{43}$/);
    expect((await check(second.data.token)).data).toEqual({
      user_id: state.account.userId.toString(),
      user_name: state.account.username,
      name: 'کاربر نمونه',
      impersonated: false,
      account_state: 'active',
      send_block: false,
      impersonated_by: null,
      is_owner: true,
      permissions: expect.arrayContaining(['send.create', 'wallet.read']),
      send_block_reason: null,
      activation: { state: 'active', reason: null, message: null },
    });
  });

  it('takes a username in capital letters too', async () => {
    expect((await login(state.account.username.toUpperCase())).status).toBe(200);
  });

  it.each([
    ['a NUL', 'amin', 'amin\0'],
    ['a letter that only PostgreSQL takes for an i', 'idin', 'İdin'],
  ])('knows nobody whose username has %s', async (_, username, spelled) => {
    await givenAccount(state.database.db, { passwordHash: state.passwordHash, username });
    const answer = await call('login', { username: spelled, password: PASSWORD });
    expect([answer.status, answer.meta.message_code]).toEqual([422, '422-10']);
  });

  it('answers an unknown username and a wrong password alike', async () => {
    const unknown = await login('nobody');
    const wrong = await login(state.account.username, 'wrong');
    expect([unknown.status, unknown.meta]).toEqual([wrong.status, wrong.meta]);
    expect([wrong.status, wrong.meta.message_code]).toEqual([422, '422-10']);
    expect(state.sent).toEqual([]);
  });

  it('counts only wrong passwords', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) expect(await signIn()).toMatch(/^[\w-]{43}$/);
  });

  it('leaves a blocked account in, and tells that it may not send', async () => {
    await state.database.db
      .updateTable('accounts')
      .set({ blocked_reason: 'بدهی' })
      .where('id', '=', state.account.accountId)
      .execute();
    expect((await check(await signIn())).data).toMatchObject({
      account_state: 'blocked',
      send_block: true,
      send_block_reason: expect.stringContaining('دلیل: بدهی.'),
    });
  });
});

describe('a code', () => {
  it('that is wrong is refused with 422-11, and the right one still works', async () => {
    const { data } = await login();
    const wrong = await call('confirm_otp', { token: data.token, code: otherCode(lastCode()) });
    expect([wrong.status, wrong.meta.message_code]).toEqual([422, '422-11']);
    expect(wrong.meta.errors.code).toBe(wrong.meta.message);
    expect((await call('confirm_otp', { token: data.token, code: lastCode() })).status).toBe(200);
  });

  it('that has expired is refused with 422-12', async () => {
    const { data } = await login();
    state.clock.advance(120_000);
    const late = await call('confirm_otp', { token: data.token, code: lastCode() });
    expect([late.status, late.meta.message_code]).toEqual([422, '422-12']);
  });

  it('is asked for five times at most, then the sign-in is over', async () => {
    const { data } = await login();
    const wrong = otherCode(lastCode());
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect((await call('confirm_otp', { token: data.token, code: wrong })).meta.message_code).toBe('422-11');
    }
    expect((await call('confirm_otp', { token: data.token, code: wrong })).meta.message_code).toBe('422-13');
    expect((await call('confirm_otp', { token: data.token, code: lastCode() })).meta.message_code).toBe('422-13');
    state.clock.advance(60_000);
    expect((await call('send_sms_otp', { token: data.token })).meta.message_code).toBe('422-13');
  });

  it('counts every one of many wrong tries that come at once', async () => {
    const { data } = await login();
    const wrong = otherCode(lastCode());
    const tries = Array.from({ length: 12 }, () => call('confirm_otp', { token: data.token, code: wrong }));
    const codes = (await Promise.all(tries)).map((answer) => answer.meta.message_code);
    expect(codes.filter((code) => code === '422-11')).toHaveLength(4);
  });

  it('is refused with 429-11 after nine wrong ones in a day, however many sign-ins they were spread over', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { data } = await login();
      const wrong = otherCode(lastCode());
      for (let attempt = 0; attempt < 5; attempt += 1) await call('confirm_otp', { token: data.token, code: wrong });
      state.clock.advance(60_000);
    }
    const { data } = await login();
    const refused = await call('confirm_otp', { token: data.token, code: lastCode() });
    expect([refused.status, refused.meta.message_code]).toEqual([429, '429-11']);
    state.clock.advance(25 * 3_600_000);
    expect(await signIn()).toMatch(/^[\w-]{43}$/);
  });

  it('works once', async () => {
    const { data } = await login();
    expect((await call('confirm_otp', { token: data.token, code: lastCode() })).status).toBe(200);
    const again = await call('confirm_otp', { token: data.token, code: lastCode() });
    expect([again.status, again.meta.message_code]).toEqual([422, '422-14']);
  });

  it('of another sign-in does not fit', async () => {
    const first = await login();
    const code = lastCode();
    state.clock.advance(60_000);
    const second = await login();
    // Equal by chance once in 100,000 runs.
    expect((await call('confirm_otp', { token: second.data.token, code })).meta.message_code).toBe('422-11');
    expect((await call('confirm_otp', { token: first.data.token, code })).status).toBe(200);
  });
});

describe('sending the code again', () => {
  it('is refused with 429-10 before a minute has passed, and says how long to wait', async () => {
    const { data } = await login();
    state.clock.advance(20_500);
    const early = await call('send_sms_otp', { token: data.token });
    expect([early.status, early.meta.message_code, early.headers['retry-after']]).toEqual([429, '429-10', '40']);
  });

  it('makes a new code, and the earlier one no longer counts', async () => {
    const { data } = await login();
    const earlier = lastCode();
    state.clock.advance(60_000);
    const again = await call('send_sms_otp', { token: data.token });
    expect([again.status, again.data.token]).toEqual([200, data.token]);
    expect(state.sent).toHaveLength(2);
    if (earlier !== lastCode()) {
      expect((await call('confirm_otp', { token: data.token, code: earlier })).meta.message_code).toBe('422-11');
    }
    expect((await call('confirm_otp', { token: data.token, code: lastCode() })).status).toBe(200);
  });

  it('sends one code when two ask at once', async () => {
    const { data } = await login();
    state.clock.advance(60_000);
    const answers = await Promise.all([0, 1].map(() => call('send_sms_otp', { token: data.token })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429]);
    expect(state.sent).toHaveLength(2);
  });

  it('is refused with 422-14 when the sign-in is too old or unknown', async () => {
    const { data } = await login();
    state.clock.advance(600_000);
    expect((await call('send_sms_otp', { token: data.token })).meta.message_code).toBe('422-14');
    expect((await call('send_sms_otp', { token: 'x'.repeat(43) })).meta.message_code).toBe('422-14');
  });

  it('is refused with 429-1 after sixty codes of one user in an hour', async () => {
    for (let round = 0; round < 60; round += 1) expect(await signIn()).toMatch(/^[\w-]{43}$/);
    expect((await login()).meta.message_code).toBe('429-1');
  });
});

describe('a session', () => {
  it('is worthless after signing out', async () => {
    const token = await signIn();
    expect((await call('logout', {}, token)).meta.message_code).toBe('200-1');
    expect((await check(token)).meta.message_code).toBe('401-1');
  });

  it('ends after a week, however much it is used', async () => {
    const token = await signIn();
    const begun = state.clock.now().getTime();
    const end = begun + 7 * 24 * 3_600_000;
    while (state.clock.now().getTime() < end - 10 * 3_600_000) {
      state.clock.advance(10 * 3_600_000);
      expect((await check(token)).status).toBe(200);
      await seenAt(token, state.clock.now());
    }
    state.clock.advance(end - state.clock.now().getTime() - 1);
    expect((await check(token)).status).toBe(200);
    state.clock.advance(1);
    expect((await check(token)).status).toBe(401);
  });

  it('ends after twelve hours in which nobody used it', async () => {
    const token = await signIn();
    state.clock.advance(12 * 3_600_000 - 1);
    expect((await check(token)).status).toBe(200);
    await seenAt(token, state.clock.now());
    state.clock.advance(12 * 3_600_000);
    expect((await check(token)).status).toBe(401);
  });

  it('ends with all others of the account when an admin says so', async () => {
    const tokens = [await signIn(), await signIn()];
    expect(await signOutEverywhere(context(), state.account.username)).toBe(2);
    for (const token of tokens) expect((await check(token)).status).toBe(401);
  });
});

describe('an admin', () => {
  it('signs in on behalf of an account with a code that works once', async () => {
    const code = await createImpersonationCode(context(), state.account.username, 'پشتیبانی');
    const first = await call('external_login', { code });
    expect((await check(first.data.token)).data).toMatchObject({ impersonated: true, impersonated_by: 'پشتیبانی' });
    expect((await call('external_login', { code })).meta.message_code).toBe('422-15');
  });

  it('acts for half an hour at most, however busy', async () => {
    const code = await createImpersonationCode(context(), state.account.username, 'پشتیبانی');
    const { data } = await call('external_login', { code });
    state.clock.advance(30 * 60_000 - 1);
    expect((await check(data.token)).status).toBe(200);
    state.clock.advance(1);
    expect((await check(data.token)).status).toBe(401);
  });

  it('is refused with a code older than three minutes', async () => {
    const code = await createImpersonationCode(context(), state.account.username, 'پشتیبانی');
    state.clock.advance(180_000);
    expect((await call('external_login', { code })).meta.message_code).toBe('422-15');
  });

  it('makes a login code where no SMS can be sent', async () => {
    await expect(createLoginCode(context(), PEPPER, state.account.username)).rejects.toMatchObject({ code: '409-11' });
    const { data } = await login();
    const code = await createLoginCode(context(), PEPPER, state.account.username);
    expect((await call('confirm_otp', { token: data.token, code })).status).toBe(200);
  });
});
