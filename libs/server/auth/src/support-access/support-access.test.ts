import { givenAccount } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { runTransaction } from '@peyk/server-database';
import { originOf } from '../sessions/session-origin';
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

const nameOf = async (userId: bigint) => {
  const names = state.api.database.db.selectFrom('users').select('name').where('id', '=', userId);
  return (await names.executeTakeFirstOrThrow()).name;
};

async function signIn({ impersonated = false, userId = state.account.userId } = {}): Promise<string> {
  const { database, clock } = state.api;
  const { accountId } = state.account;
  const origin = originOf({ ip: '192.0.2.17' });
  const user = { accountId, userId, impersonated, impersonatedBy: impersonated ? 'پشتیبان' : null, origin };
  return (await runTransaction(database.db, (tx) => openSession(tx, user, clock.now()))).token;
}

const give = async (token: string, hours: number) => state.api.post(PATH, { hours }, { token });
const leave = async (token: string) => (await state.api.get(PATH, token)).data.until;

describe('the leave that an owner gives support', () => {
  it('is none at first, holds for the hours that were said, and is over by itself', async () => {
    const token = await signIn();
    expect(await leave(token)).toBeNull();
    const until = new Date(state.api.clock.now().getTime() + 2 * HOUR_MS).toISOString();
    expect((await give(token, 2)).data).toMatchObject({ until });
    state.api.clock.advance(2 * HOUR_MS - 1);
    expect(await leave(token)).toBe(until);
    state.api.clock.advance(1);
    expect(await leave(token)).toBeNull();
  });

  it('is taken back at once', async () => {
    const token = await signIn();
    await give(token, 2);
    expect((await give(token, 0)).data).toEqual({ until: null, given_by: null });
    expect(await leave(token)).toBeNull();
  });

  it('says who gave it, to all users of the account, and who renewed it after that', async () => {
    const { db } = state.api.database;
    const owner = await signIn();
    const added = { account_id: state.account.accountId, username: `m${state.account.userId}`, name: 'سارا' };
    const member = await db
      .insertInto('users')
      .values({ ...added, password_hash: 'x', mobile: 241_234_567 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await give(owner, 2)).data.given_by).toBe(await nameOf(state.account.userId));
    const other = await signIn({ userId: member.id });
    expect((await state.api.get(PATH, other)).data.given_by).toBe(await nameOf(state.account.userId));
    expect((await give(other, 1)).data.given_by).toBe('سارا');
    expect((await state.api.get(PATH, owner)).data.given_by).toBe('سارا');
  });

  it('is not given, and not renewed, by who acts on behalf of the account', async () => {
    const [owner, admin] = [await signIn(), await signIn({ impersonated: true })];
    expect((await give(admin, 2)).meta.message_code).toBe('403-9');
    await give(owner, 1);
    const until = await leave(owner);
    expect((await give(admin, 72)).meta.message_code).toBe('403-9');
    expect([await leave(admin), await leave(owner)]).toEqual([until, until]);
  });
});
