import { closeDatabase, createDatabase } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';

/** A database as it was at one instant. */
export interface PutBack {
  db: Db;
  url: string;
  drop(): Promise<void>;
}

function named(url: string, name: string): string {
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}

/** Copies the files of a database, as they lie on the disk now: what a restore of this instant brings back. Cuts everybody off. */
export async function takeBackup({ url, ownerUrl }: TestDatabase): Promise<PutBack> {
  const name = new URL(url).pathname.slice(1);
  const copy = `${name}_backup`;
  const other = createDatabase({
    url: named(ownerUrl, 'postgres'),
    log: silentLog,
    poolSize: 1,
    applicationName: 'copy',
  });
  // Who listens connects again at once, and nobody may be there while it is copied.
  await sql`alter database ${sql.id(name)} allow_connections false`.execute(other);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(other);
  await sql`create database ${sql.id(copy)} template ${sql.id(name)}`.execute(other);
  await sql`alter database ${sql.id(name)} allow_connections true`.execute(other);
  const copyUrl = named(url, copy);
  const db = createDatabase({ url: copyUrl, log: silentLog, poolSize: 4, applicationName: 'peyk-test' });
  return {
    db,
    url: copyUrl,
    drop: async () => {
      await closeDatabase(db);
      await sql`drop database ${sql.id(copy)} with (force)`.execute(other);
      await closeDatabase(other);
    },
  };
}
