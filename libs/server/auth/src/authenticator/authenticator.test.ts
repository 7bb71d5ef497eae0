import { createSeal } from '@peyk/server-seal';
import { givenAccount, testSeal } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { TOTP, URI } from 'otpauth';
import { createLoginCode } from '../admin/account-admin.service';
import { hashPassword } from '../password/password-hash';
import { PEPPER, otherCode, startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { disableAuthenticator, enableAuthenticator } from './authenticator.service';
import { openSecret, sealSecret } from './secret-box';

const PASSWORD = 'Anar-Kavir-27';
const PERIOD_MS = 30_000;
const state = {} as { api: AuthApi; account: GivenAccount; passwordHash: string; app: TOTP; address: string };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => state.api.close());
beforeEach(async () => {
  state.api.clock.advance(2 * 24 * 3_600_000);
  state.account = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash });
  state.address = await enableAuthenticator(state.api.context, testSeal, state.account);
  // What a phone makes of the address.
  state.app = URI.parse(state.address) as TOTP;
});

const shown = (offsetMs = 0) => state.app.generate({ timestamp: state.api.clock.now().getTime() + offsetMs });
const login = async () =>
  (await state.api.post('login', { username: state.account.username, password: PASSWORD })).data;
const confirm = async (code: string) => {
  const { token } = await login();
  return state.api.post('confirm_otp', { token, code });
};

describe('an authenticator', () => {
  it('is told to the user as an otpauth address with the username', () => {
    expect(state.address).toMatch(/^otpauth:\/\/totp\/Peyk:user-\w+\?issuer=Peyk&secret=[A-Z2-7]{32}&/);
    expect(state.app).toBeInstanceOf(TOTP);
  });

  it('is what login waits for; nothing is sent by SMS', async () => {
    const before = (await state.api.messages()).length;
    expect(await login()).toMatchObject({ method: 'authenticator', code_length: 6, resend_after_seconds: 0 });
    expect(await state.api.messages()).toHaveLength(before);
  });

  it('signs in with the code it shows', async () => {
    expect((await confirm(shown())).data.token).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['before', -PERIOD_MS, 200],
    ['after', PERIOD_MS, 200],
    ['two before', -2 * PERIOD_MS, 422],
    ['two after', 2 * PERIOD_MS, 422],
  ])('is believed with the code of the period %s', async (_, offsetMs, status) => {
    expect((await confirm(shown(offsetMs))).status).toBe(status);
  });

  it('makes codes that count once, and no earlier one after them', async () => {
    const [earlier, now] = [shown(-PERIOD_MS), shown()];
    expect((await confirm(now)).status).toBe(200);
    expect((await confirm(now)).meta.message_code).toBe('422-11');
    expect((await confirm(earlier)).meta.message_code).toBe('422-11');
    state.api.clock.advance(PERIOD_MS);
    expect((await confirm(shown())).status).toBe(200);
  });

  it('makes codes that count once when they come twice at once', async () => {
    const [one, two] = [await login(), await login()];
    const code = shown();
    const answers = await Promise.all([one, two].map(({ token }) => state.api.post('confirm_otp', { token, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is guessed nine times a day', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { token } = await login();
      for (let n = 0; n < 5; n += 1)
        await state.api.post('confirm_otp', { token, code: otherCode(shown(10 * PERIOD_MS)) });
    }
    expect((await confirm(shown())).meta.message_code).toBe('429-11');
  });

  it('sends nothing when asked to send the code again', async () => {
    const { token } = await login();
    const again = await state.api.post('send_sms_otp', { token });
    expect([again.status, again.meta.message_code]).toEqual([409, '409-12']);
  });

  it('is turned off by an admin; then codes come by SMS, and a sign-in that waited for it is over', async () => {
    const { token } = await login();
    const code = shown();
    await disableAuthenticator(state.api.context, state.account.userId);
    expect((await state.api.post('confirm_otp', { token, code })).meta.message_code).toBe('422-14');
    expect((await login()).method).toBe('sms');
  });

  it('ends a sign-in that waited for a code by SMS when it is turned on', async () => {
    await disableAuthenticator(state.api.context, state.account.userId);
    const { token } = await login();
    const code = await state.api.lastCode();
    await enableAuthenticator(state.api.context, testSeal, state.account);
    expect((await state.api.post('confirm_otp', { token, code })).meta.message_code).toBe('422-14');
  });

  it('is not bypassed by a code from the console', async () => {
    await login();
    await expect(createLoginCode(state.api.context, PEPPER, state.account.username)).rejects.toMatchObject({
      code: '409-13',
    });
  });
});

describe('the secret of an authenticator', () => {
  it('is not stored as it is', async () => {
    const secret = Buffer.from(state.app.secret.buffer);
    const row = await state.api.database.db
      .selectFrom('users')
      .select('authenticator_secret')
      .where('id', '=', state.account.userId)
      .executeTakeFirstOrThrow();
    expect(row.authenticator_secret?.includes(secret)).toBe(false);
    expect(openSecret(testSeal, state.account.userId, row.authenticator_secret ?? Buffer.alloc(0))).toEqual(secret);
  });

  it('opens with the key of its installation and for its user only', () => {
    const sealed = sealSecret(testSeal, 1n, Buffer.from('secret'));
    expect(() => openSecret(createSeal('the secret of another installation'), 1n, sealed)).toThrow();
    expect(() => openSecret(testSeal, 2n, sealed)).toThrow();
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    expect(() => openSecret(testSeal, 1n, sealed)).toThrow();
  });
});
