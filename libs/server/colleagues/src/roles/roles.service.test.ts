import { NO_LIMITS, RIGHTS_CHANGED_CHANNEL } from '@peyk/server-http';
import { listen, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { createTestDatabase, givenAccount, givenMember } from '@peyk/shared-testing-node';
import type { GivenAccount, TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { ROLES_PER_ACCOUNT } from '../colleagues.limits';
import { until } from '../testing/until';
import { setMemberRole } from '../members/members.service';
import { createRole, deleteRole, duplicateRole, listAccessRoles, requireRole, updateRole } from './roles.service';

const NOW = new Date('2026-11-22T10:00:00Z');
const LATER = new Date('2026-11-22T11:00:00Z');
const state = {} as { database: TestDatabase; account: GivenAccount; stranger: GivenAccount };

beforeAll(async () => {
  state.database = await createTestDatabase();
});
afterAll(() => state.database.close());
beforeEach(async () => {
  state.account = await givenAccount(state.database.db);
  state.stranger = await givenAccount(state.database.db);
});

const inTx = <T>(work: (tx: Tx) => Promise<T>) => runTransaction(state.database.db, work);
const create = (title: string, permissions = ['report.read'], { accountId } = state.account) =>
  inTx((tx) => createRole(tx, { accountId, title, permissions, now: NOW }));
const roles = ({ accountId } = state.account) => listAccessRoles(state.database.db, { accountId });
const keyOf = (roleId: bigint, { accountId } = state.account) => ({ accountId, roleId });

/** Until the deletion has seen that nobody holds the role, and waits for anyone who gives it away. */
async function deleteWaits(): Promise<void> {
  await until(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      state.database.db,
    );
    return rows.length > 0;
  });
}

