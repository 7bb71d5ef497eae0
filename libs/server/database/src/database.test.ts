import { sql } from 'kysely';
import { Pool } from 'pg';
import { configOf } from './create-database';
import {
  isCheckViolation,
  isConnectionError,
  isPoolExhausted,
  isRetryable,
  isUniqueViolation,
} from './database-errors';
import { listen, notify } from './notifications';
import { runTransaction } from './run-transaction';
import { eachEmpty, until } from './testing/each-empty';

const state = eachEmpty();

describe('values', () => {
  it('of eight bytes are bigint, also in lists and above what a number holds', async () => {
    const { rows } = await sql`
      select 9007199254740993::int8 as big, array[1, null]::int8[] as list, 7::int4 as small`.execute(state.db);
    expect(rows).toEqual([{ big: 9007199254740993n, list: [1n, null], small: 7 }]);
  });

  it('in Persian come back as they were, and compare in a Unicode database', async () => {
    const { rows } = await sql`
      select ${'نیم‌فاصله ۱۲'} as text, lower('ÄB') as lower, current_setting('server_encoding') as encoding`.execute(
      state.db,
    );
    expect(rows).toEqual([{ text: 'نیم‌فاصله ۱۲', lower: 'äb', encoding: 'UTF8' }]);
  });
});

