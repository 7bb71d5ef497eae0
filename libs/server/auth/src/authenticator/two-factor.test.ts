import { runTransaction } from '@peyk/server-database';
import { createSeal, resealAll } from '@peyk/server-seal';
import { TEST_SECRET, givenAccount } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import type { TOTP } from 'otpauth';
import { URI } from 'otpauth';
import { sql } from 'kysely';
import { hashPassword } from '../password/password-hash';
import { originOf } from '../sessions/session-origin';
import { openSession } from '../sign-in/open-session';
import { PEPPER, otherCode, startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { authenticatorResealer } from './reseal-authenticators';

const PASSWORD = 'Anar-Kavir-27';
const MOBILE = 241234568;
const PERIOD_MS = 30_000;
const state = {} as { api: AuthApi; account: GivenAccount; passwordHash: string; token: string };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => state.api.close());
beforeEach(async () => {
  state.api.clock.advance(2 * 24 * 3_600_000);
  await sql`delete from sent_messages`.execute(state.api.database.db);
  state.account = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash, mobile: MOBILE });
  const { accountId, userId } = state.account;
  const user = { accountId, userId, impersonated: false, origin: originOf({ ip: '192.0.2.17' }) };
  const now = state.api.clock.now();
  state.token = (await runTransaction(state.api.database.db, (tx) => openSession(tx, user, now))).token;
});

const post = (path: string, body: object) => state.api.post(path, body, { token: state.token });
const showQr = (password = PASSWORD) => post('2fa/show_qr', { current_password: password });
const standing = async () => (await state.api.get('2fa', state.token)).data;
const shown = (app: TOTP, offsetMs = 0) => app.generate({ timestamp: state.api.clock.now().getTime() + offsetMs });
const appOf = (address: string) => URI.parse(address) as TOTP;
const login = async () =>
  (await state.api.post('login', { username: state.account.username, password: PASSWORD })).data;
async function signIn(code: string) {
  const { token } = await login();
  return state.api.post('confirm_otp', { token, code });
}
/** Turns it on, and lets the period of that code pass. */
async function turnOn(): Promise<{ app: TOTP; codes: string[] }> {
  const app = appOf((await showQr()).data.address);
  const { data } = await post('2fa/send_code', { code: shown(app) });
  state.api.clock.advance(PERIOD_MS);
  return { app, codes: data.recovery_codes };
}

