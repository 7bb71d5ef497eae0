import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { GivenAccount, TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { withIdempotency } from '../idempotency/with-idempotency';
import { hashToken, newToken } from '../sessions/token';
import { buildTestServer } from '../testing/test-server';

const HOUR_MS = 3_600_000;
const CREDIT = { credit: '0', held: '0', alert_below: null, updated_at: '2026-11-21T08:30:00.000Z' };
const state = {} as { database: TestDatabase; server: FastifyInstance; account: GivenAccount };

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.server = await buildTestServer({
    db: state.database.db,
    handlers: {
      getCredit: async () => ({ data: CREDIT }),
      resumeSend: async () => {
        throw new Error('came in');
      },
      createSend: async (context, { body, headers }) => {
        const call = { operation: 'createSend', key: headers['Idempotency-Key'], body };
        const data = await withIdempotency(context, call, async () => ({ send_id: '1', state: 0 as const }));
        return { data: { ...data, message_outbox_ids: ['1'] } };
      },
    },
  });
});

afterAll(async () => {
  await state.server.close();
  await state.database.close();
});

beforeEach(async () => {
  state.account = await givenAccount(state.database.db);
});

async function signIn(as: { userId?: bigint; impersonated?: boolean } = {}): Promise<string> {
  const token = newToken();
  const now = new Date();
  const { accountId, userId } = state.account;
  await state.database.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      user_id: as.userId ?? userId,
      impersonated: as.impersonated ?? false,
      created_at: now,
      expires_at: new Date(now.getTime() + HOUR_MS),
    })
    .execute();
  return token;
}

async function giveRole(permissions: string[]): Promise<bigint> {
  const now = new Date();
  const row = { account_id: state.account.accountId, title: 'حسابدار', permissions, created_at: now, updated_at: now };
  const { id } = await state.database.db.insertInto('roles').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function addMember(permissions: string[]): Promise<bigint> {
  const member = { account_id: state.account.accountId, name: 'همکار', password_hash: '-', mobile: 241234567 };
  const username = `member-${state.account.accountId}`;
  const { id } = await state.database.db
    .insertInto('users')
    .values({ ...member, username, is_owner: false, role_id: await giveRole(permissions) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const changeAccount = (to: object) =>
  state.database.db.updateTable('accounts').set(to).where('id', '=', state.account.accountId).execute();

async function ask(url: string, token: string, payload?: object, headers: Record<string, string> = {}) {
  const method = payload ? 'POST' : 'GET';
  const answer = await state.server.inject({
    method,
    url: `/v1/api${url}`,
    headers: { authorization: token, ...headers },
    ...(payload && { payload }),
  });
  return { code: answer.json().meta.message_code, message: answer.json().meta.message };
}

const SEND = { sending_type: 'quick', from_number: '3000', message: 'سلام', params: { recipients: ['x'] } };

describe('a member', () => {
  it('may what the role holds, and nothing else', async () => {
    const token = await signIn({ userId: await addMember(['wallet.read']) });
    expect((await ask('/credit', token)).code).toBe('200-1');
    const refused = await ask('/send/resume', token, { send_id: '1' });
    expect(refused).toEqual({
      code: '403-8',
      message: 'دسترسی شما به این بخش محدود است. برای بالا بردن سطح دسترسی با مدیر حساب، کاربر نمونه، هماهنگ کنید.',
    });
  });

  it('is told the owner of their own account, and no name where there is none', async () => {
    await givenAccount(state.database.db);
    const token = await signIn({ userId: await addMember(['report.read']) });
    const called = (name: string) =>
      state.database.db.updateTable('users').set({ name }).where('id', '=', state.account.userId).execute();
    await called('نگار احمدی');
    expect((await ask('/credit', token)).message).toContain('با مدیر حساب، نگار احمدی، هماهنگ کنید.');
    await called(' ');
    expect((await ask('/credit', token)).message).toContain('با مدیر حساب هماهنگ کنید.');
  });

  it('is refused before the body is read', async () => {
    const token = await signIn({ userId: await addMember(['wallet.read']) });
    const headers = { authorization: token, 'content-type': 'application/json' };
    const answer = await state.server.inject({ method: 'POST', url: '/v1/api/send', headers, payload: '{"broken' });
    expect(answer.json().meta.message_code).toBe('403-8');
  });

  it('loses what the role loses with the next request', async () => {
    const token = await signIn({ userId: await addMember(['wallet.read', 'report.read']) });
    expect((await ask('/credit', token)).code).toBe('200-1');
    await state.database.db
      .updateTable('roles')
      .set({ permissions: ['report.read'] })
      .execute();
    expect((await ask('/credit', token)).code).toBe('403-8');
  });

  it('who was deactivated is signed out', async () => {
    const userId = await addMember(['wallet.read']);
    const token = await signIn({ userId });
    await state.database.db.updateTable('users').set({ state: 'deactivated' }).where('id', '=', userId).execute();
    expect((await ask('/credit', token)).code).toBe('401-1');
  });
});

describe('the state of the account', () => {
  it.each([
    [
      'blocked, with the admin’s reason',
      { blocked_reason: 'بدهی' },
      { code: '403-20', message: expect.stringContaining('دلیل: بدهی') },
    ],
    ['inactive', { activation: 'inactive', activation_reason: 'mobile' }, { code: '403-21' }],
    ['being checked', { activation: 'checking' }, { code: '403-22' }],
  ])('refuses what it does not allow: %s', async (_, change, refusal) => {
    const token = await signIn();
    await changeAccount(change);
    expect(await ask('/send/resume', token, { send_id: '1' })).toMatchObject(refusal);
    expect((await ask('/credit', token)).code).toBe('200-1');
  });

  it('is asked behind the key: a call that was carried out gets its first answer again', async () => {
    const token = await signIn();
    const first = { 'idempotency-key': 'before-the-block' };
    expect((await ask('/send', token, SEND, first)).code).toBe('200-1');
    await changeAccount({ blocked_reason: 'بدهی' });
    expect((await ask('/send', token, SEND, first)).code).toBe('200-1');
    const later = { 'idempotency-key': 'after-the-block' };
    expect(await ask('/send', token, SEND, later)).toMatchObject({
      code: '403-20',
      message: expect.stringContaining('دلیل: بدهی'),
    });
  });
});

describe('an admin who acts on behalf', () => {
  it('may look and may not send', async () => {
    const token = await signIn({ impersonated: true });
    expect((await ask('/credit', token)).code).toBe('200-1');
    expect((await ask('/send', token, SEND, { 'idempotency-key': 'on-behalf-1' })).code).toBe('403-9');
  });

  it('may send as long as the owner’s leave lasts', async () => {
    const token = await signIn({ impersonated: true });
    const inAnHour = new Date(Date.now() + HOUR_MS);
    await changeAccount({ support_access_until: inAnHour });
    expect((await ask('/send', token, SEND, { 'idempotency-key': 'with-leave' })).code).toBe('200-1');
    const aMomentAgo = new Date(Date.now() - 1);
    await changeAccount({ support_access_until: aMomentAgo });
    expect((await ask('/send', token, SEND, { 'idempotency-key': 'after-the-leave' })).code).toBe('403-9');
  });
});

describe('a call that needs a key', () => {
  it('and lacks it is told the name of the header', async () => {
    const answer = await state.server.inject({
      method: 'POST',
      url: '/v1/api/send',
      headers: { authorization: await signIn() },
      payload: SEND,
    });
    expect(answer.json().meta.errors).toEqual({
      'idempotency-key': expect.stringContaining('Idempotency-Key'),
    });
  });
});
