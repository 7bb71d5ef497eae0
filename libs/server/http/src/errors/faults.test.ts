import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildTestServer } from '../testing/test-server';

const state = {} as { database: TestDatabase; server: FastifyInstance };
const faults: Record<string, () => Promise<unknown>> = {
  'a table that is not there': () => sql`select secret_column from secret_table`.execute(state.database.db),
  'a value that does not fit': () => sql`select ${'secret value'}::int`.execute(state.database.db),
  'a row that is there already': async () => {
    const insert = sql`insert into rate_counters (key, window_start, count) values ('secret key', now(), 1)`;
    await sql`begin; ${insert}; ${insert}; commit`.execute(state.database.db);
  },
  'a fault of ours': () => Promise.reject(new TypeError('secret detail of C:\\peyk\\libs and /srv/peyk/libs')),
  'something that is no error': () => Promise.reject({ secret: 'secret' }),
};

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.server = await buildTestServer({
    db: state.database.db,
    handlers: {
      login: async (_, { body }) => (await faults[body.username]?.()) as never,
    },
  });
});
afterAll(async () => {
  await state.server.close();
  await state.database.close();
});

describe('what nobody foresaw', () => {
  it.each(Object.keys(faults))(
    'is told as 500-1 and an id, in one sentence, and nothing of it: %s',
    async (username) => {
      const answer = await state.server.inject({
        method: 'POST',
        url: '/v1/api/login',
        payload: { username, password: 'x' },
      });
      expect(answer.json()).toEqual({
        data: null,
        meta: {
          status: false,
          message: expect.stringMatching(/^[\u0600-\u06ff\u200c ؛.]+$/),
          message_code: '500-1',
          error_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      });
      expect(answer.body + JSON.stringify(answer.headers)).not.toMatch(/secret|select|insert|libs|\bat\b/i);
    },
  );
});
