import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenMember, testSeal } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { MAX_API_KEYS } from './api-keys/api-keys.policy';
import { developersModule } from './developers.module';

const messages: { mobile: number; text: string }[] = [];
const api = domainApi(
  developersModule({
    pepper: 'a pepper for tests',
    seal: testSeal,
    sendCode: async (_, { mobile, text }) => void messages.push({ mobile, text }),
    expectCode: () => undefined,
  }),
);
const MINUTE_MS = 60_000;
let mobile = 241_600_000;

const lastCode = () => /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const post = (token: string, path: string, body: object = {}) => api.call(`/api-keys/${path}`, { token, body });
const show = (token: string, id: string) => api.call(`/api-keys/show?key_id=${id}`, { token });
const list = async (token: string) => (await api.call('/api-keys/list', { token })).data;

interface Person {
  account: GivenAccount;
  session: string;
}

async function owner(): Promise<Person> {
  const account = await givenAccount(api.db(), { mobile: (mobile += 1) });
  return { account, session: await api.signIn(account) };
}

async function colleague({ account }: Person, permissions: string[]) {
  const member = await givenMember(api.db(), account, { permissions, mobile: (mobile += 1) });
  return { ...member, session: await api.signIn(member) };
}

/** What goes with a new key, but for what the test is about. */
async function codeOf(session: string): Promise<{ token: string; code: string }> {
  api.clock.advance(MINUTE_MS);
  const { data } = await post(session, 'otp');
  return { token: data.token, code: lastCode() };
}

async function make(session: string, more: object = {}) {
  return post(session, 'create', { ...(await codeOf(session)), title: 'فروشگاه', role_id: null, ...more });
}

