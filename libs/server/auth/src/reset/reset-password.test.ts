import { hashToken } from '@peyk/server-http';
import { givenAccount } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { hashCode } from '../codes/code';
import { hashPassword } from '../password/password-hash';
import { PEPPER, otherCode, startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';

const OLD = 'Anar-Kavir-27';
const NEW = 'Rood9Derakht';
const MOBILE = 241234567;

const state = {} as { api: AuthApi; account: GivenAccount; passwordHash: string };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.passwordHash = await hashPassword(OLD);
});
afterAll(() => state.api.close());
beforeEach(async () => {
  // What an earlier test counted is over.
  state.api.clock.advance(2 * 24 * 3_600_000);
  await sql`delete from sent_messages`.execute(state.api.database.db);
  state.account = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash, mobile: MOBILE });
});

const forget = (username = state.account.username, mobile = '989241234567', ip?: string) =>
  state.api.post('forgot_password', { username, mobile }, { ip });
const check = (token: string, code: string) => state.api.post('forgot_password_check_otp', { token, code });
const change = (token: string, code: string, password = NEW) =>
  state.api.post('change_password_by_token', { token, code, password });
const login = (password: string) => state.api.post('login', { username: state.account.username, password });

async function signIn(password = OLD): Promise<string> {
  const { data } = await login(password);
  const confirmed = await state.api.post('confirm_otp', { token: data.token, code: await state.api.lastCode() });
  return confirmed.data.token;
}

