import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildTestServer } from '../testing/test-server';

const state = { logged: [] } as unknown as { database: TestDatabase; server: FastifyInstance; logged: string[] };
const faults: Record<string, () => Promise<unknown>> = {
  'a table that is not there': () => sql`select secret_column from secret_table`.execute(state.database.db),
  'a value that does not fit': () => sql`select ${'secret value'}::int`.execute(state.database.db),
  'a row that is there already': async () => {
    const insert = sql`insert into rate_counters (key, window_start, count) values ('secret key', now(), 1)`;
    await state.database.db.transaction().execute(async (tx) => {
      await insert.execute(tx);
      await insert.execute(tx);
    });
  },
  'a pool without a free connection': () => Promise.reject(new Error('timeout exceeded when trying to connect')),
  'a server that is away': () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
  'a disk that is full': () => Promise.reject(Object.assign(new Error('secret'), { code: '53100' })),
  'a database that only reads': () =>
    state.database.db
      .transaction()
      .setAccessMode('read only')
      .execute((tx) =>
        sql`insert into rate_counters (key, window_start, count) values ('secret', now(), 1)`.execute(tx),
      ),
  'a lock that does not come': () =>
    state.database.db.transaction().execute(async (holder) => {
      await sql`lock table rate_counters`.execute(holder);
      await state.database.db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '10ms'`.execute(tx);
        await sql`select from rate_counters`.execute(tx);
      });
    }),
  'a fault of ours': () => Promise.reject(new TypeError('secret detail of C:\\peyk\\libs and /srv/peyk/libs')),
  'something that is no error': () => Promise.reject({ secret: 'secret' }),
};

const CANNOT_NOW = 'or cannot do this now';
/** For a while only: what the log says of it. */
const AWAY: Record<string, string> = {
  'a pool without a free connection': 'no connection to the database is free',
  'a server that is away': 'the database cannot be reached',
  'a disk that is full': CANNOT_NOW,
  'a database that only reads': CANNOT_NOW,
  'a lock that does not come': CANNOT_NOW,
};

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.server = await buildTestServer({
    db: state.database.db,
    logLines: state.logged,
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
  it.each(Object.keys(faults).filter((name) => !(name in AWAY)))(
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

describe('a database that does not answer', () => {
  it.each(Object.entries(AWAY))(
    'is told as 503-1 with when to try again, and the log says which it is: %s',
    async (username, sentence) => {
      state.logged.length = 0;
      const payload = { username, password: 'x' };
      const answer = await state.server.inject({ method: 'POST', url: '/v1/api/login', payload });
      expect(answer.json().meta.message_code).toBe('503-1');
      expect(answer.headers['retry-after']).toBe('5');
      expect(state.logged.filter((line) => Object.values(AWAY).some((other) => line.includes(other)))).toEqual([
        expect.stringContaining(sentence),
      ]);
    },
  );
});
