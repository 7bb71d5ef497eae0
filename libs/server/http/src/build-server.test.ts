import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { checkHandlers, contract, listOperations } from './contract/contract';
import { hashToken, newToken } from './sessions/token';
import { buildTestServer, testHandlers } from './testing/test-server';

const HOUR_MS = 3_600_000;
const logLines: string[] = [];
const state = {} as { database: TestDatabase; server: FastifyInstance; accountId: bigint; userId: bigint };

const SETTING = {
  code_length: 5,
  code_lifetime_seconds: 120,
  resend_after_seconds: 60,
  registration_open: false,
  password: { min_chars: 8, max_chars: 128 },
  demo: null,
};

beforeAll(async () => {
  state.database = await createTestDatabase();
  Object.assign(state, await givenAccount(state.database.db));
  state.server = await buildTestServer({
    db: state.database.db,
    logLines,
    handlers: {
      login: async () => {
        throw new Error('secret detail 09241234567');
      },
      loginSetting: async () => ({
        data: SETTING,
      }),
      getSend: async () => ({ data: { nonsense: true } as never }),
      checkToken: async (context) => ({
        data: {
          user_id: String(context.account?.userId),
          user_name: 'ali',
          name: 'علی',
          impersonated: context.account?.impersonated ?? false,
          impersonated_by: null,
          is_owner: true,
          manager_name: null,
          permissions: [],
          needs_second_factor: false,
          masks_numbers: false,
          hides_texts: false,
          account_state: 'active',
          send_block: false,
          send_block_reason: null,
          activation: { state: 'active', reason: null, message: null },
        },
      }),
      createSend: async (_, input) => ({
        data: { send_id: String(input.headers['Idempotency-Key'].length), state: 0, message_outbox_ids: ['8'] },
      }),
    },
  });
});

afterAll(async () => {
  await state.server.close();
  await state.database.close();
});

