import { closeDatabase, createDatabase } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { RATES } from '@peyk/shared-contract';
import { createTestDatabase, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { hashToken, newToken } from '../sessions/token';
import { buildTestServer } from '../testing/test-server';
import { listOperations, contract } from '../contract/contract';
import { isReading } from './reading';

const CREDIT = { credit: '0', held: '0', alert_below: null, updated_at: '2026-11-21T08:30:00.000Z' };
const HOUR_MS = 3_600_000;
const KEY = 580;
const SHARE = RATES.read.atOnce;
const state = {} as { database: TestDatabase; reads: Db; server: FastifyInstance; logged: string[] };

beforeAll(async () => {
  state.database = await createTestDatabase();
});
afterAll(() => state.database.close());
afterEach(async () => {
  await state.server.close();
  await closeDatabase(state.reads);
});

/** A server whose `getSend` waits at a lock that the test holds, and whose `getCredit` asks a small question. */
async function start(statementTimeoutMs: number): Promise<void> {
  const { database } = state;
  state.reads = createDatabase({
    url: database.url,
    log: silentLog,
    applicationName: 'peyk-reads',
    poolSize: SHARE + 1,
    statementTimeoutMs,
  });
  state.logged = [];
  state.server = await buildTestServer({
    db: database.db,
    reads: state.reads,
    logLines: state.logged,
    handlers: {
      getSend: async ({ db }) => {
        await sql`select pg_advisory_xact_lock_shared(${KEY})`.execute(db);
        throw new Error('came through');
      },
      getCredit: async ({ db }) => {
        await sql`select 1`.execute(db);
        return { data: CREDIT };
      },
      createSend: async ({ db }) => {
        await sql`select 1`.execute(db);
        return { data: { send_id: '1', state: 0, message_outbox_ids: ['1'] } };
      },
    },
  });
}

async function signIn(): Promise<string> {
  const { accountId, userId } = await givenAccount(state.database.db);
  const [token, now] = [newToken(), new Date()];
  const times = { created_at: now, expires_at: new Date(now.getTime() + HOUR_MS) };
  await state.database.db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), account_id: accountId, user_id: userId, ...times })
    .execute();
  return token;
}

const slowRead = (authorization: string) =>
  state.server.inject({ url: '/v1/api/report/by_bulk?send_id=1', headers: { authorization } });
const credit = async (authorization: string) =>
  (await state.server.inject({ url: '/v1/api/credit', headers: { authorization } })).statusCode;
const send = async (authorization: string) =>
  (
    await state.server.inject({
      method: 'POST',
      url: '/v1/api/send',
      headers: { authorization, 'idempotency-key': 'key-of-the-test' },
      payload: {
        sending_type: 'webservice',
        from_number: '30001234',
        message: 'سلام',
        params: { recipients: ['09241110001'] },
      },
    })
  ).statusCode;

/** Runs `work` while nobody gets the lock. */
function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  return state.database.owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${KEY})`.execute(tx);
    return work();
  });
}

/** Waits until so many statements wait for the lock; answers on which connections. */
async function untilWaiting(count: number): Promise<string[]> {
  for (;;) {
    const { rows } = await sql<{ name: string }>`
      select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objid = ${KEY} and not l.granted`.execute(state.database.db);
    if (rows.length >= count) return rows.map(({ name }) => name);
  }
}

describe('an account whose reads do not end', () => {
  it('holds its share and no more: others read, and it sends itself', async () => {
    await start(60_000);
    const [hostile, other] = [await signIn(), await signIn()];
    const slow = await whileLocked(async () => {
      const all = Array.from({ length: 30 }, () => slowRead(hostile));
      expect(await untilWaiting(SHARE)).toEqual(Array<string>(SHARE).fill('peyk-reads'));
      expect(await Promise.all([credit(other), send(other), send(hostile)])).toEqual([200, 200, 200]);
      expect(await untilWaiting(SHARE)).toHaveLength(SHARE);
      return all;
    });
    expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual(Array<number>(30).fill(500));
  });

  it('is told to wait when too many of them wait', async () => {
    await start(60_000);
    const hostile = await signIn();
    const most = 9 * SHARE;
    const slow = await whileLocked(async () => {
      const all = Array.from({ length: most + 1 }, () => slowRead(hostile));
      const first = await Promise.race(all);
      expect([first.statusCode, first.headers['retry-after']]).toEqual([429, '2']);
      expect(first.json().meta).toMatchObject({ status: false, message_code: '429-580' });
      return all;
    });
    const statuses = (await Promise.all(slow)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('a read that takes too long', () => {
  it('is ended by the database and told as 503-580, with when to try again and no id of a fault', async () => {
    await start(100);
    const answer = await whileLocked(async () => slowRead(await signIn()));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json().meta).toMatchObject({
      message_code: '503-580',
      message: expect.stringMatching(/^[\u0600-\u06ff\u200c ؛.]+$/),
    });
    expect(state.logged.filter((line) => line.includes('a read took too long'))).toHaveLength(1);
  });

  it('is nothing that changes, costs or leaves the house', () => {
    const ids = listOperations(contract)
      .filter(isReading)
      .map(({ operationId }) => operationId);
    expect(ids).toEqual(expect.arrayContaining(['listSends', 'listRecipients', 'getCredit', 'getSend']));
    for (const id of ['createSend', 'login', 'calculatePrice', 'markInboxRead', 'downloadRecipients', 'cancelJob'])
      expect(ids).not.toContain(id);
  });
});
