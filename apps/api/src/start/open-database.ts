import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  closeDatabase,
  createDatabase,
  errorCodeOf,
  findExcessRights,
  isConnectionError,
  migrate,
} from '@peyk/server-database';
import type { DatabaseConfig, Db, EmbeddedPostgres, Logger, Migration } from '@peyk/server-database';
import type { Config } from '../config';
import { guardDatabase } from './guard-database';
import { launchDatabase } from './launch-database';

export interface OpenDatabase {
  db: Db;
  /** Another pool to the same database; closed with it. */
  pool(name: string, options: Pick<DatabaseConfig, 'poolSize' | 'statementTimeoutMs' | 'idleTransactionTimeoutMs'>): Db;
  /** Closes all connections; the embedded server stops unless another process uses it. */
  close(): Promise<void>;
}

/** Of a program that does one thing. */
const POOL_SIZE = 20;
const WAIT_LIMIT_MS = 60_000;
const WAIT_STEP_MS = 500;
const LEAST_VERSION = 150000;
const INSUFFICIENT_PRIVILEGE = '42501';

/** Waits for a server that is starting, for instance beside us in a compose file. */
async function waitForServer(db: Db, log: Logger): Promise<void> {
  const end = Date.now() + WAIT_LIMIT_MS;
  for (;;) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (!isConnectionError(error) || Date.now() > end) throw error;
      log.warn({ err: error }, 'the database does not answer yet; waiting');
    }
    await sleep(WAIT_STEP_MS);
  }
}

async function checkServer(db: Db): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`.execute(
    db,
  );
  const { version = 0, encoding = '' } = rows[0] ?? {};
  if (version < LEAST_VERSION) throw new Error('Peyk needs PostgreSQL 15 or newer.');
  if (encoding !== 'UTF8') {
    throw new Error(`The database's encoding is ${encoding}: Persian needs one made with "encoding UTF8".`);
  }
}

/** Migrates as the owner, whose connection is closed again at once: the program works as another role, and has its rights then. */
async function migrateAsOwner(ownerUrl: string, program: Db, migrations: readonly Migration[], log: Logger) {
  const { rows } = await sql<{ name: string }>`select current_user::text as name`.execute(program);
  const owner = createDatabase({ url: ownerUrl, log, poolSize: 1, applicationName: 'peyk-migrations' });
  return migrate(owner, migrations, rows[0]?.name).finally(() => closeDatabase(owner));
}

/** Migrates as the program, who owns the tables, or finds that there is nothing to do. */
async function migrateAsProgram(program: Db, migrations: readonly Migration[]) {
  try {
    return await migrate(program, migrations);
  } catch (error) {
    if (errorCodeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new Error(
      'The database is not up to date, and the role of DATABASE_URL may not change it: start once with DATABASE_OWNER_URL, the address of who owns its tables.',
      { cause: error },
    );
  }
}

/** @throws when there are two roles and the program's can do what only the owner's should. */
async function checkRights(db: Db, hasOwner: boolean, log: Logger): Promise<void> {
  const excess = await findExcessRights(db);
  if (excess.length === 0) return;
  if (hasOwner)
    throw new Error(
      `The program signs in to the database as a role that is not kept from the books: it may ${excess.join('; ')}. See "Two roles" in docs/operating.md.`,
    );
  log.warn(
    { may: excess },
    'the program signs in to the database as a role that may change ledger and audit log; give it a role of its own with DATABASE_OWNER_URL ("Two roles" in docs/operating.md)',
  );
}

export interface OpenOptions {
  log: Logger;
  /** Of the program, for whoever looks at the server's connections. */
  name: string;
  poolSize?: number;
  /** The embedded server, where that is on its way already. */
  launched?: (() => Promise<EmbeddedPostgres>) | undefined;
}

/** Opens the database, brings it up to date and returns it. @throws when it cannot be reached within a minute. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataFolder'>,
  migrations: readonly Migration[],
  { log, name, poolSize = POOL_SIZE, launched }: OpenOptions,
): Promise<OpenDatabase> {
  const start = () => launchDatabase(config).then((server) => server());
  const embedded = config.databaseUrl ? undefined : await (launched ?? start)();
  if (embedded) log.info({ adopted: embedded.adopted }, 'the embedded PostgreSQL is ready');
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const ownerUrl = embedded ? embedded.ownerUrl : config.databaseOwnerUrl;
  const db = createDatabase({ url, log, poolSize, applicationName: name });
  const others: Db[] = [];
  const guard = embedded && guardDatabase(db, log, start);
  const close = async () => {
    await guard?.stop();
    await Promise.all([db, ...others].map(closeDatabase));
    await embedded?.stopIfUnused();
  };
  try {
    await waitForServer(db, log);
    await checkServer(db);
    const applied = ownerUrl
      ? await migrateAsOwner(ownerUrl, db, migrations, log)
      : await migrateAsProgram(db, migrations);
    if (applied.length > 0) log.info({ migrations: applied }, 'the database was brought up to date');
    await checkRights(db, ownerUrl !== undefined, log);
    const pool: OpenDatabase['pool'] = (other, options) => {
      const opened = createDatabase({ url, log, ...options, applicationName: `${name}-${other}` });
      others.push(opened);
      return opened;
    };
    return { db, pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}