async function signIn(times: { expiresInMs?: number; revoked?: boolean } = {}): Promise<string> {
  const token = newToken();
  const now = new Date();
  await state.database.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: state.accountId,
      user_id: state.userId,
      created_at: now,
      expires_at: new Date(now.getTime() + (times.expiresInMs ?? HOUR_MS)),
      revoked_at: times.revoked ? now : null,
    })
    .execute();
  return token;
}

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  state.server.inject({
    method: 'POST',
    url: `/v1/api${url}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

describe('the contract', () => {
  it('refuses to start when an operation has no handler', () => {
    const { logout: _, ...others } = testHandlers();
    expect(() => checkHandlers(listOperations(contract), others)).toThrow('operation logout has no handler');
  });

  it('refuses to start when a handler has no operation', async () => {
    const handlers = { sendPigeon: async () => ({ data: null }) } as never;
    await expect(buildTestServer({ db: state.database.db, handlers })).rejects.toThrow(
      'handler sendPigeon has no operation',
    );
  });

  it('has only schemas that can be compiled, which happens when an operation is first called', async () => {
    const heard: string[] = [];
    const server = await buildTestServer({ db: state.database.db, logLines: heard });
    const headers = { authorization: await signIn(), 'idempotency-key': 'compiled-1' };
    for (const { method, path } of listOperations(contract)) {
      await server.inject({ method: method as 'GET', url: path, headers, ...(method !== 'GET' && { payload: {} }) });
    }
    await server.close();
    const faults = heard.filter((line) => line.includes('unexpected error') && !line.includes('not part of the test'));
    expect(faults).toEqual([]);
  });

  it('puts the envelope around an answer', async () => {
    const answer = await state.server.inject({ url: '/v1/api/login_setting' });
    expect(answer.json()).toEqual({
      data: SETTING,
      meta: { status: true, message: 'انجام شد.', message_code: '200-1' },
    });
  });

  it('does not let an answer out that is not what it says', async () => {
    const answer = await state.server.inject({
      url: '/v1/api/report/by_bulk?send_id=1',
      headers: { authorization: await signIn() },
    });
    expect(answer.statusCode).toBe(500);
  });
});

describe('a bad request', () => {
  it('to an unknown address is answered with 404-1', async () => {
    const answer = await post('/pigeon', {});
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ data: null, meta: { status: false, message_code: '404-1' } });
  });

  it('with the wrong method is answered with 405-1 and the methods that are allowed', async () => {
    const answer = await state.server.inject({ method: 'DELETE', url: '/v1/api/login' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
    expect(answer.json().meta.message_code).toBe('405-1');
  });

  it('with broken JSON is answered with 400-1', async () => {
    const answer = await post('/login', '{"username": ');
    expect([answer.statusCode, answer.json().meta.message_code]).toEqual([400, '400-1']);
  });

  it('without a body is answered with 422-1', async () => {
    const answer = await state.server.inject({ method: 'POST', url: '/v1/api/login' });
    expect([answer.statusCode, answer.json().meta.message_code]).toEqual([422, '422-1']);
  });

  it('with a form instead of JSON is answered with 415-1', async () => {
    const answer = await post('/login', 'username=a', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.statusCode, answer.json().meta.message_code]).toEqual([415, '415-1']);
  });

  it('with a body over the limit is answered with 413-1', async () => {
    const answer = await post('/login', { username: 'a', password: 'p'.repeat(70_000) });
    expect([answer.statusCode, answer.json().meta.message_code]).toEqual([413, '413-1']);
  });

  it('names every field at fault with a Persian sentence', async () => {
    const answer = await post('/login', { username: '', extra: 1 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().meta.errors).toEqual({
      username: 'این مقدار نباید خالی باشد.',
      password: 'این مقدار لازم است؛ لطفاً آن را وارد کنید.',
      extra: 'این نام شناخته نیست؛ لطفاً آن را بردارید.',
    });
  });

  it('does not take a number for a text', async () => {
    const answer = await post('/login', { username: 5, password: 'x' });
    expect(answer.json().meta.errors).toEqual({ username: 'این مقدار باید از نوع متن باشد.' });
  });

  it('without the Idempotency-Key that the operation wants is refused', async () => {
    const body = { sending_type: 'quick', from_number: '3000', message: 'سلام', params: { recipients: ['x'] } };
    const answer = await post('/send', body, { authorization: await signIn() });
    expect(answer.statusCode).toBe(422);
    const taken = await post('/send', body, { authorization: await signIn(), 'idempotency-key': 'abcdefgh' });
    expect(taken.json().data).toEqual({ send_id: '8', state: 0, message_outbox_ids: ['8'] });
  });

  it('is refused before its body is read when nobody is signed in', async () => {
    const answer = await post('/send', '{"broken');
    expect([answer.statusCode, answer.json().meta.message_code]).toEqual([401, '401-1']);
  });
});

describe('a token', () => {
  it.each([
    ['is missing', async () => ''],
    ['is nonsense', async () => 'nonsense'],
    ['is unknown', async () => newToken()],
    ['has expired', () => signIn({ expiresInMs: -1 })],
    ['was revoked', () => signIn({ revoked: true })],
  ])('that %s is answered with 401-1', async (_, make) => {
    const answer = await state.server.inject({ url: '/v1/api/check_token', headers: { authorization: await make() } });
    expect([answer.statusCode, answer.json().meta.message_code]).toEqual([401, '401-1']);
  });

  it('that is good tells the handler whose it is', async () => {
    const answer = await state.server.inject({
      url: '/v1/api/check_token',
      headers: { authorization: await signIn() },
    });
    expect(answer.json().data.user_id).toBe(state.userId.toString());
  });
});

describe('a fault of ours', () => {
  it('is answered with 500-1 and an id that finds it in the log, without its message', async () => {
    const answer = await post('/login', { username: 'a', password: 'b' });
    expect(answer.statusCode).toBe(500);
    const { error_id: errorId, message_code: code } = answer.json().meta;
    expect(code).toBe('500-1');
    expect(answer.body).not.toContain('secret');
    expect(logLines.some((line) => line.includes(errorId) && line.includes('unexpected error'))).toBe(true);
  });
});

describe('the log', () => {
  it('holds neither numbers nor tokens nor queries', async () => {
    const token = await signIn();
    await state.server.inject({ url: '/v1/api/check_token?x=09241234567', headers: { authorization: token } });
    await post('/login', { username: 'a', password: 'b' });
    const all = logLines.join('\n');
    expect(all).toContain('"operation":"checkToken"');
    expect(all).not.toContain(token);
    expect(all).not.toContain('09241234567');
  });
});

describe('the other routes', () => {
  it('say that the server lives and is ready', async () => {
    expect((await state.server.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await state.server.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok', database: 'ok' });
  });

  it('give metrics to this machine only', async () => {
    const near = await state.server.inject({ url: '/metrics' });
    expect(near.body).toContain('peyk_http_request_duration_seconds_count{operation="login"');
    expect((await state.server.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
  });

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
    'give no metrics to a proxy on this machine, which says %s',
    async (header) => {
      const proxied = await state.server.inject({ url: '/metrics', headers: { [header]: '192.0.2.1' } });
      expect(proxied.statusCode).toBe(404);
    },
  );

  it('give metrics behind a known proxy only for the token', async () => {
    const { db } = state.database;
    const authorization = 'Bearer metrics-token';
    const closed = await buildTestServer({ db, trustProxy: 'loopback' });
    expect((await closed.inject({ url: '/metrics' })).statusCode).toBe(404);
    await closed.close();
    const open = await buildTestServer({ db, trustProxy: 'loopback', metricsToken: 'metrics-token' });
    expect((await open.inject({ url: '/metrics' })).statusCode).toBe(404);
    expect((await open.inject({ url: '/metrics', headers: { authorization: `${authorization}x` } })).statusCode).toBe(
      404,
    );
    expect((await open.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(200);
    await open.close();
  });

  it('serve the API reference and the contract without anything from outside', async () => {
    const page = await state.server.inject({ url: '/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/https?:\/\//);
    for (const url of ['/docs/start.js', '/docs/ui/swagger-ui-bundle.js', '/docs/ui/swagger-ui.css']) {
      expect((await state.server.inject({ url })).statusCode).toBe(200);
    }
    expect(page.headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script'; trusted-types default dompurify",
    );
    const document = await state.server.inject({ url: '/v1/api/openapi.json' });
    expect(document.json().paths['/login'].post.operationId).toBe('login');
  });

  it.each([
    '/docs/ui',
    '/docs/ui/',
    '/docs/ui/package.json',
    '/docs/ui/swagger-ui-bundle.js.map',
    '/docs/ui/index.html',
  ])('serve of the API reference what its page needs, and not %s', async (url) => {
    const faults = () => logLines.filter((line) => line.includes('unexpected error')).length;
    const before = faults();
    expect((await state.server.inject({ url })).statusCode).toBe(404);
    expect(faults()).toBe(before);
  });

  it.each([
    ['an answer', { url: '/v1/api/login_setting' }, 200],
    ['nothing', { url: '/v1/api/nothing' }, 404],
    ['a fault', { method: 'POST', url: '/v1/api/login', body: { username: 'ali', password: 'x' } }, 500],
  ] as const)('carry headers that keep browsers careful: %s', async (_, request, status) => {
    const { headers, statusCode } = await state.server.inject(request);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('are kept by nobody', async () => {
    const { headers } = await state.server.inject({ url: '/v1/api/login_setting' });
    expect(headers['cache-control']).toBe('no-store');
  });
});
