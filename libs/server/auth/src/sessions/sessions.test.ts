import { hashToken } from '@peyk/server-http';
import { givenAccount, givenMember } from '@peyk/shared-testing-node';
import { listen, runTransaction } from '@peyk/server-database';
import { hashPassword } from '../password/password-hash';
import { openSession } from '../sign-in/open-session';
import { SESSION_REVOKED_CHANNEL } from '../sign-in/session.repository';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { originOf } from './session-origin';

const PASSWORD = 'Anar-Kavir-27';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const MINUTE_MS = 60_000;

interface User {
  accountId: bigint;
  userId: bigint;
  username: string;
}
const state = {} as { api: AuthApi; user: User; passwordHash: string };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => state.api.close());
beforeEach(async () => {
  state.user = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash });
});

async function open(user: Omit<User, 'username'> = state.user, changes: object = {}): Promise<string> {
  const origin = originOf({ ip: '192.0.2.17', userAgent: FIREFOX });
  const { accountId, userId } = user;
  const opened = { accountId, userId, impersonated: false, origin, ...changes };
  return (await runTransaction(state.api.database.db, (tx) => openSession(tx, opened, state.api.clock.now()))).token;
}
const list = async (token: string) => (await state.api.get('user/session/list', token)).data.items;
const end = (token: string, id: string) => state.api.post('user/session/end', { id }, { token });
const endOthers = (token: string) => state.api.post('user/session/end_others', {}, { token });
const isOpen = async (token: string) => (await state.api.get('check_token', token)).status === 200;

describe('the open sessions of a user', () => {
  it('are those of this user alone, with what a person knows them by, this one marked', async () => {
    const [here, there] = [await open(), await open(state.user, { impersonated: true, impersonatedBy: 'مینا' })];
    await open(await givenMember(state.api.database.db, state.user, { permissions: ['wallet.read'] }));
    await open(await givenAccount(state.api.database.db));
    const items = await list(here);
    expect(items).toHaveLength(2);
    expect(items.find((item: { current: boolean }) => item.current)).toEqual({
      ...{ id: expect.stringMatching(/^\d+$/), current: true, browser: 'firefox', system: 'linux' },
      ...{ address_range: '192.0.2.0/24', impersonated_by: null },
      ...{ created_at: state.api.clock.now().toISOString(), last_used_at: expect.any(String) },
    });
    expect(items.find((item: { current: boolean }) => !item.current)).toMatchObject({ impersonated_by: 'مینا' });
    expect(JSON.stringify(items)).not.toContain(there);
  });

  it('come with what the browser says at sign-in', async () => {
    const { username } = state.user;
    const { data } = await state.api.post('login', { username, password: PASSWORD });
    const code = await state.api.lastCode();
    const confirmed = await state.api.post('confirm_otp', { token: data.token, code }, { ip: '198.51.100.7' });
    const [item] = await list(confirmed.data.token);
    expect(item).toMatchObject({ current: true, address_range: '198.51.100.0/24', browser: 'other' });
  });

  it('are not those that were ended, are over, or were left', async () => {
    const [here, ended] = [await open(), await open()];
    const [other] = (await list(here)).filter((item: { current: boolean }) => !item.current);
    await end(here, other.id);
    expect(await isOpen(ended)).toBe(false);
    expect(await list(here)).toHaveLength(1);
    state.api.clock.advance(8 * 24 * 60 * MINUTE_MS);
    expect(await list(await open())).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  it('ends one at once, once, and says it to its open sockets by its key', async () => {
    const [here, there] = [await open(), await open()];
    const key = hashToken(there).toString('hex');
    let resolve = () => {};
    const isTold = new Promise<void>((done) => (resolve = done));
    let times = 0;
    const listener = await listen(state.api.database.db, SESSION_REVOKED_CHANNEL, (payload) => {
      if (payload !== key) return;
      times += 1;
      resolve();
    });
    const id = (await list(there)).find((item: { current: boolean }) => item.current).id;
    const answers = await Promise.all([end(here, id), end(here, id)]);
    expect(answers.map(({ data }) => data.ended).sort()).toEqual([0, 1]);
    expect(await isOpen(there)).toBe(false);
    expect(await isOpen(here)).toBe(true);
    await isTold;
    await listener.close();
    expect(times).toBe(1);
  });

  it('knows no session of anybody else, neither of a colleague nor of another account', async () => {
    const here = await open();
    const colleague = await givenMember(state.api.database.db, state.user, { permissions: ['wallet.read'] });
    const strangers = [await open(colleague), await open(await givenAccount(state.api.database.db))];
    for (const theirs of strangers) {
      const [item] = await list(theirs);
      expect((await end(here, item.id)).meta.message_code).toBe('404-430');
      expect(await isOpen(theirs)).toBe(true);
    }
    expect((await end(here, '999999999')).meta.message_code).toBe('404-430');
  });

  it('ends all others, and sign-ins that await their code', async () => {
    const colleague = await givenMember(state.api.database.db, state.user, { permissions: ['wallet.read'] });
    const [here, one, two, theirs] = [await open(), await open(), await open(), await open(colleague)];
    const { data } = await state.api.post('login', { username: state.user.username, password: PASSWORD });
    const code = await state.api.lastCode();
    expect((await endOthers(here)).data).toEqual({ ended: 2 });
    expect(await Promise.all([here, one, two, theirs].map(isOpen))).toEqual([true, false, false, true]);
    expect((await state.api.post('confirm_otp', { token: data.token, code })).status).not.toBe(200);
    expect((await endOthers(here)).data).toEqual({ ended: 0 });
  });

  it('needs somebody who is signed in', async () => {
    expect((await state.api.get('user/session/list')).meta.message_code).toBe('401-1');
  });
});
