import { writeAudit } from '@peyk/server-audit';
import { runTransaction } from '@peyk/server-database';
import { givenAccount, givenMember } from '@peyk/shared-testing-node';
import { openSession } from '../sign-in/open-session';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { originOf } from './session-origin';

const DAY_MS = 86_400_000;

interface User {
  accountId: bigint;
  userId: bigint;
}
const state = {} as { api: AuthApi; owner: User; member: User };

beforeAll(async () => {
  state.api = await startAuthApi();
});
afterAll(() => state.api.close());
beforeEach(async () => {
  const { db } = state.api.database;
  const account = await givenAccount(db);
  const member = await givenMember(db, account, { permissions: ['wallet.read'] });
  Object.assign(state, { owner: account, member: { accountId: account.accountId, userId: member.userId } });
});

const write = (more: object) =>
  runTransaction(state.api.database.db, (tx) =>
    writeAudit(tx, {
      ...{ accountId: state.owner.accountId, userId: state.owner.userId, at: state.api.clock.now() },
      ...{ action: 'confirmOtp', outcome: 'done', actorKind: 'user', adminName: null, object: null },
      ...{ details: {}, ip: '192.0.2.17', requestId: 'r', ...more },
    }),
  );
async function historyOf({ accountId, userId }: User) {
  const opened = { accountId, userId, impersonated: false, origin: originOf({ ip: '192.0.2.1' }) };
  const { token } = await runTransaction(state.api.database.db, (tx) => openSession(tx, opened, state.api.clock.now()));
  return (await state.api.get('user/sign_in/list', token)).data.items;
}
const outcomes = async (user: User) => (await historyOf(user)).map(({ outcome }: { outcome: string }) => outcome);

it('shows how one was signed in and what was refused, newest first, by a range of the address', async () => {
  await write({});
  await write({ action: 'login' });
  await write({ outcome: '422-11' });
  await write({ outcome: '422-13' });
  await write({ action: 'externalLogin', adminName: 'مینا', actorKind: 'admin' });
  await write({ action: 'createSend' });
  const items = await historyOf(state.owner);
  expect(items.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['in', 'refused', 'wrong_code', 'in']);
  expect(items[0]).toMatchObject({ admin_name: 'مینا', address_range: '192.0.2.0/24' });
});

it('tells wrong passwords to the owner alone, and nobody of another account anything', async () => {
  await write({ action: 'login', outcome: '422-10', userId: null, actorKind: 'stranger' });
  await write({ userId: state.member.userId });
  expect(await outcomes(state.owner)).toEqual(['wrong_password']);
  expect(await outcomes(state.member)).toEqual(['in']);
  expect(await outcomes(await givenAccount(state.api.database.db))).toEqual([]);
});

it('goes back thirty days', async () => {
  await write({ at: new Date(state.api.clock.now().getTime() - 31 * DAY_MS) });
  await write({ at: new Date(state.api.clock.now().getTime() - 29 * DAY_MS) });
  expect(await outcomes(state.owner)).toEqual(['in']);
});
