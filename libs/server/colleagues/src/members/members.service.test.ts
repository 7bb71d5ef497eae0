import { verifyPassword } from '@peyk/server-auth';
import { listen, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { RIGHTS_CHANGED_CHANNEL, findSession, hashToken, newToken } from '@peyk/server-http';
import { createTestDatabase, givenAccount, givenMember } from '@peyk/shared-testing-node';
import type { GivenAccount, TestDatabase } from '@peyk/shared-testing-node';
import { MEMBERS_PER_ACCOUNT } from '../colleagues.limits';
import { createRole } from '../roles/roles.service';
import { until } from '../testing/until';
import { activateMember, createMember, deactivateMember, listMembers, setMemberRole } from './members.service';

const NOW = new Date('2026-11-22T10:00:00Z');
const HOUR_MS = 3_600_000;
const state = {} as { database: TestDatabase; account: GivenAccount; stranger: GivenAccount; names: number };

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.names = 0;
});
afterAll(() => state.database.close());
beforeEach(async () => {
  state.account = await givenAccount(state.database.db);
  state.stranger = await givenAccount(state.database.db);
});

const inTx = <T>(work: (tx: Tx) => Promise<T>) => runTransaction(state.database.db, work);
const members = ({ accountId } = state.account) => listMembers(state.database.db, { accountId });

function role(title = 'فروش', { accountId } = state.account): Promise<bigint> {
  return inTx((tx) => createRole(tx, { accountId, title, permissions: ['report.read'], now: NOW }));
}

function create(roleId: bigint, wishes: { username?: string; name?: string; password?: string } = {}) {
  state.names += 1;
  const { accountId } = state.account;
  const who = { username: `colleague-${state.names}`, name: 'سارا', password: 'Anar-Kavir-27', ...wishes };
  return inTx((tx) => createMember(tx, { accountId, roleId, mobile: 241234569, now: NOW, ...who }));
}

async function signIn({ accountId, userId }: { accountId: bigint; userId: bigint }): Promise<Buffer> {
  const token_hash = hashToken(newToken());
  await state.database.db
    .insertInto('sessions')
    .values({
      token_hash,
      account_id: accountId,
      user_id: userId,
      created_at: NOW,
      expires_at: new Date(NOW.getTime() + HOUR_MS),
    })
    .execute();
  return token_hash;
}
const isSignedIn = async (key: Buffer) => (await findSession(state.database.db, key, NOW)) !== undefined;

