import { RATES } from '@peyk/shared-contract';
import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { hashToken } from '../sessions/token';
import { buildTestServer } from '../testing/test-server';
import { KEY_GUESSES_OF_ADDRESS } from './key-guesses';
import { newKeySecret, prefixOfSecret } from './key-secret';

/** Where the key may be used from; a stranger who says to be there; and the proxy of the installation. */
const [HOME, STRANGER, PROXY] = ['198.51.100.7', '203.0.113.66', '192.0.2.1'];
const CREDIT = { credit: '0', held: '0', alert_below: null, updated_at: '2026-11-21T08:30:00.000Z' };
/** Of public operations: the third call within a second is too many. */
const STRICT = { perSecond: 1, burst: 2, atOnce: 2 };
const clock = fixedClock();
const state = {} as { database: TestDatabase; server: FastifyInstance; secret: string };

beforeAll(async () => {
  state.database = await createTestDatabase();
});
beforeEach(async () => {
  const { db } = state.database;
  state.server = await buildTestServer({
    db,
    context: { db, clock, log: silentLog },
    handlers: { getCredit: async () => ({ data: CREDIT }) },
    trustProxy: PROXY,
    rates: Object.fromEntries(Object.keys(RATES).map((name) => [name, STRICT])) as unknown as typeof RATES,
  });
  const { accountId, userId } = await givenAccount(db);
  state.secret = newKeySecret();
  await sql`
    insert into api_keys (account_id, title, mode, prefix, secret_hash, has_all, allowed_addresses, created_at, created_by)
    values (${accountId}, 'کلید', 'live', ${prefixOfSecret(state.secret)}, ${hashToken(state.secret)}, true, ${[HOME]}::text[],
      ${clock.now()}, ${userId})`.execute(db);
});
afterEach(() => state.server.close());
afterAll(() => state.database.close());

/** Everything that proxies of any make write, and what a caller writes itself. */
const saying = (address: string) => ({
  ...{ 'x-forwarded-for': address, 'x-real-ip': address, 'x-client-ip': address, 'cf-connecting-ip': address },
  ...{ forwarded: `for=${address}`, 'true-client-ip': address },
});

async function ask(remoteAddress: string, headers: Record<string, string> = {}, secret = state.secret) {
  const all = { authorization: `Bearer ${secret}`, ...headers };
  const answer = await state.server.inject({ url: '/v1/api/credit', remoteAddress, headers: all });
  return answer.json().meta.message_code as string;
}

describe('who says to come from elsewhere', () => {
  it('does not get past the addresses of a key, and is let in as the proxy tells it', async () => {
    expect(await ask(STRANGER, saying(HOME))).toBe('403-591');
    expect(await ask(PROXY, { 'x-forwarded-for': STRANGER })).toBe('403-591');
    expect(await ask(PROXY, { 'x-forwarded-for': `${HOME}, ${STRANGER}` })).toBe('403-591');
    expect(await ask(HOME, saying(STRANGER))).toBe('200-1');
    expect(await ask(PROXY, { 'x-forwarded-for': HOME })).toBe('200-1');
  });

  it('is counted where it stands when it tries out keys, and shuts nobody else out', async () => {
    for (let n = 0; n <= KEY_GUESSES_OF_ADDRESS.limit; n += 1)
      expect(await ask(STRANGER, saying(n % 2 === 0 ? HOME : `198.51.100.${n}`), newKeySecret())).toBe('401-590');
    expect(await ask(STRANGER, saying('198.51.100.200'), newKeySecret())).toBe('429-1');
    expect(await ask(HOME)).toBe('200-1');
  });

  it('is held to the rate of where it stands', async () => {
    const call = (address: string) =>
      state.server.inject({ url: '/v1/api/login_setting', remoteAddress: STRANGER, headers: saying(address) });
    const statuses: number[] = [];
    for (const address of [HOME, '198.51.100.8', '198.51.100.9']) statuses.push((await call(address)).statusCode);
    expect(statuses[2]).toBe(429);
  });
});

it('nobody who guesses hears how near a guess was', async () => {
  const near = [
    `${state.secret.slice(0, -1)}${state.secret.endsWith('A') ? 'B' : 'A'}`,
    newKeySecret(),
    'x',
    'peyk_live_',
  ];
  const answers = await Promise.all(
    near.map(async (secret) => {
      const answer = await state.server.inject({
        ...{ url: '/v1/api/credit', remoteAddress: STRANGER, headers: { 'x-api-key': secret } },
      });
      const { 'x-request-id': _id, date: _date, ...headers } = answer.headers;
      return { status: answer.statusCode, body: answer.json(), headers };
    }),
  );
  // That the right key is not allowed from here is told to who has it, and to nobody else.
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});
