import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Db } from './create-database';
import { errorCodeOf, isRetryable } from './database-errors';
import type { Database } from './index';
import { LOCK_WAIT_MS } from './migrations/lock-wait';
import { applyOutside, readMarks } from './migrations/outside';
import type { MigrationMarks } from './migrations/outside';
import { LONG } from './patience';
import { grantRights } from './rights/grant-rights';

/** One file of migrations/. */
export interface Migration extends MigrationMarks {
  /** File name without `.sql`: `0001-accounts-and-sessions`. */
  name: string;
  text: string;
  /** SHA-256 of the text, in hex. */
  checksum: string;
}

const FILE = /^\d{4}-[a-z0-9-]+\.sql$/;
/** Any number, the same in every process. */
const LOCK_ID = 7216000;
const TURN_AGAIN_MS = 100;

/** Reads the numbered SQL files of a folder, in order. @throws on a file that is not named `NNNN-title.sql`, or a number used twice. */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).sort();
  const numbers = new Set<string>();
  return files.map((file) => {
    if (!FILE.test(file)) throw new Error(`${join(folder, file)}: name it NNNN-title.sql.`);
    if (numbers.has(file.slice(0, 4)))
      throw new Error(`${join(folder, file)}: this number is taken, use the next one.`);
    numbers.add(file.slice(0, 4));
    // A checkout with Windows line ends is the same migration.
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    const name = file.replace(/\.sql$/, '');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex'), ...readMarks(name, text) };
  });
}

/** One value for all of them together; changes with any of them. */
export function hashMigrations(migrations: readonly Migration[]): string {
  return createHash('sha256')
    .update(migrations.map(({ name, checksum }) => `${name} ${checksum}\n`).join(''))
    .digest('hex');
}

interface Applied {
  name: string;
  checksum: string;
  /** Versions that do not know it no longer work. */
  contracts: boolean;
}

async function readApplied(db: Kysely<Database>): Promise<Map<string, Applied>> {
  // By its document, because the column came later than the table.
  const { rows } = await sql<Applied>`
    select name, checksum, coalesce((to_jsonb(m) ->> 'contracts')::boolean, false) as contracts
    from schema_migrations m order by name`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
}

/**
 * The migrations still to run. Those that a newer version has applied are let be as long as they only add: old and new run side
 * by side while one takes the other's place (docs/migrations.md).
 * @throws when the database and the files tell different histories, or it has gone where this version cannot follow.
 */
function findPending(migrations: readonly Migration[], applied: ReadonlyMap<string, Applied>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const stranger = [...applied.values()].find(({ name, contracts }) => contracts && !known.has(name));
  if (stranger) {
    throw new Error(
      `The database has migration ${stranger.name}, which this version of Peyk does not know and cannot work beside: run a newer version.`,
    );
  }
  const changed = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name)?.checksum !== checksum,
  );
  if (changed) {
    throw new Error(
      `Migration ${changed.name} was changed after it had been applied: restore it and add a new file instead.`,
    );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/**
 * Brings the database up to date: each migration in a transaction of its own, all under a lock, so that any number
 * of processes may start at once. A database that is up to date already needs no right to make anything.
 * @param program the role that the program signs in as when it is not the owner, who is connected here: it gets its rights.
 * @returns the names of those that were applied now.
 * @throws when a file was changed after it had been applied, or the database is newer than the files.
 */
export async function migrate(db: Db, migrations: readonly Migration[], program?: string): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Waiting for another's migration, or a long one of ours, is not a slow question.
    await sql`set statement_timeout = 0 ${LONG}`.execute(connection);
    await takeTurn(connection);
    try {
      if (!(await hasHistory(connection))) {
        await sql`create table schema_migrations (
          name text primary key, checksum text not null, applied_at timestamptz not null default now(),
          contracts boolean not null default false)`.execute(connection);
      }
      const pending = findPending(migrations, await readApplied(connection));
      if (pending.length > 0) await addContracts(connection);
      for (const migration of pending) await patiently(() => apply(connection, migration));
      if (program !== undefined) await grantRights(connection, program);
      return pending.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_ID})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/**
 * Waits until no other process migrates. It asks again and again: a question that waits for the lock itself has a snapshot meanwhile,
 * an index that is made CONCURRENTLY waits for the end of every snapshot, and so each would wait for the other.
 */
async function takeTurn(connection: Kysely<Database>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_lock(${LOCK_ID}) as ours`.execute(connection);
    if (rows[0]?.ours) return;
    await sleep(TURN_AGAIN_MS);
  }
}

async function hasHistory(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('schema_migrations') is not null as there`.execute(db);
  return rows[0]?.there === true;
}

/**
 * The column came later than the table. It is looked for first: `if not exists` waits for the table's lock as well, behind a dump for hours,
 * and every process that asks whether it is ready would wait behind that.
 */
async function addContracts(connection: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select exists (
    select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'contracts' and not attisdropped
  ) as there`.execute(connection);
  if (rows[0]?.there) return;
  await patiently(() =>
    inShortTurn(connection, async (tx) => {
      await sql`alter table schema_migrations add column contracts boolean not null default false`.execute(tx);
    }),
  );
}

const LOCK_NOT_AVAILABLE = '55P03';
/** Then others go first for a moment. */
const AGAIN_AFTER_MS = 250;
const MOST_TRIES = 120;

/** Tries until it gets its locks without making others wait for long. @throws when they are never free. */
async function patiently(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isBusy = errorCodeOf(error) === LOCK_NOT_AVAILABLE || isRetryable(error);
      if (!isBusy || tries === MOST_TRIES) throw error;
    }
    await sleep(AGAIN_AFTER_MS);
  }
}

async function apply(connection: Kysely<Database>, migration: Migration): Promise<void> {
  if (migration.outsideTransaction) {
    await applyOutside(connection, migration);
    return note(connection, migration);
  }
  await inShortTurn(connection, async (tx) => {
    await sql.raw(migration.text).execute(tx);
    await note(tx, migration);
  });
}

/** A transaction that gives up when it does not get its locks at once. */
async function inShortTurn(connection: Kysely<Database>, work: (tx: Kysely<Database>) => Promise<void>): Promise<void> {
  await connection.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(tx);
    await work(tx);
  });
}

async function note(db: Kysely<Database>, { name, checksum, contracts }: Migration): Promise<void> {
  await sql`insert into schema_migrations (name, checksum, contracts) values (${name}, ${checksum}, ${contracts})`.execute(
    db,
  );
}

/** Whether every migration has been applied; false too while the database has none at all. */
export async function isMigrated(db: Db, migrations: readonly Migration[]): Promise<boolean> {
  return (await hasHistory(db)) && findPending(migrations, await readApplied(db)).length === 0;
}