describe('a new key', () => {
  it('is made with the code that came to the mobile of who asks, and shown once', async () => {
    const { session } = await owner();
    const { data, meta } = await make(session, {
      ...{ title: '  فروشگاه ', expires_at: '2027-01-01T00:00:00Z' },
      allowed_addresses: ['192.0.2.0/24', '2001:DB8::7', '192.0.2.0/24'],
    });
    expect(meta.message_code).toBe('200-1');
    expect(messages.at(-1)).toEqual({ mobile, text: expect.stringContaining('کد ساختن کلید API') });
    expect(data.secret).toMatch(/^peyk_live_[A-Za-z0-9_-]{43}$/);
    const key = {
      ...{ id: expect.any(String), title: 'فروشگاه', mode: 'live', state: 'active', has_everything: true, role: null },
      ...{ prefix: data.secret.slice(0, 16), allowed_addresses: ['192.0.2.0/24', '2001:db8::7'], last_used_at: null },
      last_used_ip: null,
      ...{ expires_at: '2027-01-01T00:00:00.000Z', created_by: 'کاربر نمونه', created_at: expect.any(String) },
    };
    expect(data.key).toEqual(key);
    const listed = await api.fetch('/v1/api/api-keys/list', { token: session });
    expect(listed.json().data.items).toEqual([key]);
    expect(listed.body).not.toContain(data.secret.slice(16));
    const shown = await show(session, data.key.id);
    expect(shown.data).toEqual(key);
    expect(JSON.stringify(shown)).not.toContain(data.secret.slice(16));
  });

  it('for tests begins otherwise, and is listed as one', async () => {
    const { session } = await owner();
    const { data } = await make(session, { mode: 'test' });
    expect(data.secret).toMatch(/^peyk_test_[A-Za-z0-9_-]{43}$/);
    expect(data.key).toMatchObject({ mode: 'test', prefix: data.secret.slice(0, 16) });
    await make(session);
    const { items } = (await api.fetch('/v1/api/api-keys/list', { token: session })).json().data;
    expect(items).toMatchObject([{ mode: 'live' }, { mode: 'test' }]);
  });

  it('is kept as a hash alone, and stands in no log', async () => {
    const { account, session } = await owner();
    const { secret } = (await make(session)).data;
    const { rows } = await sql<{ row: string; hash: Buffer }>`
      select to_jsonb(k)::text as row, secret_hash as hash from api_keys k where account_id = ${account.accountId}`.execute(
      api.db(),
    );
    expect(rows[0]?.hash).toHaveLength(32);
    for (const text of [rows[0]?.row ?? '', api.logged()]) expect(text).not.toContain(secret.slice(16));
  });

  it('opens the API at once, and not its own kind', async () => {
    const { session } = await owner();
    const { secret } = (await make(session)).data;
    const answer = await api.call('/api-keys/list', { headers: { authorization: `Bearer ${secret}` } });
    expect(answer.meta.message_code).toBe('403-592');
  });

  it('is not made with a wrong code, nor twice with one, nor with another user’s', async () => {
    const people = [await owner(), await owner()] as const;
    const { session } = people[0];
    const attempt = await codeOf(session);
    const body = { title: 'کلید', role_id: null };
    const code = async (token: string, more: object) =>
      (await post(token, 'create', { ...body, ...more })).meta.message_code;
    expect(await code(session, { ...attempt, code: other(attempt.code) })).toBe('422-11');
    expect(await code(people[1].session, attempt)).toBe('422-60');
    expect(await code(session, attempt)).toBe('200-1');
    expect(await code(session, attempt)).toBe('422-60');
    expect((await list(session)).items).toHaveLength(1);
  });

  it('leaves its code good when it is refused for another reason', async () => {
    const { session } = await owner();
    const attempt = await codeOf(session);
    const body = { ...attempt, title: 'کلید' };
    expect((await post(session, 'create', { ...body, role_id: '999' })).meta.message_code).toBe('404-591');
    expect((await post(session, 'create', { ...body, role_id: null })).meta.message_code).toBe('200-1');
  });

  it.each<[string, object, string, string]>([
    ['a name for an address', { allowed_addresses: ['192.0.2.1', 'example.com'] }, '422-590', 'allowed_addresses'],
    ['a network of everything', { allowed_addresses: ['0.0.0.0/0'] }, '422-590', 'allowed_addresses'],
    ['an end that is over', { expires_at: '2026-11-20T00:00:00Z' }, '422-591', 'expires_at'],
    ['an end in six years', { expires_at: '2032-12-20T00:00:00Z' }, '422-591', 'expires_at'],
    [
      '21 addresses',
      { allowed_addresses: Array.from({ length: 21 }, (_, n) => `192.0.2.${n}`) },
      '422-1',
      'allowed_addresses',
    ],
    ['a blank title', { title: '  ' }, '422-1', 'title'],
    ['no word about what it may', { role_id: undefined }, '422-1', 'role_id'],
  ])('is refused with %s', async (_, wrong, code, field) => {
    const { meta } = await make((await owner()).session, wrong);
    expect(meta.message_code).toBe(code);
    expect(Object.keys(meta.errors)).toEqual([field]);
  });

  it('is not made by an admin on behalf, even with leave of the owner', async () => {
    const { account, session } = await owner();
    await sql`update sessions set impersonated = true, impersonated_by = 'پشتیبان' where account_id = ${account.accountId}`.execute(
      api.db(),
    );
    await sql`update accounts set support_access_until = '2099-01-01' where id = ${account.accountId}`.execute(
      api.db(),
    );
    expect((await post(session, 'otp')).meta.message_code).toBe('403-9');
    const body = { token: 'x', code: '000000', title: 'کلید', role_id: null };
    expect((await post(session, 'create', body)).meta.message_code).toBe('403-9');
  });

  it('is one of twenty at most, also when two come at once', async () => {
    const { account, session } = await owner();
    const attempts = [await codeOf(session), await codeOf(session)];
    await sql`
      insert into api_keys (account_id, title, prefix, secret_hash, has_all, created_at, created_by)
      select ${account.accountId}, 'x', 'p', sha256(${account.username}::bytea || int4send(n)), true, now(), ${account.userId}
      from generate_series(2, ${MAX_API_KEYS}::int) n`.execute(api.db());
    const answers = await Promise.all(
      attempts.map((attempt) => post(session, 'create', { ...attempt, title: 'کلید', role_id: null })),
    );
    expect(answers.map(({ meta }) => meta.message_code).sort()).toEqual(['200-1', '409-590']);
    api.clock.advance(MINUTE_MS);
    const sent = messages.length;
    expect((await post(session, 'otp')).meta.message_code).toBe('409-590');
    expect(messages).toHaveLength(sent);
  });
});

