import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client, Pool } from 'pg';
import { configOf } from './create-database';
import type { Db } from './create-database';
import {
  isCheckViolation,
  isConnectionError,
  isPoolExhausted,
  isRetryable,
  isUniqueViolation,
} from './database-errors';
import { hashMigrations, isMigrated, migrate, readMigrations } from './migrations';
import type { Migration } from './migrations';
import { listen, notify } from './notifications';
import { runTransaction } from './run-transaction';
import { findLongLocks } from './testing/find-long-locks';
import { startOwnServer, temporaryFolder } from './testing/own-database';
import type { OwnServer } from './testing/own-database';

const REAL = readMigrations(join(__dirname, '../migrations'));
const LOCKS_CHECKED_SINCE = '0586';
const state = {} as { server: OwnServer; db: Db; url: string; close(): Promise<void> };

beforeAll(async () => {
  state.server = await startOwnServer();
});
afterAll(() => state.server.stop());
beforeEach(async () => Object.assign(state, await state.server.createEmpty()));
afterEach(() => state.close());

function migrationsOf(files: Record<string, string>): Migration[] {
  const { folder, remove } = temporaryFolder();
  try {
    const here = join(folder, 'migrations');
    mkdirSync(here);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(here, name), text);
    return readMigrations(here);
  } finally {
    remove();
  }
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 5_000;
  while (!(await isTrue()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('migrations', () => {
  it('bring an empty database up to date, once', async () => {
    expect(await isMigrated(state.db, REAL)).toBe(false);
    expect(await migrate(state.db, REAL)).toEqual(REAL.map(({ name }) => name));
    expect(await migrate(state.db, REAL)).toEqual([]);
    expect(await isMigrated(state.db, REAL)).toBe(true);
  });

  it('leave no constraint that was not proved of the rows that are there', async () => {
    await migrate(state.db, REAL);
    const { rows } = await sql`select conname from pg_constraint where not convalidated`.execute(state.db);
    expect(rows).toEqual([]);
  });

  it('may be started by several processes at once', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => migrate(state.db, REAL)));
    expect(applied.flat()).toHaveLength(REAL.length);
  });

  it('leave nothing of one that fails, and keep those before it', async () => {
    const broken = migrationsOf({
      '0001-good.sql': 'create table good (id int)',
      '0002-bad.sql': 'create table half (id int); create table half (id int)',
    });
    await expect(migrate(state.db, broken)).rejects.toThrow('already exists');
    const { rows } = await sql`
      select to_regclass('good') is not null as good, to_regclass('half') is not null as half`.execute(state.db);
    expect(rows).toEqual([{ good: true, half: false }]);
  });

  it('refuse a file that was changed after it had been applied', async () => {
    await migrate(state.db, migrationsOf({ '0001-a.sql': 'select 1' }));
    await expect(migrate(state.db, migrationsOf({ '0001-a.sql': 'select 2' }))).rejects.toThrow('0001-a was changed');
  });

  it('work beside what a newer version has added, and refuse what it has taken away', async () => {
    const old = migrationsOf({ '0001-a.sql': 'select 1' });
    const added = { '0001-a.sql': 'select 1', '0002-b.sql': 'create table b ()' };
    await migrate(state.db, migrationsOf(added));
    expect(await migrate(state.db, old)).toEqual([]);
    expect(await isMigrated(state.db, old)).toBe(true);
    await migrate(state.db, migrationsOf({ ...added, '0003-c.sql': '-- contracts\ndrop table b' }));
    await expect(migrate(state.db, old)).rejects.toThrow('run a newer version');
  });

  /** Reads a table until it is told to end, as a dump does. */
  async function holdBack(table: string): Promise<() => Promise<void>> {
    const other = new Client({ connectionString: state.url });
    await other.connect();
    await other.query(`begin; select * from ${table}`);
    return async () => {
      await other.query('commit');
      await other.end();
    };
  }

  async function untilSomebodyWaits(table: string): Promise<void> {
    const isWaiting = async () => {
      const { rows } = await sql<{ any: boolean }>`
        select exists (select 1 from pg_locks where not granted and relation = ${table}::regclass) as any`.execute(
        state.db,
      );
      return rows[0]?.any === true;
    };
    await until(isWaiting);
    expect(await isWaiting()).toBe(true);
  }

  it('wait for a lock in short turns, and hold nobody up meanwhile', async () => {
    await sql`create table busy (n int)`.execute(state.db);
    const letGo = await holdBack('busy');
    const migrating = migrate(state.db, migrationsOf({ '0001-a.sql': 'alter table busy add m int' }));
    await untilSomebodyWaits('busy');
    // Behind the waiting one, and let through although the first one still holds its lock.
    await sql`select n from busy`.execute(state.db);
    await letGo();
    expect(await migrating).toEqual(['0001-a']);
    expect((await sql`select m from busy`.execute(state.db)).rows).toEqual([]);
  });

  it("stand in nobody's way at their own list while it is read for long", async () => {
    await migrate(state.db, migrationsOf({ '0001-a.sql': 'select 1' }));
    const letGo = await holdBack('schema_migrations');
    const more = migrationsOf({ '0001-a.sql': 'select 1', '0002-b.sql': 'select 2' });
    expect(await migrate(state.db, more)).toEqual(['0002-b']);
    await letGo();
  });

  it('note in a list of before what contracts, in short turns as well', async () => {
    const old = { '0001-a.sql': 'select 1' };
    await migrate(state.db, migrationsOf(old));
    await sql`alter table schema_migrations drop column contracts`.execute(state.db);
    const letGo = await holdBack('schema_migrations');
    const migrating = migrate(state.db, migrationsOf({ ...old, '0002-b.sql': '-- contracts\nselect 2' }));
    await untilSomebodyWaits('schema_migrations');
    expect(await isMigrated(state.db, migrationsOf(old))).toBe(true);
    await letGo();
    expect(await migrating).toEqual(['0002-b']);
    await expect(migrate(state.db, migrationsOf(old))).rejects.toThrow('run a newer version');
  });

  it('build an index while others write, and anew where a build was cut off', async () => {
    await sql`create table busy (n int)`.execute(state.db);
    await sql`insert into busy values (1), (1)`.execute(state.db);
    const unique = '-- outside a transaction\ncreate unique index concurrently busy_n on busy (n)';
    await expect(migrate(state.db, migrationsOf({ '0001-a.sql': unique }))).rejects.toThrow(/could not create/);
    const readIndex = async () =>
      (
        await sql<{
          valid: boolean;
        }>`select indisvalid as valid from pg_index where indexrelid = to_regclass('busy_n')`.execute(state.db)
      ).rows;
    expect(await readIndex()).toEqual([{ valid: false }]);
    const writer = new Client({ connectionString: state.url });
    await writer.connect();
    await writer.query('begin; insert into busy values (2)');
    const file = { '0001-a.sql': unique.replace('unique ', '') };
    const migrating = migrate(state.db, migrationsOf(file));
    // Its own writes are let in while it waits for the one that is open.
    await sql`insert into busy values (3)`.execute(state.db);
    await writer.query('commit');
    await writer.end();
    expect(await migrating).toEqual(['0001-a']);
    expect(await readIndex()).toEqual([{ valid: true }]);
    // Built and not noted: a kill in between.
    await sql`delete from schema_migrations`.execute(state.db);
    expect(await migrate(state.db, migrationsOf(file))).toEqual(['0001-a']);
  });

  it('lock no big table for long, from those on that meet installations with many rows', () => {
    const news = REAL.filter(({ name }) => name >= LOCKS_CHECKED_SINCE);
    const faults = news.flatMap(({ name, text }) => findLongLocks(text).map((fault) => `${name}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('refuse anything but one index outside a transaction', () => {
    const files = { '0001-a.sql': '-- outside a transaction\ncreate index concurrently a on b (c); drop table b' };
    expect(() => migrationsOf(files)).toThrow(/and nothing else/);
  });

  it('take a checkout with Windows line ends for the same', () => {
    const unix = migrationsOf({ '0001-a.sql': 'select 1;\nselect 2;\n' });
    const windows = migrationsOf({ '0001-a.sql': 'select 1;\r\nselect 2;\r\n' });
    expect(hashMigrations(windows)).toBe(hashMigrations(unix));
  });

  it('refuse names out of order', () => {
    expect(() => migrationsOf({ 'first.sql': '' })).toThrow('NNNN-title.sql');
    expect(() => migrationsOf({ '0001-a.sql': '', '0001-b.sql': '' })).toThrow('number is taken');
  });
});

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
