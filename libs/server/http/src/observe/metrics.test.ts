import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { buildTestServer } from '../testing/test-server';

const METRICS_TOKEN = 'm'.repeat(32);
const state = {} as { database: TestDatabase; server: FastifyInstance };

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.server = await buildTestServer({ db: state.database.db, metricsToken: METRICS_TOKEN });
});
afterAll(async () => {
  await state.server.close();
  await state.database.close();
});

const read = async (authorization?: string, remoteAddress = '192.0.2.1') =>
  (await state.server.inject({ url: '/metrics', remoteAddress, headers: authorization ? { authorization } : {} }))
    .statusCode;

describe('metrics with a token', () => {
  it('are for who has it, from wherever', async () => {
    expect(await read(`Bearer ${METRICS_TOKEN}`)).toBe(200);
  });

  it.each([
    ['none', undefined],
    ['another one', `Bearer ${'n'.repeat(32)}`],
    ['a piece of it', `Bearer ${METRICS_TOKEN.slice(0, 31)}`],
    ['it and more', `Bearer ${METRICS_TOKEN}m`],
    ['it without its kind', METRICS_TOKEN],
    ['an empty one', 'Bearer '],
  ])('are not there for who has %s, on this machine either', async (_, authorization) => {
    expect(await read(authorization)).toBe(404);
    expect(await read(authorization, '127.0.0.1')).toBe(404);
  });
});
