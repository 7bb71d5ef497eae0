import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { hashMigrations, isMigrated, migrate, readMigrations } from './migrations';
import type { Migration } from './migrations';
import { eachEmpty, until } from './testing/each-empty';
import { findLongLocks } from './testing/find-long-locks';
import { temporaryFolder } from './testing/own-database';

const REAL = readMigrations(join(__dirname, '../migrations'));
const LOCKS_CHECKED_SINCE = '0586';
const state = eachEmpty();

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
