import { givenAccount } from '@peyk/shared-testing-node';
import { MOBILE, PASSWORD, signInRig } from './testing/sign-in-rig';

const { state, call, check, login, lastCode, otherCode, signIn } = signInRig();

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
      manager_name: null,
      needs_second_factor: false,
      masks_numbers: false,
      hides_texts: false,
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