describe('a forgotten password', () => {
  it('is replaced with a code that goes to the mobile of the username', async () => {
    const asked = await forget();
    expect(asked.data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      mobile_hint: '4567',
      code_length: 6,
      expires_in_seconds: 120,
      resend_after_seconds: 60,
    });
    const [message] = await state.api.messages();
    expect(message).toMatchObject({ mobile: MOBILE, text: expect.stringMatching(/کد تغییر گذرواژه: \d{6}/) });
    const code = await state.api.lastCode();
    expect((await check(asked.data.token, code)).data).toEqual({ expires_in_seconds: 900 });
    expect((await change(asked.data.token, code)).meta.message_code).toBe('200-1');
    expect((await login(OLD)).meta.message_code).toBe('422-10');
    expect((await login(NEW)).status).toBe(200);
  });

  it.each([
    ['an unknown username', 'nobody-at-all', '989241234567'],
    ['the mobile of somebody else', undefined, '989241234568'],
  ])('is answered alike for %s, and nothing is sent', async (_, username, mobile) => {
    const right = await forget();
    await sql`delete from sent_messages`.execute(state.api.database.db);
    const wrong = await forget(username, mobile);
    const shape = ({ status, data, meta }: typeof right) => ({ status, meta, fields: Object.keys(data) });
    expect(shape(wrong)).toEqual(shape(right));
    expect(wrong.data.mobile_hint).toBe(mobile.slice(-4));
    expect(await state.api.messages()).toEqual([]);
  });

  it('does the same work for nobody as for somebody, so that its time tells nothing', async () => {
    const handed = async (username?: string) => {
      const before = await sql<{ n: string }>`select last_value as n from sent_messages_id_seq`.execute(
        state.api.database.db,
      );
      await forget(username);
      const after = await sql<{ n: string }>`select last_value as n from sent_messages_id_seq`.execute(
        state.api.database.db,
      );
      return Number(after.rows[0]?.n) - Number(before.rows[0]?.n);
    };
    await forget();
    // A sequence does not go back with what is undone: the message was written in both cases.
    expect(await handed('nobody-at-all')).toBe(1);
    expect(await handed()).toBe(1);
  });

  it('gives nobody a code that fits when username and mobile do not belong together', async () => {
    const { data } = await forget('nobody-at-all');
    const codes = ['000000', '111111', '222222', '333333'];
    for (const code of codes) expect((await check(data.token, code)).meta.message_code).toBe('422-11');
    expect((await check(data.token, '444444')).meta.message_code).toBe('422-61');
    state.api.clock.advance(60_000);
    expect((await state.api.post('send_sms_otp', { token: data.token })).meta.message_code).toBe('422-61');
  });

  it('is not replaced by anyone who guesses the code of a request that belongs to nobody', async () => {
    const { data } = await forget('nobody-at-all');
    const tokenHash = hashToken(data.token);
    await state.api.database.db
      .updateTable('code_challenges')
      .set({ code_hash: hashCode(PEPPER, tokenHash, '123456') })
      .where('token_hash', '=', tokenHash)
      .execute();
    expect((await change(data.token, '123456')).meta.message_code).toBe('422-11');
  });

  it('ends all sessions of the user, and sign-ins that still await their code', async () => {
    const session = await signIn();
    const open = await login(OLD);
    const codeOfOpen = await state.api.lastCode();
    const { data } = await forget();
    await change(data.token, await state.api.lastCode());
    expect((await state.api.get('check_token', session)).meta.message_code).toBe('401-1');
    const late = await state.api.post('confirm_otp', { token: open.data.token, code: codeOfOpen });
    expect(late.meta.message_code).toBe('422-14');
  });

  it('leaves the sessions of other users alone', async () => {
    const other = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash, mobile: 241234568 });
    const first = await state.api.post('login', { username: other.username, password: OLD });
    const theirs = await state.api.post('confirm_otp', { token: first.data.token, code: await state.api.lastCode() });
    const { data } = await forget();
    await change(data.token, await state.api.lastCode());
    expect((await state.api.get('check_token', theirs.data.token)).status).toBe(200);
  });

  it('tells the user by SMS that the password was changed', async () => {
    const { data } = await forget();
    await change(data.token, await state.api.lastCode());
    expect((await state.api.messages()).at(-1)).toMatchObject({
      mobile: MOBILE,
      text: expect.stringContaining('تغییر کرد'),
    });
  });

  it('is changed once with one code', async () => {
    const { data } = await forget();
    const code = await state.api.lastCode();
    const answers = await Promise.all([change(data.token, code), change(data.token, code, 'Kooh-Sabz-81')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await change(data.token, code)).meta.message_code).toBe('422-60');
  });

  it('ends every other request of the user when it is changed', async () => {
    const first = await forget();
    const firstCode = await state.api.lastCode();
    state.api.clock.advance(60_000);
    const second = await forget();
    await change(second.data.token, await state.api.lastCode());
    expect((await change(first.data.token, firstCode)).meta.message_code).toBe('422-60');
  });

  it.each([
    ['short', 'Ab1', 'دست‌کم ۸ نویسه'],
    ['without a capital letter', 'anar-kavir-27', 'حرف بزرگ'],
    ['known to everybody', 'P@ssw0rd1', 'همه می‌شناسند'],
    ['in Persian letters', 'گذرواژه۱۲A1', 'حروف فارسی'],
  ])('is refused with 422-19 when the new one is %s, and the code stays good', async (_, password, sentence) => {
    const { data } = await forget();
    const code = await state.api.lastCode();
    const refused = await change(data.token, code, password);
    expect([refused.meta.message_code, refused.meta.errors.password]).toEqual([
      '422-19',
      expect.stringContaining(sentence),
    ]);
    expect((await change(data.token, code)).status).toBe(200);
  });

  it('takes a mobile that is none for a fault of its field', async () => {
    const answer = await forget(undefined, '989412345678');
    expect([answer.meta.message_code, Object.keys(answer.meta.errors)]).toEqual(['422-1', ['mobile']]);
  });
});

