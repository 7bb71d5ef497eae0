import { runTransaction } from '@peyk/server-database';
import { givenAccount } from '@peyk/shared-testing-node';
import { PASSWORD_MESSAGES } from '@peyk/shared-validation';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { originOf } from '../sessions/session-origin';
import { openSession } from '../sign-in/open-session';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { hashPassword } from './password-hash';

const OLD = 'Anar-Kavir-27';
const NEW = 'Rood9Derakht';
const MOBILE = 241234567;
const WINDOW_MS = 15 * 60_000;

const state = {} as { api: AuthApi; account: GivenAccount; passwordHash: string };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.passwordHash = await hashPassword(OLD);
});
afterAll(() => state.api.close());
beforeEach(async () => {
  await sql`delete from sent_messages`.execute(state.api.database.db);
  state.account = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash, mobile: MOBILE });
});

async function open(): Promise<string> {
  const { accountId, userId } = state.account;
  const user = { accountId, userId, impersonated: false, origin: originOf({ ip: '192.0.2.17' }) };
  return (await runTransaction(state.api.database.db, (tx) => openSession(tx, user, state.api.clock.now()))).token;
}
const change = (token: string, current = OLD, password = NEW) =>
  state.api.post('change_password', { current_password: current, password }, { token });
const login = async (password: string) =>
  (await state.api.post('login', { username: state.account.username, password })).status;
const isOpen = async (token: string) => (await state.api.get('check_token', token)).status === 200;

describe('a password that is changed by who is signed in', () => {
  it('holds from now on; all other sessions end, and the owner is told', async () => {
    const [here, there] = [await open(), await open()];
    expect((await change(here)).data).toEqual({ ended: 1 });
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    expect([await login(OLD), await login(NEW)]).toEqual([422, 200]);
    const messages = await state.api.messages();
    expect(messages[0]).toMatchObject({ mobile: MOBILE, text: expect.stringContaining('گذرواژهٔ حساب شما تغییر کرد') });
  });

  it('may hold the username, which is only advised against', async () => {
    const here = await open();
    expect((await change(here, OLD, `K9-${state.account.username}`)).status).toBe(200);
  });

  it('is not the username itself with other capitals', async () => {
    const here = await open();
    const { db } = state.api.database;
    const username = `sarvenaz-${state.account.userId}`;
    await sql`update users set username = ${username} where id = ${state.account.userId}`.execute(db);
    const { meta } = await change(here, OLD, username.replace('s', 'S'));
    expect(meta).toMatchObject({ message_code: '422-19', errors: { password: PASSWORD_MESSAGES.common } });
  });

  it('is not changed by somebody who found the session open', async () => {
    const [here, there] = [await open(), await open()];
    const { meta } = await change(here, 'Something-else-1');
    expect([meta.message_code, Object.keys(meta.errors)]).toEqual(['422-430', ['current_password']]);
    expect(await isOpen(there)).toBe(true);
    expect(await state.api.messages()).toEqual([]);
  });

  it('cannot be guessed: five tries in a quarter of an hour, and a right one does not count', async () => {
    const here = await open();
    for (let count = 0; count < 5; count += 1)
      expect((await change(here, OLD, '123')).meta.message_code).toBe('422-19');
    for (let count = 0; count < 5; count += 1) expect((await change(here, `wrong-${count}`)).status).toBe(422);
    expect((await change(here)).meta.message_code).toBe('429-1');
    state.api.clock.advance(WINDOW_MS);
    expect((await change(here)).status).toBe(200);
  });

  it.each([
    ['a weak one', 'salam', '422-19'],
    ['the same one', OLD, '422-431'],
  ])('does not become %s', async (_, password, code) => {
    const { meta } = await change(await open(), OLD, password);
    expect([meta.message_code, Object.keys(meta.errors)]).toEqual([code, ['password']]);
    expect(await login(OLD)).toBe(200);
  });

  it('is changed by one of two at once', async () => {
    const here = await open();
    const both = await Promise.all([change(here, OLD, 'Rood9Derakht'), change(here, OLD, 'Kooh8Setareh')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await state.api.messages()).toHaveLength(1);
  });
});
