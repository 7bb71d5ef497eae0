import crypto from 'node:crypto';
import { givenAccount } from '@peyk/shared-testing-node';
import { hashPassword } from '../password/password-hash';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';

const PASSWORD = 'Anar-Kavir-27';
const state = {} as { api: AuthApi; username: string };

beforeAll(async () => {
  state.api = await startAuthApi();
  const passwordHash = await hashPassword(PASSWORD);
  state.username = (await givenAccount(state.api.database.db, { passwordHash })).username;
});
afterAll(() => state.api.close());
afterEach(() => jest.restoreAllMocks());

/** What is hashed while someone signs in, without what differs from user to user. */
async function hashedFor(username: string) {
  const argon2 = jest.spyOn(crypto, 'argon2');
  const { status } = await state.api.post('login', { username, password: 'wrong' });
  expect(status).toBe(422);
  const work = argon2.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength, nonce }]) => {
    return { algorithm, memory, passes, parallelism, tagLength, saltBytes: Buffer.from(nonce as Buffer).length };
  });
  argon2.mockRestore();
  return work;
}

describe('the time of a refused sign-in', () => {
  it('is that of one password’s hash, whether the username exists, does not, or cannot', async () => {
    const known = await hashedFor(state.username);
    expect(known).toEqual([
      { algorithm: 'argon2id', memory: 19_456, passes: 2, parallelism: 1, tagLength: 32, saltBytes: 16 },
    ]);
    expect(await hashedFor('nobody-at-all')).toEqual(known);
    expect(await hashedFor('هیچ‌کس')).toEqual(known);
  });
});
