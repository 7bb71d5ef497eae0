import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { findKeyById, sessionOfKey } from '../keys/key.repository';
import { findSession, findSessions } from '../sessions/session.repository';
import { hashToken, newToken } from '../sessions/token';

const state = {} as { database: TestDatabase };
beforeAll(async () => {
  state.database = await createTestDatabase();
});
afterAll(() => state.database.close());

const NOW = new Date('2026-11-21T08:30:00Z');

async function givenRole(accountId: bigint, permissions: string[], title = 'فروش'): Promise<bigint> {
  const row = { account_id: accountId, title, permissions, created_at: NOW, updated_at: NOW };
  const { id } = await state.database.db.insertInto('roles').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A member of the account with this role. */
async function givenMember(accountId: bigint, roleId: bigint) {
  const username = `member-${newToken().slice(0, 20)}`;
  const member = { account_id: accountId, name: 'همکار', password_hash: '-', mobile: 241234567, username };
  const { id: userId } = await state.database.db
    .insertInto('users')
    .values({ ...member, is_owner: false, role_id: roleId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tokenHash = hashToken(newToken());
  const times = { created_at: NOW, expires_at: new Date(NOW.getTime() + 3_600_000) };
  await state.database.db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, account_id: accountId, user_id: userId, ...times })
    .execute();
  return tokenHash;
}

/** Of each row that the session's question finds: one. */
const permissionsOf = async (tokenHash: Buffer) =>
  (await findSessions(state.database.db, [tokenHash], NOW)).map(({ permissions }) => permissions);

describe('what a member may', () => {
  it('is what the own role holds, and nothing of others of the account or of another account', async () => {
    const [mine, theirs] = [await givenAccount(state.database.db), await givenAccount(state.database.db)];
    await givenRole(theirs.accountId, ['send.create']);
    await givenRole(mine.accountId, ['wallet.read'], 'مالی');
    const role = await givenRole(mine.accountId, ['report.read']);
    expect(await permissionsOf(await givenMember(mine.accountId, role))).toEqual([['report.read']]);
  });

  it('is never a role of another account: the database refuses it', async () => {
    const [mine, theirs] = [await givenAccount(state.database.db), await givenAccount(state.database.db)];
    const role = await givenRole(theirs.accountId, ['send.create']);
    const tokenHash = await givenMember(mine.accountId, await givenRole(mine.accountId, ['report.read']));
    const take = sql`update users set role_id = ${role} from sessions s where s.user_id = users.id and s.token_hash = ${tokenHash}`;
    await expect(take.execute(state.database.db)).rejects.toMatchObject({ code: '23503' });
  });
});

describe('what a member may at most', () => {
  const LARGE = 9_007_199_254_740_993n;

  async function limit(
    roleId: bigint,
    limits: { max_send_mrial?: bigint; max_day_mrial?: bigint; max_recipients?: number; line_ids?: bigint[] },
  ) {
    await state.database.db.updateTable('roles').set(limits).where('id', '=', roleId).execute();
  }

  it('is what the role limits, exact also above 2^53; nothing where it limits nothing', async () => {
    const { accountId } = await givenAccount(state.database.db);
    const roleId = await givenRole(accountId, ['send.create']);
    const tokenHash = await givenMember(accountId, roleId);
    const limits = async () => (await findSession(state.database.db, tokenHash, NOW))?.rights.limits;
    expect(await limits()).toBeNull();
    await limit(roleId, { max_send_mrial: LARGE, max_recipients: 30, line_ids: [7n] });
    expect(await limits()).toEqual({
      maxSendMrial: LARGE,
      maxDayMrial: null,
      approvalAboveMrial: null,
      maxRecipients: 30,
      lineIds: [7n],
      phonebookIds: null,
      masksNumbers: false,
      hidesTexts: false,
    });
  });

  it.each([
    ['with everything', true],
    ['with a role', false],
  ])('is so for a key %s that a limited member has made: the stricter of both', async (_, hasAll) => {
    const { accountId } = await givenAccount(state.database.db);
    const makersRole = await givenRole(accountId, ['send.create'], 'سازنده');
    await limit(makersRole, { max_send_mrial: 500n, max_day_mrial: 900n });
    await givenMember(accountId, makersRole);
    const keysRole = await givenRole(accountId, ['send.create'], 'کلید');
    await limit(keysRole, { max_send_mrial: 300n, max_day_mrial: 1000n });
    const { rows } = await sql<{ id: bigint }>`
      insert into api_keys (account_id, title, mode, prefix, secret_hash, has_all, role_id, allowed_addresses, created_at, created_by)
      select ${accountId}, 'کلید', 'live', 'peyk_live_x', ${hashToken(newToken())}, ${hasAll}, ${hasAll ? null : keysRole}, '{}', ${NOW}, id
      from users where account_id = ${accountId} and role_id = ${makersRole} returning id`.execute(state.database.db);
    const key = await findKeyById(state.database.db, { accountId, keyId: rows[0]?.id ?? 0n }, NOW);
    expect(key && sessionOfKey(key).rights.limits).toMatchObject({
      maxSendMrial: hasAll ? 500n : 300n,
      maxDayMrial: 900n,
    });
  });
});
