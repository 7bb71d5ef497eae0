import { RATES } from '@peyk/shared-contract';
import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { GivenAccount, TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { hashToken, newToken } from '../sessions/token';
import { buildTestServer } from '../testing/test-server';
import { KEY_GUESSES_OF_ADDRESS } from './key-guesses';
import { newKeySecret, prefixOfSecret } from './key-secret';
import type { KeyMode } from './key-secret';

const HOUR_MS = 3_600_000;
const CREDIT = { credit: '0', held: '0', alert_below: null, updated_at: '2026-11-21T08:30:00.000Z' };
const clock = fixedClock();
const seen: {
  userId: bigint;
  keyId: bigint | undefined;
  isTest: boolean | undefined;
  sessionKey: Buffer | undefined;
}[] = [];
const logLines: string[] = [];
const state = {} as { database: TestDatabase; server: FastifyInstance; account: GivenAccount };

beforeAll(async () => {
  const database = await createTestDatabase();
  const server = await buildTestServer({
    db: database.db,
    context: { db: database.db, clock, log: silentLog },
    logLines,
    handlers: {
      getCredit: async ({ account, key, sessionKey }) => {
        seen.push({ userId: account?.userId ?? 0n, keyId: key?.id, isTest: key?.isTest, sessionKey });
        return { data: CREDIT };
      },
    },
  });
  Object.assign(state, { database, server });
});
afterAll(async () => {
  await state.server?.close();
  await state.database?.close();
});
beforeEach(async () => {
  clock.advance(HOUR_MS);
  state.account = await givenAccount(state.database.db);
  seen.length = 0;
});

interface KeyWishes {
  mode?: KeyMode;
  roleId?: bigint | null;
  hasAll?: boolean;
  allowed?: string[];
  expiresAt?: Date | null;
  by?: bigint;
}

async function givenKey({
  roleId = null,
  hasAll = roleId === null,
  allowed = [],
  expiresAt = null,
  by,
  mode = 'live',
}: KeyWishes = {}) {
  const secret = newKeySecret(mode);
  const { accountId, userId } = state.account;
  await sql`
    insert into api_keys (account_id, title, mode, prefix, secret_hash, has_all, role_id, allowed_addresses, expires_at, created_at, created_by)
    values (${accountId}, 'کلید', ${mode}, ${prefixOfSecret(secret)}, ${hashToken(secret)}, ${hasAll}, ${roleId}, ${allowed}::text[], ${expiresAt},
      ${clock.now()}, ${by ?? userId})`.execute(state.database.db);
  return secret;
}

async function givenRole(permissions: string[]): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into roles (account_id, title, permissions, created_at, updated_at)
    values (${state.account.accountId}, ${newToken()}, ${permissions}::text[], now(), now()) returning id`.execute(
    state.database.db,
  );
  return rows[0]?.id ?? 0n;
}

async function givenMember(permissions: string[]): Promise<bigint> {
  const roleId = await givenRole(permissions);
  const { rows } = await sql<{ id: bigint }>`
    insert into users (account_id, username, password_hash, name, mobile, is_owner, role_id)
    values (${state.account.accountId}, ${newToken()}, 'x', 'همکار', 241000001, false, ${roleId}) returning id`.execute(
    state.database.db,
  );
  return rows[0]?.id ?? 0n;
}

async function ask(headers: Record<string, string>, ip = '192.0.2.7') {
  const answer = await state.server.inject({ url: '/v1/api/credit', headers, remoteAddress: ip });
  return { code: answer.json().meta.message_code as string, retry: answer.headers['retry-after'] };
}

const codeWith = async (secret: string, ip?: string) => (await ask({ 'x-api-key': secret }, ip)).code;
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

describe('a program with a key', () => {
  it('is told how much it may and how much is left; who is signed in is not', async () => {
    const call = (headers: object) => state.server.inject({ url: '/v1/api/credit', headers: { ...headers } });
    const first = await call(bearer(await givenKey()));
    const { burst, perSecond } = RATES.read;
    expect(first.headers['ratelimit-policy']).toBe(`"read";q=${burst};w=${burst / perSecond}`);
    expect(first.headers.ratelimit).toBe(`"read";r=${burst - 1};t=1`);
    expect((await call({})).headers).not.toHaveProperty('ratelimit');
  });

  it('hears by what name its call is kept; who is signed in has no use for it', async () => {
    const call = (headers: object) => state.server.inject({ url: '/v1/api/credit', headers: { ...headers } });
    expect((await call(bearer(await givenKey()))).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect((await call({})).headers).not.toHaveProperty('x-request-id');
  });

  it('hears with a 429 that nothing is left, and how long to wait', async () => {
    const none = { perSecond: 1, burst: 2, atOnce: 1 };
    const server = await buildTestServer({
      db: state.database.db,
      context: { db: state.database.db, clock, log: silentLog },
      handlers: { getCredit: async () => ({ data: CREDIT }) },
      rates: { ...RATES, read: none },
    });
    const headers = bearer(await givenKey());
    const call = () => server.inject({ url: '/v1/api/credit', headers });
    expect([(await call()).statusCode, (await call()).statusCode]).toEqual([200, 200]);
    const refused = await call();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ ratelimit: '"read";r=0;t=1', 'retry-after': '1' });
    await server.close();
  });

  it('comes in by either header, on behalf of the maker of the key, and without a session', async () => {
    const secret = await givenKey();
    for (const headers of [bearer(secret), { 'x-api-key': secret }, { authorization: `bearer  ${secret}` }]) {
      expect((await ask(headers)).code).toBe('200-1');
    }
    const { userId } = state.account;
    expect(seen).toEqual(
      new Array(3).fill({ userId, keyId: expect.any(BigInt), isTest: false, sessionKey: undefined }),
    );
  });

  it('is told that a key is unknown, whatever is wrong with it', async () => {
    const secret = await givenKey();
    const wrong = [
      newKeySecret(),
      secret.slice(0, -1),
      `${secret}x`,
      secret.replace('live', 'test'),
      '',
      'x'.repeat(43),
    ];
    for (const text of wrong) expect(await codeWith(text)).toBe('401-590');
    expect((await ask({ ...bearer(secret), 'x-api-key': 'x' })).code).toBe('401-590');
    expect((await ask(bearer('x'.repeat(43)))).code).toBe('401-1');
  });

  it('is refused when the key is over, from the instant that it says', async () => {
    const secret = await givenKey({ expiresAt: new Date(clock.now().getTime() + 1000) });
    expect(await codeWith(secret)).toBe('200-1');
    clock.advance(1000);
    expect(await codeWith(secret)).toBe('401-591');
  });

  it('is refused from an address that the key does not allow', async () => {
    const secret = await givenKey({ allowed: ['198.51.100.7', '192.0.2.0/25', '2001:db8::/32'] });
    const codes = ['198.51.100.7', '192.0.2.127', '::ffff:192.0.2.1', '2001:db8::1', '198.51.100.8', '192.0.2.128'];
    const answers = await Promise.all([...codes, '2001:db9::1'].map((ip) => codeWith(secret, ip)));
    expect(answers).toEqual([...new Array(4).fill('200-1'), ...new Array(3).fill('403-591')]);
  });

  it('is nobody from the call after the key was deleted', async () => {
    const secret = await givenKey();
    expect(await codeWith(secret)).toBe('200-1');
    await sql`delete from api_keys where secret_hash = ${hashToken(secret)}`.execute(state.database.db);
    expect(await codeWith(secret)).toBe('401-590');
  });

  it('meets the state of the account', async () => {
    const secret = await givenKey();
    const change = { blocked_reason: 'بسته' };
    await state.database.db.updateTable('accounts').set(change).where('id', '=', state.account.accountId).execute();
    expect(await codeWith(secret)).toBe('200-1');
    const send = await state.server.inject({
      ...{ method: 'POST', url: '/v1/api/send/resume', headers: bearer(secret), payload: { send_id: '1' } },
    });
    expect(send.json().meta.message_code).toBe('403-20');
  });
});

describe('what a key may', () => {
  it('is what its role holds, as it stands at the next call', async () => {
    const roleId = await givenRole(['wallet.read']);
    const secret = await givenKey({ roleId });
    expect(await codeWith(secret)).toBe('200-1');
    const set = (permissions: string[]) =>
      sql`update roles set permissions = ${permissions}::text[] where id = ${roleId}`.execute(state.database.db);
    await set(['send.create']);
    expect(await codeWith(secret)).toBe('403-8');
    await set(['wallet.read']);
    expect(await codeWith(secret)).toBe('200-1');
  });

  it('is nothing when its role was deleted, and never everything', async () => {
    const roleId = await givenRole(['wallet.read']);
    const secret = await givenKey({ roleId });
    await sql`delete from roles where id = ${roleId}`.execute(state.database.db);
    expect(await codeWith(secret)).toBe('403-8');
    const tariff = await state.server.inject({ url: '/v1/api/get_tariff', headers: bearer(secret) });
    const { message_code: code, message } = tariff.json().meta;
    expect([code, message]).toEqual(['403-8', expect.stringContaining('با مدیر حساب، کاربر نمونه، هماهنگ کنید.')]);
  });

  it('is never more than its maker may', async () => {
    const by = await givenMember(['wallet.read']);
    const secret = await givenKey({ by, roleId: await givenRole(['wallet.read', 'send.create']) });
    const everything = await givenKey({ by, hasAll: true });
    expect([await codeWith(secret), await codeWith(everything)]).toEqual(['200-1', '200-1']);
    const less = await givenRole(['send.create']);
    await sql`update users set role_id = ${less} where id = ${by}`.execute(state.database.db);
    expect([await codeWith(secret), await codeWith(everything)]).toEqual(['403-8', '403-8']);
    await sql`update users set state = 'deactivated' where id = ${by}`.execute(state.database.db);
    expect([await codeWith(secret), await codeWith(everything)]).toEqual(['401-592', '401-592']);
  });

  it('is no operation of people, though its role holds the permission', async () => {
    const secret = await givenKey();
    const answer = await state.server.inject({ url: '/v1/api/api-keys/list', headers: bearer(secret) });
    expect(answer.json().meta.message_code).toBe('403-592');
  });
});

describe('a key that is used', () => {
  const lastUse = async (secret: string) => {
    const { rows } = await sql<{ at: Date | null; ip: string | null }>`
      select last_used_at as at, last_used_ip as ip from api_keys where secret_hash = ${hashToken(secret)}`.execute(
      state.database.db,
    );
    return { at: rows[0]?.at?.getTime() ?? 0, ip: rows[0]?.ip };
  };
  const usedAt = async (secret: string) => (await lastUse(secret)).at;
  async function until(look: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + 5_000;
    while (!(await look())) {
      if (Date.now() > end) throw new Error('waited in vain');
    }
  }

  it('that is for tests is known as one, and kept from what leaves a trace', async () => {
    const secret = await givenKey({ mode: 'test' });
    expect(secret).toMatch(/^peyk_test_/);
    expect(await codeWith(secret)).toBe('200-1');
    expect(seen).toMatchObject([{ isTest: true }]);
    const write = { method: 'POST', url: '/v1/api/user/draft/create', payload: { text: 'x' } } as const;
    const answer = await state.server.inject({ ...write, headers: bearer(secret) });
    expect(answer.json().meta.message_code).toBe('403-593');
    expect(await codeWith(secret.replace('test', 'live'))).toBe('401-590');
  });

  it('is noted once a minute with its address, and not with every call', async () => {
    const secret = await givenKey();
    const first = clock.now().getTime();
    await codeWith(secret, '192.0.2.7');
    await until(async () => (await usedAt(secret)) === first);
    clock.advance(59_000);
    await codeWith(secret, '2001:db8::7');
    await codeWith(secret, '2001:db8::7');
    expect(await lastUse(secret)).toEqual({ at: first, ip: '192.0.2.7' });
    clock.advance(1_000);
    await codeWith(secret, '2001:db8::7');
    await until(async () => (await usedAt(secret)) === first + 60_000);
    expect((await lastUse(secret)).ip).toBe('2001:db8::7');
  });

  it('stands in no log, but for its id', async () => {
    const secret = await givenKey();
    await codeWith(secret);
    await ask(bearer(secret));
    expect(logLines.join('\n')).toMatch(/"keyId":"\d+"/);
    expect(logLines.join('\n')).not.toContain(secret.slice('peyk_live_'.length));
  });
});

describe('an address that tries out keys', () => {
  it('is shut until the window ends, but for programs that were let in from there before', async () => {
    const [ip, other] = ['203.0.113.9', '203.0.113.10'];
    const [known, later] = [await givenKey(), await givenKey()];
    expect(await codeWith(known, ip)).toBe('200-1');
    for (let n = 0; n < KEY_GUESSES_OF_ADDRESS.limit; n += 1)
      expect(await codeWith(newKeySecret(), ip)).toBe('401-590');
    // The one that is too many is still looked up; none after it is, not even a good one.
    expect(await codeWith(newKeySecret(), ip)).toBe('401-590');
    const refused = await ask(bearer(later), ip);
    expect(refused.code).toBe('429-1');
    expect(Number(refused.retry)).toBeGreaterThan(0);
    expect([await codeWith(known, ip), await codeWith(later, other)]).toEqual(['200-1', '200-1']);
    clock.advance(KEY_GUESSES_OF_ADDRESS.windowSeconds * 1000);
    expect(await codeWith(later, ip)).toBe('200-1');
  });
});
