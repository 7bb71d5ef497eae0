import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  closeDatabase,
  createDatabase,
  isConnectionError,
  migrate,
  startEmbeddedPostgres,
} from '@peyk/server-database';
import type { Db, EmbeddedPostgres, Logger, Migration } from '@peyk/server-database';
import type { Config } from '../config';
import { makeDataFolder } from './data-folder';
import { guardDatabase } from './guard-database';

export interface OpenDatabase {
  db: Db;
  /** Closes all connections; the embedded server stops unless another process uses it. */
  close(): Promise<void>;
}

const POOL_SIZE = 20;
const WAIT_LIMIT_MS = 60_000;
const WAIT_STEP_MS = 500;
const LEAST_VERSION = 150000;

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

/** Opens the database, brings it up to date and returns it. @throws when it cannot be reached within a minute. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  migrations: readonly Migration[],
  { log, name }: { log: Logger; name: string },
): Promise<OpenDatabase> {
  if (!config.databaseUrl) makeDataFolder(config.dataFolder);
  const start = () => startEmbeddedPostgres({ dataDir: join(config.dataFolder, 'postgres'), log });
  const embedded: EmbeddedPostgres | undefined = config.databaseUrl ? undefined : await start();
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const db = createDatabase({ url, log, poolSize: POOL_SIZE, applicationName: name });
  const guard = embedded && guardDatabase(db, log, start);
  const close = async () => {
    await guard?.stop();
    await closeDatabase(db);
    await embedded?.stopIfUnused();
  };
  try {
    await waitForServer(db, log);
    await checkServer(db);
    const applied = await migrate(db, migrations);
    if (applied.length > 0) log.info({ migrations: applied }, 'the database was brought up to date');
    return { db, close };
  } catch (error) {
    await close();
    throw error;
  }
}
