import { RATES } from '@peyk/shared-contract';
import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { hashToken, newToken } from '../sessions/token';
import { buildTestServer } from '../testing/test-server';

const state = {} as { database: TestDatabase; server: FastifyInstance };

async function* nothing() {
  yield '';
}

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.server = await buildTestServer({
    db: state.database.db,
    handlers: {
      downloadExcluded: async () => ({ fileName: 'peyk.csv', text: nothing() }),
      loginSetting: async () => ({ data: null as never }),
    },
  });
});
afterAll(async () => {
  await state.server.close();
  await state.database.close();
});

async function signIn(): Promise<string> {
  const token = newToken();
  const { accountId, userId } = await givenAccount(state.database.db);
  const [now, later] = [new Date(), new Date(Date.now() + 3_600_000)];
  const row = {
    token_hash: hashToken(token),
    account_id: accountId,
    user_id: userId,
    created_at: now,
    expires_at: later,
  };
  await state.database.db.insertInto('sessions').values(row).execute();
  return token;
}

const download = (authorization: string) =>
  state.server.inject({ url: '/v1/api/report/download_excluded?send_id=1', headers: { authorization } });

describe('the rate of an operation', () => {
  it('is asked for each account by itself, before its handler works', async () => {
    const [busy, other] = [await signIn(), await signIn()];
    const { burst, perSecond } = RATES.export;
    const answers = [];
    // As many as a burst and a slow second of this machine earn, and then some.
    for (let count = 0; count < burst + perSecond * 10; count += 1) answers.push(await download(busy));
    expect(answers.slice(0, burst).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: burst }, () => 200),
    );
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect([refused?.statusCode, refused?.json().meta.message_code]).toEqual([429, '429-1']);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await download(other)).statusCode).toBe(200);
  });
});
