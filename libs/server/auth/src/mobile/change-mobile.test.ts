import { runTransaction } from '@peyk/server-database';
import { givenAccount, testSeal } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { sealPerson } from '../identity/sealed-person';
import { hashPassword } from '../password/password-hash';
import { originOf } from '../sessions/session-origin';
import { openSession } from '../sign-in/open-session';
import { otherCode, startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';

const PASSWORD = 'Anar-Kavir-27';
const MINUTE_MS = 60_000;
const state = {} as {
  api: AuthApi;
  account: GivenAccount;
  passwordHash: string;
  token: string;
  present: number;
  wanted: number;
};
let numbers = 241_500_000;

beforeAll(async () => {
  state.api = await startAuthApi();
  state.passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => state.api.close());
beforeEach(async () => {
  state.api.clock.advance(2 * 24 * 3_600_000);
  await sql`delete from sent_messages`.execute(state.api.database.db);
  state.present = numbers += 1;
  state.wanted = numbers += 1;
  const given = { passwordHash: state.passwordHash, mobile: state.present };
  state.account = await givenAccount(state.api.database.db, given);
  state.token = await open(state.account);
});

async function open({ accountId, userId }: GivenAccount): Promise<string> {
  const user = { accountId, userId, impersonated: false, origin: originOf({ ip: '192.0.2.17' }) };
  return (await runTransaction(state.api.database.db, (tx) => openSession(tx, user, state.api.clock.now()))).token;
}
const post = (path: string, body: object = {}, token = state.token) =>
  state.api.post(`change_mobile/${path}`, body, { token });
const mobileOf = async () =>
  (
    await state.api.database.db
      .selectFrom('users')
      .select('mobile')
      .where('id', '=', state.account.userId)
      .executeTakeFirstOrThrow()
  ).mobile;
const asText = (mobile: number) => `989${mobile}`;

/** The first two steps. @returns what goes with the third */
async function confirmed(): Promise<{ token: string; code: string }> {
  const { token } = (await post('request_change_otp')).data;
  const attempt = { token, code: await state.api.lastCode() };
  expect((await post('confirm_change_otp', attempt)).data.expires_in_seconds).toBeGreaterThan(0);
  return attempt;
}
/** The first three steps. @returns what goes with the fourth */
async function nearly(mobile = state.wanted): Promise<{ token: string; code: string }> {
  const { data } = await post('confirm_new_mobile', { ...(await confirmed()), mobile: asText(mobile) });
  return { token: data.token, code: await state.api.lastCode() };
}

async function givenHolder(mobile: number, { accountId } = state.account): Promise<void> {
  const { db } = state.api.database;
  const { id: package_id } = await db
    .insertInto('packages')
    .values({ title: `بسته ${accountId}`, description: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('account_holders')
    .values({
      ...{ account_id: accountId, person: 'real', first_name: 'مریم', last_name: 'نمونه', mobile, package_id },
      ...{ activity_domain_id: 1n, role_id: 1n, terms_version: '1', registered_at: state.api.clock.now() },
      ...sealPerson(testSeal, accountId, { nationalId: '0012345679', birthDate: '1991-03-21' }),
    })
    .execute();
}
const activation = async () =>
  (
    await state.api.database.db
      .selectFrom('accounts')
      .select('activation')
      .where('id', '=', state.account.accountId)
      .executeTakeFirstOrThrow()
  ).activation;

describe('a change of number', () => {
  it('takes a code from both numbers; the former one is told', async () => {
    const first = await confirmed();
    const [asked] = (await state.api.messages()).slice(-1);
    expect(asked).toMatchObject({ mobile: state.present, text: expect.stringContaining('کد تغییر شمارهٔ موبایل') });
    const { data } = await post('confirm_new_mobile', { ...first, mobile: asText(state.wanted) });
    expect(data.mobile_hint).toBe(String(state.wanted).slice(-4));
    const code = await state.api.lastCode();
    expect(await mobileOf()).toBe(state.present);
    expect((await post('check_otp', { token: data.token, code })).status).toBe(200);
    expect(await mobileOf()).toBe(state.wanted);
    const messages = await state.api.messages();
    expect(messages.at(-1)).toMatchObject({
      mobile: state.present,
      text: expect.stringContaining(`09${state.wanted} تغییر کرد`),
    });
    // Codes go to the new number now.
    state.api.clock.advance(MINUTE_MS);
    await state.api.post('login', { username: state.account.username, password: PASSWORD });
    expect((await state.api.messages()).at(-1)).toMatchObject({ mobile: state.wanted });
  });

  it('leaves nothing open that the former number began: no new password, and no further move', async () => {
    const { username } = state.account;
    const asked = { username, mobile: asText(state.present) };
    const reset = (await state.api.post('forgot_password', asked)).data.token;
    const resetCode = await state.api.lastCode();
    state.api.clock.advance(MINUTE_MS);
    const first = await nearly();
    state.api.clock.advance(MINUTE_MS);
    const other = await nearly((numbers += 1));
    expect((await post('check_otp', first)).status).toBe(200);
    expect((await post('check_otp', other)).meta.message_code).toBe('422-60');
    const attempt = { token: reset, code: resetCode };
    expect((await state.api.post('forgot_password_check_otp', attempt)).meta.message_code).toBe('422-60');
    expect(await mobileOf()).toBe(state.wanted);
  });

  it('is made once, however often the last code comes', async () => {
    const attempt = await nearly();
    const answers = await Promise.all([1, 2, 3].map(() => post('check_otp', attempt)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('needs the code of the present number also for the new one', async () => {
    const { token } = (await post('request_change_otp')).data;
    const code = otherCode(await state.api.lastCode());
    const { meta } = await post('confirm_new_mobile', { token, code, mobile: asText(state.wanted) });
    expect(meta.message_code).toBe('422-11');
    expect((await state.api.messages()).every(({ mobile }) => mobile === state.present)).toBe(true);
  });

  it('does not take the code of one number for the other', async () => {
    const first = await confirmed();
    expect((await post('check_otp', first)).meta.message_code).toBe('422-60');
    expect(await mobileOf()).toBe(state.present);
  });

  it('is of no use to somebody else who has seen the token', async () => {
    const first = await confirmed();
    const other = await open(await givenAccount(state.api.database.db, { passwordHash: state.passwordHash }));
    expect((await post('confirm_change_otp', first, other)).meta.message_code).toBe('422-60');
    const answer = await post('confirm_new_mobile', { ...first, mobile: asText(state.wanted) }, other);
    expect(answer.meta.message_code).toBe('422-60');
    const last = await nearly();
    expect((await post('check_otp', last, other)).meta.message_code).toBe('422-60');
    expect(await mobileOf()).toBe(state.present);
  });

  it.each([
    ['the present one', () => asText(state.present)],
    ['one that no operator has', () => '989451234567'],
  ])('does not lead to %s', async (_what, mobile) => {
    const { status, meta } = await post('confirm_new_mobile', { ...(await confirmed()), mobile: mobile() });
    expect([status, Object.keys(meta.errors)]).toEqual([422, ['mobile']]);
  });

  it('cannot be guessed: ten wrong codes a day, over all requests', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { token } = (await post('request_change_otp')).data;
      const code = otherCode(await state.api.lastCode());
      for (let n = 0; n < 5; n += 1) await post('confirm_change_otp', { token, code });
      state.api.clock.advance(MINUTE_MS);
    }
    const { token } = (await post('request_change_otp')).data;
    const right = { token, code: await state.api.lastCode() };
    expect((await post('confirm_change_otp', right)).meta.message_code).toBe('429-13');
  });

  it('sends one code a minute to a number', async () => {
    await post('request_change_otp');
    expect((await post('request_change_otp')).meta.message_code).toBe('429-10');
    state.api.clock.advance(MINUTE_MS);
    expect((await post('request_change_otp')).status).toBe(200);
  });

  it('has the code sent again', async () => {
    const { token } = (await post('request_change_otp')).data;
    const first = await state.api.lastCode();
    state.api.clock.advance(MINUTE_MS);
    expect((await state.api.post('send_sms_otp', { token })).status).toBe(200);
    const second = await state.api.lastCode();
    expect((await post('confirm_change_otp', { token, code: second })).status).toBe(200);
    expect(first).toMatch(/^\d{6}$/);
  });

  it('of who registered has the registry asked again', async () => {
    await givenHolder(state.present);
    const claims: object[] = [];
    const before = state.api.registry;
    state.api.registry = { check: async (claim) => (claims.push(claim), 'other_mobile') };
    const attempt = await nearly();
    await post('check_otp', attempt);
    state.api.registry = before;
    expect(claims).toMatchObject([{ mobile: state.wanted, nationalId: '0012345679' }]);
    expect([await mobileOf(), await activation()]).toEqual([state.wanted, 'inactive']);
  });

  it('does not lead to a number that another account has registered, and nothing of it is left', async () => {
    await givenHolder(state.present);
    const other = await givenAccount(state.api.database.db);
    await givenHolder(state.wanted, other);
    const attempt = await nearly();
    expect((await post('check_otp', attempt)).meta.message_code).toBe('409-433');
    expect([await mobileOf(), await activation()]).toEqual([state.present, 'active']);
  });
});
