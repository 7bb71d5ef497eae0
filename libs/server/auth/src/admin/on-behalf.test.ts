import { createImpersonationCode, createLoginCode } from './account-admin.service';
import { PEPPER, signInRig } from '../testing/sign-in-rig';

const { state, context, call, check, login } = signInRig();

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