describe('an authenticator that people turn on by themselves', () => {
  it('counts when a code of it was told, and not before', async () => {
    const { address, secret, expires_in_seconds } = (await showQr()).data;
    expect([secret, expires_in_seconds]).toEqual([expect.stringMatching(/^[A-Z2-7]{32}$/), 600]);
    const app = appOf(address);
    expect(app.secret.base32).toBe(secret);
    expect((await login()).method).toBe('sms');
    const { data } = await post('2fa/send_code', { code: shown(app) });
    expect(data.recovery_codes).toHaveLength(10);
    expect(new Set(data.recovery_codes).size).toBe(10);
    expect(await standing()).toEqual({ is_on: true, is_required: false, recovery_codes_left: 10 });
    expect((await login()).method).toBe('authenticator');
    const messages = await state.api.messages();
    expect(messages.at(-1)).toMatchObject({ mobile: MOBILE, text: expect.stringContaining('روشن شد') });
    // The code that turned it on is used up.
    expect((await signIn(shown(app))).meta.message_code).toBe('422-11');
    state.api.clock.advance(PERIOD_MS);
    expect((await signIn(shown(app))).status).toBe(200);
  });

  it('wants the present password, which cannot be guessed', async () => {
    const { meta } = await showQr('Something-else-1');
    expect([meta.message_code, Object.keys(meta.errors)]).toEqual(['422-430', ['current_password']]);
    for (let n = 0; n < 4; n += 1) await showQr('Something-else-1');
    expect((await showQr()).meta.message_code).toBe('429-1');
  });

  it('is not turned on by a wrong code, nor by nine of them and a right one', async () => {
    const app = appOf((await showQr()).data.address);
    for (let n = 0; n < 9; n += 1) {
      const { meta } = await post('2fa/send_code', { code: otherCode(shown(app, 10 * PERIOD_MS)) });
      expect(meta.message_code).toBe('422-11');
    }
    expect((await post('2fa/send_code', { code: shown(app) })).meta.message_code).toBe('429-1');
    expect(await standing()).toEqual({ is_on: false, is_required: false, recovery_codes_left: 0 });
  });

  it('waits for ten minutes, and the newest secret counts', async () => {
    expect((await post('2fa/send_code', { code: '123456' })).meta.message_code).toBe('409-431');
    const first = appOf((await showQr()).data.address);
    const second = appOf((await showQr()).data.address);
    expect((await post('2fa/send_code', { code: shown(first) })).meta.message_code).toBe('422-11');
    state.api.clock.advance(600_000);
    expect((await post('2fa/send_code', { code: shown(second) })).meta.message_code).toBe('409-431');
  });

  it('is turned on once, however often it is told', async () => {
    const app = appOf((await showQr()).data.address);
    const code = shown(app);
    const answers = await Promise.all([1, 2, 3].map(() => post('2fa/send_code', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await showQr()).meta.message_code).toBe('409-430');
    expect(await standing()).toEqual({ is_on: true, is_required: false, recovery_codes_left: 10 });
  });

  it('is turned off with a code of it, and all of it is gone', async () => {
    const { app } = await turnOn();
    expect((await post('2fa/disable', { code: otherCode(shown(app, 10 * PERIOD_MS)) })).meta.message_code).toBe(
      '422-11',
    );
    expect((await post('2fa/disable', { code: shown(app) })).status).toBe(200);
    expect(await standing()).toEqual({ is_on: false, is_required: false, recovery_codes_left: 0 });
    expect((await login()).method).toBe('sms');
    expect((await post('2fa/disable', { code: shown(app) })).meta.message_code).toBe('409-432');
    expect((await state.api.messages()).some(({ text }) => text.includes('خاموش شد'))).toBe(true);
  });

  it('stays on while the account requires it of everybody', async () => {
    const { app } = await turnOn();
    const require = (second_factor_required: boolean) =>
      state.api.database.db
        .updateTable('accounts')
        .set({ second_factor_required })
        .where('id', '=', state.account.accountId)
        .execute();
    await require(true);
    expect((await standing()).is_required).toBe(true);
    expect((await post('2fa/disable', { code: shown(app) })).meta.message_code).toBe('409-434');
    await require(false);
    expect((await post('2fa/disable', { code: shown(app) })).status).toBe(200);
  });

  it('is the user’s own', async () => {
    const { codes } = await turnOn();
    const other = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash });
    const { token } = (await state.api.post('login', { username: other.username, password: PASSWORD })).data;
    expect((await state.api.post('confirm_otp', { token, code: codes[0] ?? '' })).status).toBe(422);
    expect(await standing()).toEqual({ is_on: true, is_required: false, recovery_codes_left: 10 });
  });
});

describe('a recovery code', () => {
  it('signs in, once', async () => {
    const [code = ''] = (await turnOn()).codes;
    expect((await signIn(code)).status).toBe(200);
    expect((await signIn(code)).meta.message_code).toBe('422-11');
    expect(await standing()).toMatchObject({ recovery_codes_left: 9 });
  });

  it('signs in once when it comes twice at once', async () => {
    const [code = ''] = (await turnOn()).codes;
    const sign = [await login(), await login()];
    const answers = await Promise.all(sign.map(({ token }) => state.api.post('confirm_otp', { token, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('turns the authenticator off when the telephone is lost', async () => {
    const [code = ''] = (await turnOn()).codes;
    expect((await post('2fa/disable', { code })).status).toBe(200);
    expect(await standing()).toEqual({ is_on: false, is_required: false, recovery_codes_left: 0 });
  });

  it('is of no use without an authenticator', async () => {
    const { token } = await login();
    expect((await state.api.post('confirm_otp', { token, code: '12345678' })).status).toBe(422);
  });

  it('lies sealed, and goes over to another secret with the authenticator', async () => {
    const { codes } = await turnOn();
    const read = () =>
      state.api.database.db
        .selectFrom('users')
        .select(['recovery_codes_sealed as recovery', 'authenticator_secret as secret'])
        .where('id', '=', state.account.userId)
        .executeTakeFirstOrThrow();
    const before = await read();
    expect(before.recovery?.includes(codes[0] ?? 'none')).toBe(false);
    const next = createSeal('another secret of the tests, long enough', TEST_SECRET);
    const resealers = [authenticatorResealer([PEPPER])];
    await resealAll(state.api.database.db, next, { resealers });
    const after = await read();
    expect(after.recovery && next.isCurrent(after.recovery)).toBe(true);
    expect(after.secret && next.isCurrent(after.secret)).toBe(true);
    // And back, for the tests that come.
    const back = createSeal(TEST_SECRET, 'another secret of the tests, long enough');
    await resealAll(state.api.database.db, back, { resealers });
    expect((await signIn(codes[0] ?? '')).status).toBe(200);
  });
});