describe('what a key may be given', () => {
  it('is everything by the owner, and any role', async () => {
    const one = await owner();
    const { roleId } = await colleague(one, ['send.create', 'wallet.read']);
    const { choices } = await list(one.session);
    expect(choices).toEqual({ everything: true, roles: [{ id: String(roleId), title: expect.any(String) }] });
    const { key } = (await make(one.session, { role_id: String(roleId) })).data;
    expect(key).toMatchObject({ has_everything: false, role: choices.roles[0] });
  });

  it('is no more than a colleague holds', async () => {
    const one = await owner();
    const { session, roleId } = await colleague(one, ['apikey.edit', 'apikey.read', 'wallet.read']);
    const { roleId: more } = await colleague(one, ['send.create']);
    expect((await list(session)).choices).toMatchObject({ everything: false, roles: [{ id: String(roleId) }] });
    for (const role_id of [null, String(more)]) {
      expect((await make(session, { role_id })).meta.message_code).toBe('403-590');
    }
    expect((await make(session, { role_id: String(roleId) })).meta.message_code).toBe('200-1');
  });

  it('is no role of another account', async () => {
    const { roleId } = await colleague(await owner(), ['send.create']);
    const { meta } = await make((await owner()).session, { role_id: String(roleId) });
    expect(meta.message_code).toBe('404-591');
  });
});

describe('the list of keys', () => {
  it('says which are of no use any more, and why', async () => {
    const one = await owner();
    const maker = await colleague(one, ['apikey.edit', 'wallet.read']);
    const { roleId } = await givenMember(api.db(), one.account, { permissions: ['wallet.read'] });
    await make(maker.session, { title: 'رفته', role_id: String(roleId) });
    await make(one.session, { title: 'بی‌نقش', role_id: String(roleId) });
    await make(one.session, { title: 'گذشته', expires_at: new Date(api.clock.now().getTime() + 3 * 3_600_000) });
    await make(one.session, { title: 'خوب' });
    api.clock.advance(4 * 3_600_000);
    await sql`update users set state = 'deactivated' where id = ${maker.userId}`.execute(api.db());
    await sql`update users set role_id = ${maker.roleId} where role_id = ${roleId}`.execute(api.db());
    await sql`delete from roles where id = ${roleId}`.execute(api.db());
    const { items } = await list(one.session);
    expect(items.map(({ title, state }: { title: string; state: string }) => [title, state])).toEqual([
      ['خوب', 'active'],
      ['گذشته', 'expired'],
      ['بی‌نقش', 'role_gone'],
      ['رفته', 'maker_gone'],
    ]);
  });
});

describe('a key that is deleted', () => {
  it('is gone at once, once, and only from its own account', async () => {
    const [one, stranger] = [await owner(), await owner()];
    const { secret, key } = (await make(one.session)).data;
    const remove = async (session: string) => (await post(session, 'delete', { id: key.id })).meta.message_code;
    expect(await remove(stranger.session)).toBe('404-590');
    expect((await show(stranger.session, key.id)).meta.message_code).toBe('404-590');
    expect(await remove(one.session)).toBe('200-1');
    expect((await show(one.session, key.id)).meta.message_code).toBe('404-590');
    expect(await remove(one.session)).toBe('404-590');
    const answer = await api.call('/api-keys/list', { headers: { 'x-api-key': secret } });
    expect(answer.meta.message_code).toBe('401-590');
    expect((await list(one.session)).items).toEqual([]);
  });
});
