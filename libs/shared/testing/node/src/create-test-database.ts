import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  KEPT_TABLES,
  OWNERS_FUNCTIONS,
  closeDatabase,
  createDatabase,
  hashMigrations,
  migrate,
  readMigrations,
} from '@peyk/server-database';
import type { Db, Migration } from '@peyk/server-database';
import { escapeIdentifier } from 'pg';
import type { Client } from 'pg';
import { silentLog } from './silent-log';
import { useTestCluster } from './test-cluster';
import type { TestCluster } from './test-cluster';

/** A migrated, empty database of a test file's own. */
export interface TestDatabase {
  /** As the program: without the rights of an owner, as in an installation. */
  db: Db;
  url: string;
  /** As who owns the tables, for what a test does to them from outside of the program. Connects with its first question. */
  owner: Db;
  ownerUrl: string;
  /** Closes both and drops the database. */
  close(): Promise<void>;
}

/** libs/server/database/migrations. */
export const MIGRATIONS_FOLDER = join(__dirname, '../../../../server/database/migrations');

/** Any number; guards the making of templates on one server. */
const TEMPLATE_LOCK_ID = 7216002;
const POOL_SIZE = 8;
const OWNER_POOL_SIZE = 2;

/** Changes with whatever makes a template another one: migrations and rights. */
function hashTemplate(migrations: readonly Migration[], program: string): string {
  const rights = JSON.stringify([program, KEPT_TABLES, OWNERS_FUNCTIONS]);
  return createHash('sha256').update(hashMigrations(migrations)).update(rights).digest('hex').slice(0, 16);
}

/** The migrated database that all others are copied from; made once per set of migrations and rights. */
async function ensureTemplate(cluster: TestCluster, holder: Client): Promise<string> {
  const migrations = readMigrations(MIGRATIONS_FOLDER);
  const name = `peyk_template_${hashTemplate(migrations, cluster.program)}`;
  const exists = async () => {
    const { rowCount } = await holder.query('select 1 from pg_database where datname = $1 and datistemplate', [name]);
    return rowCount === 1;
  };
  if (await exists()) return name;
  await holder.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK_ID]);
  try {
    if (await exists()) return name;
    // What a killed run left half done is not marked as a template.
    await holder.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    await createEmpty(holder, name);
    const db = createDatabase({ url: cluster.ownerUrlOf(name), log: silentLog, poolSize: 1 });
    await migrate(db, migrations, cluster.program).finally(() => closeDatabase(db));
    await holder.query(`alter database ${escapeIdentifier(name)} with is_template true`);
    return name;
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK_ID]);
  }
}

function createEmpty(holder: Client, name: string) {
  return holder.query(
    `create database ${escapeIdentifier(name)} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  );
}

const printed = new Set<string>();

/** Once a test file: which server a result is true for. */
async function printVersion(holder: Client, cluster: TestCluster): Promise<void> {
  if (printed.has(cluster.kind)) return;
  printed.add(cluster.kind);
  const { rows } = await holder.query('show server_version');
  process.stderr.write(`PostgreSQL ${rows[0].server_version} (${cluster.kind})\n`);
}

async function copyTemplate(holder: Client, template: string): Promise<string> {
  const name = `peyk_test_${randomBytes(8).toString('hex')}`;
  // Files of the template are copied as they are: a tenth of the time of copying through the log.
  await holder.query(
    `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy file_copy`,
  );
  return name;
}

/**
 * A fresh, migrated database: on the embedded PostgreSQL, or on the server that DATABASE_URL names.
 * Takes 25-50 ms after the first. Call `close()` when the test file is done.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { cluster, holder } = await useTestCluster();
  try {
    await printVersion(holder, cluster);
    const name = await copyTemplate(holder, await ensureTemplate(cluster, holder));
    const [url, ownerUrl] = [cluster.urlOf(name), cluster.ownerUrlOf(name)];
    const options = { log: silentLog, applicationName: 'peyk-test' };
    const db = createDatabase({ ...options, url, poolSize: POOL_SIZE });
    const owner = createDatabase({ ...options, url: ownerUrl, poolSize: OWNER_POOL_SIZE });
    return {
      db,
      url,
      owner,
      ownerUrl,
      close: async () => {
        await Promise.all([closeDatabase(db), closeDatabase(owner)]);
        await holder.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
        await holder.end();
      },
    };
  } catch (error) {
    await holder.end();
    throw error;
  }
}