describe('a member', () => {
  it('is a user of the account with one role, pending until the first sign-in', async () => {
    const roleId = await role();
    const userId = await create(roleId, { username: 'sara', name: ' سارا ' });
    expect(await members()).toEqual([
      {
        userId,
        username: 'sara',
        name: 'سارا',
        mobile: 241234569,
        state: 'pending',
        isInvited: false,
        roleId,
        roleTitle: 'فروش',
        createdAt: NOW,
      },
    ]);
    const row = state.database.db.selectFrom('users').select('password_hash').where('id', '=', userId);
    const { password_hash } = await row.executeTakeFirstOrThrow();
    expect(await verifyPassword('Anar-Kavir-27', password_hash)).toBe(true);
  });

  it('is refused with a role of another account, and without what every user needs', async () => {
    const foreign = await role('فروش', state.stranger);
    await expect(create(foreign)).rejects.toMatchObject({ code: '404-100' });
    const own = await role();
    await expect(create(own, { username: state.stranger.username })).rejects.toMatchObject({ code: '409-10' });
    await expect(create(own, { username: 'a' })).rejects.toMatchObject({ code: '422-16' });
    await expect(create(own, { password: 'short' })).rejects.toMatchObject({ code: '422-17' });
    await expect(create(own, { name: ' ' })).rejects.toMatchObject({ code: '422-18' });
    expect(await members()).toEqual([]);
  });

  it('is one of five hundred at most', async () => {
    const roleId = await role();
    const { accountId } = state.account;
    const rows = Array.from({ length: MEMBERS_PER_ACCOUNT - 1 }, (_, index) => ({
      account_id: accountId,
      username: `crowd-${accountId}-${index}`,
      password_hash: 'nobody signs in with this',
      name: 'همکار',
      mobile: 241234569,
      is_owner: false,
      role_id: roleId,
    }));
    await state.database.db.insertInto('users').values(rows).execute();
    const together = await Promise.allSettled([create(roleId), create(roleId)]);
    expect(together.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(create(roleId)).rejects.toMatchObject({ code: '409-104' });
  });

  it('gets another role of its account, and none of another account', async () => {
    const { userId, accountId } = await givenMember(state.database.db, state.account, { permissions: ['wallet.read'] });
    const roleId = await role();
    await inTx((tx) => setMemberRole(tx, { accountId, userId, roleId }));
    expect(await members()).toMatchObject([{ userId, roleId }]);
    const foreign = await role('فروش', state.stranger);
    const refused = inTx((tx) => setMemberRole(tx, { accountId, userId, roleId: foreign }));
    await expect(refused).rejects.toMatchObject({ code: '404-100' });
  });

  it('loses its sessions and everything that could become one when it is deactivated, others do not', async () => {
    const { db } = state.database;
    const member = await givenMember(db, state.account, { permissions: ['wallet.read'] });
    const colleague = await givenMember(db, state.account, { permissions: ['wallet.read'] });
    const [own, other] = [await signIn(member), await signIn(colleague)];
    const ids = { account_id: member.accountId, user_id: member.userId };
    const expires_at = new Date(NOW.getTime() + HOUR_MS);
    const token_hash = Buffer.alloc(32, state.names);
    await db
      .insertInto('login_challenges')
      .values({ token_hash, ...ids, expires_at })
      .execute();
    await db
      .insertInto('one_use_codes')
      .values({ code_hash: token_hash, purpose: 'external_login', ...ids, expires_at })
      .execute();
    await inTx((tx) => deactivateMember(tx, { ...member, now: NOW }));
    expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([false, true]);
    const ended = db.selectFrom('sessions').select('revoked_at').where('token_hash', '=', own);
    expect(await ended.executeTakeFirst()).toEqual({ revoked_at: NOW });
    const signIns = db.selectFrom('login_challenges').select('consumed_at').where('token_hash', '=', token_hash);
    expect(await signIns.executeTakeFirst()).toEqual({ consumed_at: NOW });
    const codes = db.selectFrom('one_use_codes').select('used_at').where('code_hash', '=', token_hash);
    expect(await codes.executeTakeFirst()).toEqual({ used_at: NOW });
    expect(await members()).toMatchObject([{ state: 'deactivated' }, { state: 'active' }]);
  });

  it('comes back when it is activated, and a pending one stays pending', async () => {
    const member = await givenMember(state.database.db, state.account, { permissions: ['wallet.read'] });
    const pending = await create(await role());
    await inTx((tx) => deactivateMember(tx, { ...member, now: NOW }));
    await inTx((tx) => activateMember(tx, member));
    await inTx((tx) => activateMember(tx, { accountId: member.accountId, userId: pending }));
    expect(await members()).toMatchObject([{ state: 'active' }, { state: 'pending' }]);
  });

  it('is never the owner, whose rights nobody changes', async () => {
    const owner = state.account;
    const roleId = await role();
    const refusal = { code: '409-102' };
    await expect(inTx((tx) => setMemberRole(tx, { ...owner, roleId }))).rejects.toMatchObject(refusal);
    await expect(inTx((tx) => deactivateMember(tx, { ...owner, now: NOW }))).rejects.toMatchObject(refusal);
    await expect(inTx((tx) => activateMember(tx, owner))).rejects.toMatchObject(refusal);
    const row = state.database.db.selectFrom('users').select(['is_owner', 'role_id', 'state']);
    expect(await row.where('id', '=', owner.userId).executeTakeFirst()).toEqual({
      is_owner: true,
      role_id: null,
      state: 'active',
    });
  });

  it('of another account is unknown', async () => {
    const foreign = await givenMember(state.database.db, state.stranger, { permissions: ['wallet.read'] });
    const session = await signIn(foreign);
    const roleId = await role();
    const key = { accountId: state.account.accountId, userId: foreign.userId };
    const refusal = { code: '404-101' };
    await expect(inTx((tx) => setMemberRole(tx, { ...key, roleId }))).rejects.toMatchObject(refusal);
    await expect(inTx((tx) => deactivateMember(tx, { ...key, now: NOW }))).rejects.toMatchObject(refusal);
    await expect(inTx((tx) => activateMember(tx, key))).rejects.toMatchObject(refusal);
    expect(await isSignedIn(session)).toBe(true);
    expect(await members(state.stranger)).toMatchObject([{ roleId: foreign.roleId, state: 'active' }]);
  });
});

it('changes of a member are told to open sockets with the commit', async () => {
  const { db } = state.database;
  const member = await givenMember(db, state.account, { permissions: ['wallet.read'] });
  const roleId = await role();
  const heard: string[] = [];
  const listener = await listen(db, RIGHTS_CHANGED_CHANNEL, (payload) => payload !== undefined && heard.push(payload));
  await inTx((tx) => setMemberRole(tx, { ...member, roleId }));
  await inTx((tx) => deactivateMember(tx, { ...member, now: NOW }));
  await inTx((tx) => activateMember(tx, member));
  await until(() => heard.length === 3);
  expect(new Set(heard)).toEqual(new Set([JSON.stringify({ accountId: String(member.accountId) })]));
  await listener.close();
});