describe('a listener', () => {
  it('hears what a transaction said when it commits, and nothing of one that does not', async () => {
    const heard: (string | undefined)[] = [];
    const listener = await listen(state.db, 'test_channel', (payload) => heard.push(payload));
    await runTransaction(state.db, (tx) => notify(tx, 'test_channel', 'one'));
    const failed = runTransaction(state.db, async (tx) => {
      await notify(tx, 'test_channel', 'two');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await notify(state.db, 'test_channel', 'three');
    await until(() => heard.length >= 3);
    await listener.close();
    expect(heard).toEqual([undefined, 'one', 'three']);
  });

  it('comes back after its connection was lost, and says that it may have missed something', async () => {
    const heard: (string | undefined)[] = [];
    const listener = await listen(state.db, 'test_channel', (payload) => heard.push(payload));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(state.db);
    await until(() => heard.length === 2);
    await notify(state.db, 'test_channel', 'after');
    await until(() => heard.length === 3);
    await listener.close();
    expect(heard).toEqual([undefined, undefined, 'after']);
  });

  const countConnections = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(state.db);
    return rows[0]?.count;
  };

  it('shares one connection with all others of its process, each hearing its own channel', async () => {
    const heard: string[] = [];
    const hear = (name: string) => (payload: string | undefined) => heard.push(`${name} ${payload ?? 'anew'}`);
    const first = await listen(state.db, 'one_channel', hear('first'));
    const others = await Promise.all([
      listen(state.db, 'one_channel', hear('second')),
      listen(state.db, 'other_channel', hear('other')),
    ]);
    expect(await countConnections()).toBe(1);
    await notify(state.db, 'one_channel', 'x');
    await notify(state.db, 'other_channel', 'y');
    await until(() => heard.length === 6);
    expect(heard.slice(3)).toEqual(['first x', 'second x', 'other y']);
    await first.close();
    await notify(state.db, 'one_channel', 'z');
    await until(() => heard.length === 7);
    expect(heard[6]).toBe('second z');
    await Promise.all(others.map((listener) => listener.close()));
    await until(async () => (await countConnections()) === 0);
    expect(await countConnections()).toBe(0);
  });

  it('that comes while the connection is away is heard with the next one', async () => {
    const heard: string[] = [];
    const first = await listen(state.db, 'one_channel', () => heard.push('first'));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(state.db);
    const second = await listen(state.db, 'other_channel', (payload) => heard.push(payload ?? 'second'));
    await notify(state.db, 'other_channel', 'x');
    await until(() => heard.includes('x'));
    expect(heard.filter((one) => one === 'x')).toEqual(['x']);
    await Promise.all([first.close(), second.close()]);
  });

  it('that fails at a payload takes nothing from the others, is in the log, and hears the next one', async () => {
    const warn = jest.spyOn(configOf(state.db).log, 'warn');
    const heard: string[] = [];
    const strict = await listen(state.db, 'one_channel', (payload) => {
      if (payload !== undefined) heard.push(`strict ${String((JSON.parse(payload) as { n: number }).n)}`);
    });
    const other = await listen(state.db, 'one_channel', (payload) => payload && heard.push(`other ${payload}`));
    await notify(state.db, 'one_channel', 'of an older process');
    await notify(state.db, 'one_channel', '{"n":1}');
    await until(() => heard.length === 3);
    await Promise.all([strict.close(), other.close()]);
    expect(heard).toEqual(['other of an older process', 'strict 1', 'other {"n":1}']);
    expect(warn.mock.calls).toEqual([
      [{ channel: 'one_channel', reason: 'SyntaxError' }, expect.stringContaining('ignored')],
    ]);
    warn.mockRestore();
  });

  it('listens to plain words only', async () => {
    await expect(listen(state.db, 'x; drop table y', () => undefined)).rejects.toThrow('not a channel name');
  });
});

describe('a transaction', () => {
  it('runs again when PostgreSQL ended it to break a deadlock', async () => {
    await sql`create table pair (id int primary key, n int not null)`.execute(state.db);
    await sql`insert into pair values (1, 0), (2, 0)`.execute(state.db);
    const runs = { count: 0, holding: 0 };
    let bothHold = () => {};
    const met = new Promise<void>((resolve) => (bothHold = resolve));
    const add = (first: number, second: number) =>
      runTransaction(state.db, async (tx) => {
        runs.count += 1;
        await sql`update pair set n = n + 1 where id = ${first}`.execute(tx);
        // Each holds one row before either asks for the other's; who runs again finds that long past.
        runs.holding += 1;
        if (runs.holding === 2) bothHold();
        await met;
        await sql`update pair set n = n + 1 where id = ${second}`.execute(tx);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    const { rows } = await sql`select n from pair order by id`.execute(state.db);
    expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
    // Anyone who runs again may meet the other one on its way once more.
    expect(runs.count).toBeGreaterThanOrEqual(3);
  });
});

describe('an error of the database', () => {
  it('is told apart by what can be done about it', async () => {
    await sql`create table t (id int constraint t_pk primary key, n int constraint t_positive check (n > 0))`.execute(
      state.db,
    );
    await sql`insert into t values (1, 1)`.execute(state.db);
    const twice = await sql`insert into t values (1, 1)`.execute(state.db).catch((error: unknown) => error);
    const negative = await sql`insert into t values (2, -1)`.execute(state.db).catch((error: unknown) => error);
    expect([isUniqueViolation(twice), isUniqueViolation(twice, 'other'), isUniqueViolation(negative)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isCheckViolation(negative, 't_positive'), isCheckViolation(twice)]).toEqual([true, false]);
    expect([isRetryable({ code: '40001' }), isRetryable(twice)]).toEqual([true, false]);
    expect([isConnectionError({ code: 'ECONNREFUSED' }), isConnectionError({ code: '57P03' })]).toEqual([true, true]);
    expect(isConnectionError(twice)).toBe(false);
  });

  it('tell a server that is away from a pool whose connections are all lent out', async () => {
    const waitFor = async (target: string, lend: boolean) => {
      const pool = new Pool({ connectionString: target, max: 1, connectionTimeoutMillis: 200 });
      // `end()` does not wait until the server has hung up, and anyone who drops the database then cuts the connection.
      pool.on('error', () => undefined);
      const lent = lend ? await pool.connect() : undefined;
      const error = await pool.connect().catch((reason: unknown) => reason);
      lent?.release();
      await pool.end();
      return [isConnectionError(error), isPoolExhausted(error)];
    };
    expect(await waitFor(state.url, true)).toEqual([true, true]);
    expect(await waitFor('postgres://nobody@127.0.0.1:1/none', false)).toEqual([true, false]);
  });
});
