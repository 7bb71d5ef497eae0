import { signOutEverywhere } from '../admin/account-admin.service';
import { signInRig } from '../testing/sign-in-rig';

const { state, context, call, check, signIn, seenAt } = signInRig();

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