describe('the code of a forgotten password', () => {
  it('that is wrong is refused with 422-11, and five end the request with 422-61', async () => {
    const { data } = await forget();
    const code = await state.api.lastCode();
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect((await check(data.token, otherCode(code))).meta.message_code).toBe('422-11');
    }
    expect((await change(data.token, otherCode(code))).meta.message_code).toBe('422-61');
    expect((await change(data.token, code)).meta.message_code).toBe('422-61');
  });

  it('that has expired is refused with 422-12', async () => {
    const { data } = await forget();
    const code = await state.api.lastCode();
    state.api.clock.advance(120_000);
    expect((await check(data.token, code)).meta.message_code).toBe('422-12');
  });

  it('leaves time for the new password once it was right', async () => {
    const { data } = await forget();
    const code = await state.api.lastCode();
    await check(data.token, code);
    state.api.clock.advance(600_000);
    expect((await check(data.token, code)).data).toEqual({ expires_in_seconds: 300 });
    expect((await change(data.token, code)).status).toBe(200);
  });

  it('ends with the request after fifteen minutes', async () => {
    const { data } = await forget();
    const code = await state.api.lastCode();
    await check(data.token, code);
    state.api.clock.advance(900_000);
    expect((await change(data.token, code)).meta.message_code).toBe('422-60');
  });

  it('is sent again by send_sms_otp after a minute, and the earlier one no longer counts', async () => {
    const { data } = await forget();
    const earlier = await state.api.lastCode();
    expect((await state.api.post('send_sms_otp', { token: data.token })).meta.message_code).toBe('429-10');
    state.api.clock.advance(60_000);
    expect((await state.api.post('send_sms_otp', { token: data.token })).data).toMatchObject({ method: 'sms' });
    const code = await state.api.lastCode();
    if (earlier !== code) expect((await check(data.token, earlier)).meta.message_code).toBe('422-11');
    expect((await check(data.token, code)).status).toBe(200);
  });

  it('is guessed at most ten times a day, however many requests and addresses', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { data } = await forget(undefined, undefined, `192.0.2.${round + 1}`);
      const wrong = otherCode(await state.api.lastCode());
      state.api.clock.advance(60_000);
      for (let attempt = 0; attempt < 5; attempt += 1) await check(data.token, wrong);
    }
    const { data } = await forget(undefined, undefined, '192.0.2.9');
    const refused = await check(data.token, await state.api.lastCode());
    expect([refused.status, refused.meta.message_code]).toEqual([429, '429-13']);
    // Who wears these out shuts nobody out of signing in.
    expect(await signIn()).toMatch(/^[\w-]{43}$/);
  });

  it('does not open anything else', async () => {
    const { data } = await forget();
    const code = await state.api.lastCode();
    expect((await state.api.post('confirm_otp', { token: data.token, code })).meta.message_code).toBe('422-14');
    expect((await state.api.post('user/register/confirm', { token: data.token, code })).meta.message_code).toBe(
      '422-60',
    );
  });
});

describe('a flood of forgotten passwords', () => {
  it('is stopped after five for one username with one mobile in an hour, known or not', async () => {
    for (const [username, mobile] of [[state.account.username], ['nobody-at-all', '989240000009']]) {
      for (let n = 0; n < 5; n += 1) expect((await forget(username, mobile)).status).toBe(200);
      expect((await forget(username, mobile)).meta.message_code).toBe('429-1');
    }
  });

  it('by somebody who knows the username only shuts its user out of nothing', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { data } = await forget(undefined, '989240000008', '192.0.2.66');
      for (let attempt = 0; attempt < 5; attempt += 1) await check(data.token, '000000');
    }
    const { data } = await forget();
    expect((await change(data.token, await state.api.lastCode())).status).toBe(200);
  });

  it('is stopped after thirty from one address in an hour', async () => {
    for (let n = 0; n < 30; n += 1) await forget(`nobody-${n}`, `9892400001${String(n).padStart(2, '0')}`, '192.0.2.7');
    expect((await forget('nobody-30', '989240000130', '192.0.2.7')).meta.message_code).toBe('429-1');
    expect((await forget('nobody-30', '989240000130', '192.0.2.8')).status).toBe(200);
  });

  it('sends at most six messages for one username with one mobile in an hour, those sent again included', async () => {
    const { data } = await forget();
    for (let n = 1; n < 6; n += 1) {
      state.api.clock.advance(60_000);
      expect((await state.api.post('send_sms_otp', { token: data.token })).status).toBe(200);
    }
    state.api.clock.advance(60_000);
    expect((await state.api.post('send_sms_otp', { token: data.token })).meta.message_code).toBe('429-1');
    expect(await state.api.messages()).toHaveLength(6);
  });
});

it('logs neither the token nor the code of a forgotten password, nor the new one', async () => {
  const { data } = await forget();
  const code = await state.api.lastCode();
  await change(data.token, code);
  const lines = JSON.stringify(state.api.log.lines);
  for (const secret of [data.token, code, NEW]) expect(lines).not.toContain(secret);
});