describe('a role', () => {
  it('is made, changed and listed by title', async () => {
    const roleId = await create(' فروش ', ['wallet.read', 'report.read']);
    await create('انبار');
    await inTx((tx) => updateRole(tx, { ...keyOf(roleId), permissions: ['send.create'], now: LATER }));
    await inTx((tx) => updateRole(tx, { ...keyOf(roleId), title: 'بازاریابی', now: LATER }));
    expect(await roles()).toEqual([
      expect.objectContaining({ title: 'انبار', permissions: ['report.read'], updatedAt: NOW }),
      {
        roleId,
        title: 'بازاریابی',
        permissions: ['send.create'],
        limits: NO_LIMITS,
        createdAt: NOW,
        updatedAt: LATER,
      },
    ]);
  });

  it('has a title that no other role of the account has', async () => {
    const first = await create('فروش');
    const second = await create('انبار');
    await expect(create(' فروش')).rejects.toMatchObject({ code: '409-100' });
    const rename = inTx((tx) => updateRole(tx, { ...keyOf(second), title: 'فروش', now: LATER }));
    await expect(rename).rejects.toMatchObject({ code: '409-100' });
    await inTx((tx) => updateRole(tx, { ...keyOf(first), title: 'فروش', now: LATER }));
    await create('فروش', ['report.read'], state.stranger);
  });

  it('is copied with its permissions', async () => {
    const roleId = await create('فروش', ['send.create', 'wallet.read']);
    const copyId = await inTx((tx) => duplicateRole(tx, { ...keyOf(roleId), now: LATER }));
    expect(await requireRole(state.database.db, keyOf(copyId))).toMatchObject({
      title: 'فروش (۲)',
      permissions: ['send.create', 'wallet.read'],
      createdAt: LATER,
    });
  });

  it('is one of fifty at most, also when they are made at once', async () => {
    for (let count = 1; count < ROLES_PER_ACCOUNT; count += 1) await create(`نقش ${count}`);
    const together = await Promise.allSettled([create('یک'), create('دو'), create('سه')]);
    expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await roles()).toHaveLength(ROLES_PER_ACCOUNT);
    const roleId = (await roles())[0]?.roleId ?? 0n;
    await expect(create('پنجاه و یکم')).rejects.toMatchObject({ code: '409-103' });
    const copied = inTx((tx) => duplicateRole(tx, { ...keyOf(roleId), now: LATER }));
    await expect(copied).rejects.toMatchObject({ code: '409-103' });
    await create('نقش یک حساب دیگر', ['report.read'], state.stranger);
  });

  it('is deleted once', async () => {
    const key = keyOf(await create('فروش'));
    const twice = await Promise.allSettled([inTx((tx) => deleteRole(tx, key)), inTx((tx) => deleteRole(tx, key))]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(twice.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: '404-100' } });
    expect(await roles()).toEqual([]);
  });

  it('stays while members hold it, deactivated ones too; the refusal says who', async () => {
    const { roleId } = await givenMember(state.database.db, state.account, {
      permissions: ['report.read'],
      state: 'deactivated',
    });
    const deleted = inTx((tx) => deleteRole(tx, keyOf(roleId)));
    await expect(deleted).rejects.toMatchObject({
      code: '409-101',
      message: 'این نقش را یک همکار دارد (همکار نمونه)؛ نخست نقش دیگری به او بدهید.',
    });
    expect(await roles()).toHaveLength(1);
  });

  it('is not deleted under the hands of who gives it to a member', async () => {
    const { userId } = await givenMember(state.database.db, state.account, { permissions: ['report.read'] });
    for (let round = 0; round < 10; round += 1) {
      const key = keyOf(await create(`نقش ${round}`));
      const [given, deleted] = await Promise.allSettled([
        inTx((tx) => setMemberRole(tx, { ...key, userId })),
        inTx((tx) => deleteRole(tx, key)),
      ]);
      expect([given.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected']);
      const refused = given.status === 'rejected' ? given : deleted;
      expect(refused).toMatchObject({ reason: { code: refused === given ? '404-100' : '409-101' } });
    }
  });

  it('that a program gives away without asking is kept by its foreign key', async () => {
    const { userId } = await givenMember(state.database.db, state.account, { permissions: ['report.read'] });
    const roleId = await create('فروش');
    const { db } = state.database;
    const giving = await db.startTransaction().execute();
    await giving.updateTable('users').set({ role_id: roleId }).where('id', '=', userId).execute();
    const deleted = inTx((tx) => deleteRole(tx, keyOf(roleId))).catch((error: unknown) => error);
    await deleteWaits();
    await giving.commit().execute();
    expect(await deleted).toMatchObject({ code: '409-101' });
  });

  it('of another account is no role', async () => {
    const roleId = await create('فروش', ['report.read'], state.stranger);
    const refusal = { code: '404-100' };
    const change = { ...keyOf(roleId), now: LATER };
    await expect(inTx((tx) => updateRole(tx, { ...change, title: 'نو' }))).rejects.toMatchObject(refusal);
    await expect(inTx((tx) => duplicateRole(tx, change))).rejects.toMatchObject(refusal);
    await expect(inTx((tx) => deleteRole(tx, keyOf(roleId)))).rejects.toMatchObject(refusal);
    await expect(requireRole(state.database.db, keyOf(roleId))).rejects.toMatchObject(refusal);
    expect(await roles(state.stranger)).toMatchObject([{ title: 'فروش', updatedAt: NOW }]);
  });
});

it('changes of a role are told to open sockets with the commit', async () => {
  const { db } = state.database;
  const heard: string[] = [];
  const listener = await listen(db, RIGHTS_CHANGED_CHANNEL, (payload) => payload !== undefined && heard.push(payload));
  const key = keyOf(await create('فروش'));
  await inTx((tx) => updateRole(tx, { ...key, permissions: ['wallet.read'], now: LATER }));
  await inTx((tx) => deleteRole(tx, key));
  await until(() => heard.length === 2);
  expect(heard).toEqual(Array(2).fill(JSON.stringify({ accountId: String(key.accountId) })));
  await listener.close();
});
