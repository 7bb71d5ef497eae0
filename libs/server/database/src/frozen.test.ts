import { sql } from 'kysely';
import { closeDatabase, createDatabase } from './create-database';
import type { Db } from './create-database';
import { isConnectionError, isPassing } from './database-errors';
import { listen, notify } from './notifications';
import { LONG } from './patience';
import { runTransaction } from './run-transaction';
import { startFreezableProxy } from './testing/freezable-proxy';
import type { FreezableProxy } from './testing/freezable-proxy';
import { quietLog, startOwnServer } from './testing/own-database';
import type { OwnServer } from './testing/own-database';

const [TIMEOUT_MS, GRACE_MS] = [300, 100];
const state = {} as { server: OwnServer; direct: Db; db: Db; proxy: FreezableProxy; close(): Promise<void> };

beforeAll(async () => {
  state.server = await startOwnServer();
});
afterAll(() => state.server.stop());
beforeEach(async () => {
  const { db: direct, url, close } = await state.server.createEmpty();
  const proxy = await startFreezableProxy(url);
  const settings = { log: quietLog, poolSize: 1, statementTimeoutMs: TIMEOUT_MS, graceMs: GRACE_MS };
  Object.assign(state, { direct, proxy, close, db: createDatabase({ ...settings, url: proxy.url, heartbeatMs: 400 }) });
});
afterEach(async () => {
  // First: it ends what is frozen, which nothing else would.
  await state.proxy.close();
  await closeDatabase(state.db);
  await state.close();
});

const ask = (db = state.db) => sql<{ one: number }>`select 1 as one`.execute(db);
const LIMIT_MS = 10_000;
const until = async (isTrue: () => boolean) => {
  const end = Date.now() + LIMIT_MS;
  while (!isTrue() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
};
/** What a question failed with; undefined when it was answered. */
async function errorOf(work: Promise<unknown>): Promise<unknown> {
  const ended = work.then(() => undefined).catch((error: unknown) => error);
  const timer = { id: undefined as NodeJS.Timeout | undefined };
  const never = new Promise((resolve) => {
    timer.id = setTimeout(() => resolve('neither an answer nor an error'), LIMIT_MS);
  });
  return Promise.race([ended, never]).finally(() => clearTimeout(timer.id));
}

describe('a connection that is frozen', () => {
  it('is given up as a lost one, and the next question has a new one', async () => {
    await ask();
    state.proxy.freeze();
    expect(isConnectionError(await errorOf(ask()))).toBe(true);
    expect(await errorOf(ask())).toBeUndefined();
    expect(state.proxy.connections()).toBe(2);
  });

  it('in the midst of a transaction undoes it', async () => {
    await sql`create table things (id int)`.execute(state.direct);
    const work = runTransaction(state.db, async (tx) => {
      await sql`insert into things values (1)`.execute(tx);
      state.proxy.freeze();
      await sql`insert into things values (2)`.execute(tx);
    });
    expect(isConnectionError(await errorOf(work))).toBe(true);
    expect(await errorOf(ask())).toBeUndefined();
    expect((await sql`select id from things`.execute(state.direct)).rows).toEqual([]);
  });

  it('is noticed by those who listen, who hear that they may have missed something', async () => {
    const heard: (string | undefined)[] = [];
    const listener = await listen(state.db, 'test_channel', (payload) => heard.push(payload));
    state.proxy.freeze();
    await until(() => heard.length === 2);
    expect(heard).toHaveLength(2);
    await notify(state.direct, 'test_channel', 'after');
    await until(() => heard.length === 3);
    await listener.close();
    expect(heard).toEqual([undefined, undefined, 'after']);
  });

  it('does not keep a listener that ends', async () => {
    const listener = await listen(state.db, 'test_channel', () => undefined);
    state.proxy.freeze();
    await listener.close();
  });
});

it('what is to take long is waited for, and what follows on the same connection is not', async () => {
  const longMs = 2 * (TIMEOUT_MS + GRACE_MS);
  await runTransaction(state.db, async (tx) => {
    await sql`set local statement_timeout = '1min' ${LONG}`.execute(tx);
    await sql`select pg_sleep(${longMs / 1_000})`.execute(tx);
  });
  expect(await errorOf(sql`select pg_sleep(${longMs / 1_000})`.execute(state.db))).toMatchObject({ code: '57014' });
  state.proxy.freeze();
  expect(isConnectionError(await errorOf(ask()))).toBe(true);
});

it.each(['53100', '25006', '55P03', '57014', '58030', '40P01', '57P01'])('%s passes by itself', (code) => {
  expect(isPassing(Object.assign(new Error('no'), { code }))).toBe(true);
});

it.each(['23505', '22003', '42601'])('%s does not', (code) => {
  expect(isPassing(Object.assign(new Error('no'), { code }))).toBe(false);
});
