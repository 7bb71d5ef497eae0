import { RATES } from '@peyk/shared-contract';
import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import type { Rates } from './gates';
import { hashToken, newToken } from '../sessions/token';
import { buildTestServer } from '../testing/test-server';

const state = {} as { database: TestDatabase; server: FastifyInstance };

const BURST = 3;
/** Nothing is earned while the test runs, however slow the machine is. */
const SLOW = Object.fromEntries(
  Object.keys(RATES).map((name) => [name, { perSecond: 0.001, burst: BURST, atOnce: 5 }]),
  // Of every class that the contract has.
) as Rates;

async function* nothing() {
  yield '';
}

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.server = await buildTestServer({
    db: state.database.db,
    rates: SLOW,
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
    for (let count = 0; count < BURST; count += 1) expect((await download(busy)).statusCode).toBe(200);
    const refused = await download(busy);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().meta.message_code).toBe('429-1');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await download(other)).statusCode).toBe(200);
  });
});
