import { runTransaction } from '@peyk/server-database';
import { hashToken } from '@peyk/server-http';
import { givenAccount, givenMember } from '@peyk/shared-testing-node';
import type { GivenMember } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { createImpersonationCode } from '../admin/account-admin.service';
import { hashPassword } from '../password/password-hash';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { originOf } from '../sessions/session-origin';
import { openSession } from './open-session';
import { shutOut } from './shut-out';

const PASSWORD = 'Anar-Kavir-27';
const MOBILE = 241234567;

const state = {} as { api: AuthApi; passwordHash: string };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => state.api.close());
beforeEach(async () => {
  // What an earlier test counted is over.
  state.api.clock.advance(2 * 24 * 3_600_000);
  await sql`delete from sent_messages`.execute(state.api.database.db);
});

async function member(memberState: 'pending' | 'active' | 'deactivated'): Promise<GivenMember> {
  const { db } = state.api.database;
  const { passwordHash } = state;
  const wishes = { permissions: ['report.read'], state: memberState, passwordHash, mobile: MOBILE };
  return givenMember(db, await givenAccount(db), wishes);
}

async function stateOf({ userId }: GivenMember) {
  const row = state.api.database.db.selectFrom('users').select('state').where('id', '=', userId);
  return (await row.executeTakeFirstOrThrow()).state;
}

function deactivate({ userId, accountId }: GivenMember): Promise<void> {
  return runTransaction(state.api.database.db, async (tx) => {
    await tx.updateTable('users').set({ state: 'deactivated' }).where('id', '=', userId).execute();
    await shutOut(tx, { userId, accountId }, state.api.clock.now());
  });
}

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    state.api.database.db,
  );
  return rows.length > 0;
}

const login = ({ username }: GivenMember, password = PASSWORD) => state.api.post('login', { username, password });
const confirm = async (token: string) => state.api.post('confirm_otp', { token, code: await state.api.lastCode() });
const codeOf = ({ meta }: { meta: { message_code: string } }) => meta.message_code;

describe('an invited member', () => {
  it('is active from the first sign-in on, not before', async () => {
    const invited = await member('pending');
    const { data } = await login(invited);
    expect(await stateOf(invited)).toBe('pending');
    const { data: session } = await confirm(data.token);
    expect(await stateOf(invited)).toBe('active');
    const { data: user } = await state.api.get('check_token', session.token);
    expect(user).toMatchObject({ is_owner: false, manager_name: 'کاربر نمونه', permissions: ['report.read'] });
  });

  it('stays invited when an admin comes in its name', async () => {
    const invited = await member('pending');
    const token = await createImpersonationCode(state.api.context, invited.username, 'پشتیبانی');
    expect(codeOf(await state.api.post('external_login', { code: token }))).toBe('200-1');
    expect(await stateOf(invited)).toBe('pending');
  });
});

describe('a deactivated member', () => {
  it('is told so with the right password, and nothing with a wrong one', async () => {
    const gone = await member('deactivated');
    expect(codeOf(await login(gone))).toBe('403-10');
    expect(codeOf(await login(gone, 'something else'))).toBe('422-10');
    expect(await state.api.messages()).toEqual([]);
  });

  it('cannot end a sign-in that had begun, nor have its code sent again', async () => {
    const leaving = await member('active');
    const { data } = await login(leaving);
    await deactivate(leaving);
    expect(codeOf(await confirm(data.token))).toBe('422-14');
    state.api.clock.advance(61_000);
    expect(codeOf(await state.api.post('send_sms_otp', { token: data.token }))).toBe('422-14');
  });

  it('cannot come in with a sign-in that was begun beside the deactivation', async () => {
    const leaving = await member('active');
    const { data } = await login(leaving);
    const rows = state.api.database.db.updateTable('users').set({ state: 'deactivated' });
    await rows.where('id', '=', leaving.userId).execute();
    expect(codeOf(await confirm(data.token))).toBe('403-10');
  });

  it('is sent no code for a new password, and is answered as anybody', async () => {
    const gone = await member('deactivated');
    const answer = await state.api.post('forgot_password', { username: gone.username, mobile: '989241234567' });
    expect([codeOf(answer), answer.data.mobile_hint]).toEqual(['200-1', '4567']);
    expect(await state.api.messages()).toEqual([]);
  });

  it('cannot set a password with a code that was sent before', async () => {
    const leaving = await member('active');
    const asked = await state.api.post('forgot_password', { username: leaving.username, mobile: '989241234567' });
    const code = await state.api.lastCode();
    await deactivate(leaving);
    const changed = { token: asked.data.token, code, password: 'Rood9Derakht' };
    expect(codeOf(await state.api.post('change_password_by_token', changed))).toBe('422-60');
  });

  it('cannot be come in as by a code of an admin', async () => {
    const gone = await member('deactivated');
    const code = await createImpersonationCode(state.api.context, gone.username, 'پشتیبانی');
    expect(codeOf(await state.api.post('external_login', { code }))).toBe('403-10');
  });

  it('loses an admin’s code that was not used yet', async () => {
    const leaving = await member('active');
    const code = await createImpersonationCode(state.api.context, leaving.username, 'پشتیبانی');
    await deactivate(leaving);
    expect(codeOf(await state.api.post('external_login', { code }))).toBe('422-15');
  });

  it('has no session left that was being opened beside the deactivation', async () => {
    const { db } = state.api.database;
    const leaving = await member('active');
    const opening = await db.startTransaction().execute();
    const { token } = await openSession(
      opening,
      { ...leaving, impersonated: true, origin: originOf({ ip: '192.0.2.17' }) },
      state.api.clock.now(),
    );
    const done = { is: false };
    const deactivated = deactivate(leaving).finally(() => (done.is = true));
    while (!done.is && !(await somebodyWaits())) await new Promise((resolve) => setTimeout(resolve, 5));
    await opening.commit().execute();
    await deactivated;
    const session = db.selectFrom('sessions').select('revoked_at').where('token_hash', '=', hashToken(token));
    expect(await session.executeTakeFirst()).toEqual({ revoked_at: state.api.clock.now() });
  });

  it('has no session left of a sign-in that ended while it was deactivated', async () => {
    const { db } = state.api.database;
    for (let round = 0; round < 5; round += 1) {
      const leaving = await member('active');
      const { data } = await login(leaving);
      const [confirmed] = await Promise.all([confirm(data.token), deactivate(leaving)]);
      if (confirmed.status !== 200) continue;
      expect((await state.api.get('check_token', confirmed.data.token)).status).toBe(401);
      const key = hashToken(confirmed.data.token);
      const session = db.selectFrom('sessions').select('revoked_at').where('token_hash', '=', key);
      expect((await session.executeTakeFirst())?.revoked_at).not.toBeNull();
    }
  });
});
