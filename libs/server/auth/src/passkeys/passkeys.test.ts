import { runTransaction } from '@peyk/server-database';
import { givenAccount, softAuthenticator } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { hashPassword } from '../password/password-hash';
import { originOf } from '../sessions/session-origin';
import { openSession } from '../sign-in/open-session';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';

const PASSWORD = 'Anar-Kavir-27';
const MOBILE = 241234569;
const HERE = { origin: 'https://panel.example', relyingParty: 'panel.example' };
const state = {} as { api: AuthApi; account: GivenAccount; passwordHash: string; token: string };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => state.api.close());

async function open({ accountId, userId }: Pick<GivenAccount, 'accountId' | 'userId'>): Promise<string> {
  const user = { accountId, userId, impersonated: false, origin: originOf({ ip: '192.0.2.17' }) };
  return (await runTransaction(state.api.database.db, (tx) => openSession(tx, user, state.api.clock.now()))).token;
}
beforeEach(async () => {
  state.api.clock.advance(2 * 24 * 3_600_000);
  await sql`delete from sent_messages`.execute(state.api.database.db);
  state.account = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash, mobile: MOBILE });
  state.token = await open(state.account);
});

const post = (path: string, body: object, token = state.token) => state.api.post(path, body, { token });
const begin = async (token = state.token) =>
  (await post('passkey/begin', { current_password: PASSWORD }, token)).data.challenge as string;
const codeOf = async (answer: Promise<{ meta: { message_code: string } }>) => (await answer).meta.message_code;
const list = async (token = state.token) => (await state.api.get('passkey/list', token)).data;
async function addOne(authenticator = softAuthenticator(HERE), name = 'گوشی من') {
  const challenge = await begin();
  const { data } = await post('passkey/create', { name, ...authenticator.create({ challenge }) });
  return { authenticator, id: data.id as string };
}
/** Two minutes after the one before, for a code goes out with it. */
const login = async () => {
  state.api.clock.advance(120_000);
  return (await state.api.post('login', { username: state.account.username, password: PASSWORD })).data;
};
const confirm = (token: string, signed: object) => state.api.post('confirm_passkey', { token, ...signed });

describe('a passkey', () => {
  it('signs in after the password, and is known from then on', async () => {
    expect((await login()).passkey).toBeUndefined();
    const { authenticator, id } = await addOne();
    expect(await list()).toMatchObject({ is_available: true, items: [{ id, name: 'گوشی من', last_used_at: null }] });
    const { token, passkey } = await login();
    expect(passkey).toMatchObject({ relying_party: 'panel.example', known: [{ id: authenticator.id }] });
    const { data } = await confirm(token, authenticator.get(passkey));
    expect((await state.api.get('check_token', data.token)).status).toBe(200);
    expect((await list()).items[0].last_used_at).toBe(state.api.clock.now().toISOString());
  });

  it('signs in once with one answer', async () => {
    const { authenticator } = await addOne();
    const { token, passkey } = await login();
    const signed = authenticator.get(passkey);
    const statuses = await Promise.all([confirm(token, signed), confirm(token, signed)]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const again = await login();
    expect(await codeOf(confirm(again.token, signed))).toBe('422-435');
  });

  it.each([
    ['of another page', { origin: 'https://panel.example.evil' }],
    ['of another domain', { relyingParty: 'example' }],
    ['of another sign-in', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('does not sign in with an answer %s', async (_, more) => {
    const { authenticator } = await addOne();
    const { token, passkey } = await login();
    expect(await codeOf(confirm(token, authenticator.get({ ...passkey, ...more })))).toBe('422-435');
    expect(await codeOf(confirm(token, softAuthenticator(HERE).get(passkey)))).toBe('422-435');
    expect((await confirm(token, authenticator.get(passkey))).status).toBe(200);
  });

  it('that was copied counts backwards and does not sign in', async () => {
    const { authenticator } = await addOne();
    authenticator.countFrom(40);
    const first = await login();
    expect((await confirm(first.token, authenticator.get(first.passkey))).status).toBe(200);
    authenticator.countFrom(7);
    const second = await login();
    expect(await codeOf(confirm(second.token, authenticator.get(second.passkey)))).toBe('422-435');
  });

  it('of another user does not sign in', async () => {
    const { authenticator } = await addOne();
    const other = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash, mobile: MOBILE });
    state.token = await open(other);
    state.account = other;
    await addOne();
    const { token, passkey } = await login();
    expect(await codeOf(confirm(token, authenticator.get(passkey)))).toBe('422-435');
  });

  it('is guessed at no more often than a code', async () => {
    await addOne();
    const { token, passkey } = await login();
    const stranger = softAuthenticator(HERE);
    const codes: string[] = [];
    for (let tries = 0; tries < 7; tries += 1) codes.push(await codeOf(confirm(token, stranger.get(passkey))));
    expect(new Set(codes)).toEqual(new Set(['422-435', '422-13']));
  });
});

describe('a new passkey', () => {
  it('wants the present password, and is told by a message', async () => {
    expect(await codeOf(post('passkey/begin', { current_password: 'wrong' }))).toBe('422-430');
    await addOne();
    expect((await state.api.messages()).at(-1)?.text).toContain('کلید عبور «گوشی من» برای ورود به حساب شما ثبت شد.');
  });

  it('is taken once, and only of what was asked for last, in time, and here', async () => {
    const authenticator = softAuthenticator(HERE);
    const made = (asked: Parameters<typeof authenticator.create>[0]) =>
      post('passkey/create', { name: 'کلید', ...authenticator.create(asked) });
    expect(await codeOf(made({ challenge: 'AAAA' }))).toBe('409-437');
    const old = await begin();
    const challenge = await begin();
    expect(await codeOf(made({ challenge: old }))).toBe('422-434');
    expect(await codeOf(made({ challenge, origin: 'https://panel.example.evil' }))).toBe('422-434');
    expect((await made({ challenge })).status).toBe(200);
    expect(await codeOf(made({ challenge }))).toBe('409-437');
    expect(await codeOf(made({ challenge: await begin() }))).toBe('409-438');
    const late = await begin();
    state.api.clock.advance(601_000);
    expect(await codeOf(made({ challenge: late }))).toBe('409-437');
  });

  it('is one of ten at most', async () => {
    for (let made = 0; made < 10; made += 1) await addOne();
    expect(await codeOf(post('passkey/begin', { current_password: PASSWORD }))).toBe('409-436');
  });
});

describe('removing a passkey', () => {
  it('wants the present password; signing in goes on by code', async () => {
    const { id } = await addOne();
    expect(await codeOf(post('passkey/delete', { id, current_password: 'wrong' }))).toBe('422-430');
    expect((await post('passkey/delete', { id, current_password: PASSWORD })).status).toBe(200);
    expect(await codeOf(post('passkey/delete', { id, current_password: PASSWORD }))).toBe('404-431');
    expect((await list()).items).toEqual([]);
    expect((await login()).passkey).toBeUndefined();
  });

  it('is for its own user alone', async () => {
    const { id } = await addOne();
    const other = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash, mobile: MOBILE });
    const token = await open(other);
    expect(await codeOf(post('passkey/delete', { id, current_password: PASSWORD }, token))).toBe('404-431');
    expect((await list(token)).items).toEqual([]);
    expect((await list()).items).toHaveLength(1);
  });
});
