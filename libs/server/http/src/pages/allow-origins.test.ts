import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { buildTestServer } from '../testing/test-server';

const PANEL = 'https://panel.example';
const state = {} as { database: TestDatabase; open: FastifyInstance; closed: FastifyInstance };

beforeAll(async () => {
  state.database = await createTestDatabase();
  const { db } = state.database;
  state.open = await buildTestServer({ db, origins: [PANEL] });
  state.closed = await buildTestServer({ db });
});
afterAll(async () => {
  await Promise.all([state.open.close(), state.closed.close()]);
  await state.database.close();
});

const CREDIT = '/v1/api/credit';
const ask = (server: FastifyInstance, origin: string, url = CREDIT) => server.inject({ url, headers: { origin } });
const preflight = (server: FastifyInstance, origin: string) =>
  server.inject({
    ...{ method: 'OPTIONS', url: CREDIT },
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  });
const ALLOWED = 'access-control-allow-origin';

describe('pages of other hosts', () => {
  it('may call the API when they are named, and read what they need of the answer', async () => {
    const { statusCode, headers } = await ask(state.open, PANEL);
    expect(statusCode).toBe(401);
    expect(headers).toMatchObject({ [ALLOWED]: PANEL, vary: expect.stringContaining('origin') });
    expect(headers['access-control-expose-headers']).toContain('content-disposition');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('are told before the call what they may send', async () => {
    const { statusCode, headers, body } = await preflight(state.open, PANEL);
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      [ALLOWED]: PANEL,
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      'access-control-allow-methods': expect.stringContaining('POST'),
    });
  });

  it.each(['https://other.example', 'http://panel.example', 'https://panel.example.evil.example', 'null'])(
    'may not when they are not: %s',
    async (origin) => {
      for (const answer of [await ask(state.open, origin), await preflight(state.open, origin)])
        expect(answer.headers).not.toHaveProperty(ALLOWED);
    },
  );

  it('may show pictures of banners, where pages are named', async () => {
    const policyOf = async (server: FastifyInstance) =>
      (await ask(server, PANEL, '/v1/banner-images/1')).headers['cross-origin-resource-policy'];
    expect([await policyOf(state.open), await policyOf(state.closed)]).toEqual(['cross-origin', 'same-origin']);
  });

  it('may call nothing but the API', async () => {
    expect((await ask(state.open, PANEL, '/healthz')).headers).not.toHaveProperty(ALLOWED);
  });

  it('may call nothing where none are named', async () => {
    for (const answer of [await ask(state.closed, PANEL), await preflight(state.closed, PANEL)])
      expect(answer.headers).not.toHaveProperty(ALLOWED);
  });
});
