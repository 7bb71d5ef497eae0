import { hashToken, newToken } from '@peyk/server-http';
import { givenAccount } from '@peyk/shared-testing-node';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';

const state = {} as { api: AuthApi };

beforeAll(async () => {
  state.api = await startAuthApi();
});
afterAll(() => state.api.close());

async function givenCode(purpose: 'external_login' | 'live_ticket'): Promise<string> {
  const { db } = state.api.database;
  const { accountId, userId } = await givenAccount(db);
  const code = newToken();
  const expiresAt = new Date(state.api.clock.now().getTime() + 60_000);
  await db
    .insertInto('one_use_codes')
    .values({ code_hash: hashToken(code), purpose, account_id: accountId, user_id: userId, expires_at: expiresAt })
    .execute();
  return code;
}

describe('signing in with a code of an admin', () => {
  it('takes no ticket of the live socket for one: tickets stand in addresses, which others read', async () => {
    const answer = await state.api.post('external_login', { code: await givenCode('live_ticket') });
    expect([answer.status, answer.meta.message_code]).toEqual([422, '422-15']);
    expect((await state.api.post('external_login', { code: await givenCode('external_login') })).status).toBe(200);
  });
});
