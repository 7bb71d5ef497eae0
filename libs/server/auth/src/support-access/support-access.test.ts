import { givenAccount } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { runTransaction } from '@peyk/server-database';
import { openSession } from '../sign-in/open-session';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';

const PATH = 'user/support_access';
const HOUR_MS = 3_600_000;
const state = {} as { api: AuthApi; account: GivenAccount };

beforeAll(async () => {
  state.api = await startAuthApi();
});
afterAll(() => state.api.close());
beforeEach(async () => {
  state.account = await givenAccount(state.api.database.db);
});

async function signIn(impersonated = false): Promise<string> {
  const { database, clock } = state.api;
  const { accountId, userId } = state.account;
  const user = { accountId, userId, impersonated, impersonatedBy: impersonated ? 'پشتیبان' : null };
  return (await runTransaction(database.db, (tx) => openSession(tx, user, clock.now()))).token;
}

const give = async (token: string, hours: number) => state.api.post(PATH, { hours }, { token });
const leave = async (token: string) => (await state.api.get(PATH, token)).data.until;

describe('the leave that an owner gives support', () => {
  it('is none at first, holds for the hours that were said, and is over by itself', async () => {
    const token = await signIn();
    expect(await leave(token)).toBeNull();
    const until = new Date(state.api.clock.now().getTime() + 2 * HOUR_MS).toISOString();
    expect((await give(token, 2)).data).toEqual({ until });
    state.api.clock.advance(2 * HOUR_MS - 1);
    expect(await leave(token)).toBe(until);
    state.api.clock.advance(1);
    expect(await leave(token)).toBeNull();
  });

  it('is taken back at once', async () => {
    const token = await signIn();
    await give(token, 2);
    expect((await give(token, 0)).data).toEqual({ until: null });
    expect(await leave(token)).toBeNull();
  });

  it('is not given, and not renewed, by who acts on behalf of the account', async () => {
    const [owner, admin] = [await signIn(), await signIn(true)];
    expect((await give(admin, 2)).meta.message_code).toBe('403-9');
    await give(owner, 1);
    const until = await leave(owner);
    expect((await give(admin, 72)).meta.message_code).toBe('403-9');
    expect([await leave(admin), await leave(owner)]).toEqual([until, until]);
  });
});
