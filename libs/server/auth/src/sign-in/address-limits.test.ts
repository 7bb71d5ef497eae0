import { givenAccount } from '@peyk/shared-testing-node';
import { RATES } from '../auth.limits';
import type { RateLimit } from '../auth.limits';
import { hashPassword } from '../password/password-hash';
import { startAuthApi } from '../testing/auth-api';
import type { Answer, AuthApi } from '../testing/auth-api';

const PASSWORD = 'Anar-Kavir-27';
const [FLOODING, OTHER] = ['192.0.2.7', '192.0.2.8'];

const state = {} as { api: AuthApi; passwordHash: string };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => state.api.close());

function expectTooOften({ status, meta, headers }: Answer, { windowSeconds }: RateLimit): void {
  expect([status, meta.message_code]).toEqual([429, '429-1']);
  const waitSeconds = Number(headers['retry-after']);
  expect(waitSeconds).toBeGreaterThan(0);
  expect(waitSeconds).toBeLessThanOrEqual(windowSeconds);
}

/** Asks as often as the address may, and then once more from it and once from another one; `n` tells the calls apart. */
async function flood({ limit }: RateLimit, ask: (n: number, ip: string) => Promise<Answer>) {
  const within: Answer[] = [];
  for (let n = 0; n < limit; n += 1) within.push(await ask(n, FLOODING));
  return { within, refused: await ask(limit, FLOODING), elsewhere: await ask(limit, OTHER) };
}

const login = (username: string, password: string, ip: string) =>
  state.api.post('login', { username, password }, { ip });

const statusesOf = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))];

describe('one address', () => {
  it('gives a hundred wrong passwords in a quarter of an hour, over however many usernames', async () => {
    const { within, refused, elsewhere } = await flood(RATES.loginOfAddress, (n, ip) => login(`nobody-${n}`, 'x', ip));
    expect(statusesOf(within)).toEqual([422]);
    expectTooOften(refused, RATES.loginOfAddress);
    expect(elsewhere.meta.message_code).toBe('422-10');
  });

  it('has a hundred codes sent in an hour, to however many users', async () => {
    const { db } = state.api.database;
    const { limit } = RATES.signInCodesOfAddress;
    for (let n = 0; n <= limit + 1; n += 1) {
      await givenAccount(db, { username: `flood-${n}`, mobile: 240_000_001 + n, passwordHash: state.passwordHash });
    }
    state.api.clock.advance(RATES.signInCodesOfAddress.windowSeconds * 1000);
    const { within, refused } = await flood(RATES.signInCodesOfAddress, (n, ip) => login(`flood-${n}`, PASSWORD, ip));
    expect(statusesOf(within)).toEqual([200]);
    expectTooOften(refused, RATES.signInCodesOfAddress);
    expect((await login(`flood-${limit + 1}`, PASSWORD, OTHER)).status).toBe(200);
    expect(await state.api.messages()).toHaveLength(limit + 1);
  });

  it('tries thirty codes of an admin in a quarter of an hour', async () => {
    const { within, refused, elsewhere } = await flood(RATES.externalLoginOfAddress, (n, ip) =>
      state.api.post('external_login', { code: String(n).padStart(43, 'x') }, { ip }),
    );
    expect(statusesOf(within)).toEqual([422]);
    expectTooOften(refused, RATES.externalLoginOfAddress);
    expect(elsewhere.meta.message_code).toBe('422-15');
  });
});
