import { Kysely, PostgresDialect } from 'kysely';
import type { Transaction } from 'kysely';
import { Pool, types } from 'pg';
import type { Logger } from './context';
import type { Database } from './index';
import { answerLimitMs } from './patience';
import { preparingPool } from './prepared';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
/** A transaction is a database too, so a repository function that needs none says DbOrTx. */
export type DbOrTx = Db | Tx;

export interface DatabaseConfig {
  /** `postgres://user:password@host/database`, or `postgres:///database?host=/socket/folder&user=name`. */
  url: string;
  log: Logger;
  /** Connections at most; default 10. */
  poolSize?: number;
  /** A statement that takes longer is ended; default 30,000. 0: no limit. */
  statementTimeoutMs?: number;
  /** A transaction whose program asks nothing for so long is ended, and its locks are free; default 60,000. */
  idleTransactionTimeoutMs?: number;
  /** So much later a connection on which no answer came is cut off; default 5,000. */
  graceMs?: number;
  /** How often the connection that listens asks whether the server is there; default 10,000. */
  heartbeatMs?: number;
  /** Shown in pg_stat_activity; default `peyk`. */
  applicationName?: string;
}

const DEFAULT_POOL_SIZE = 10;
const DEFAULT_STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * A new connection costs the first who needs it some 50 ms: it is opened, reads the catalogues and knows no prepared statement.
 * So two stay, however quiet it is, and more stay for the pauses of people.
 */
const KEPT_CONNECTIONS = 2;
const IDLE_CONNECTION_MS = 120_000;
/** A machine that is gone is noticed on connections that wait for news, too. */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** A transaction that waits for its program this long has been forgotten; its locks must not stay. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

const INT8 = 20;
const INT8_ARRAY = 1016;
const TEXT_ARRAY = 1009;
// The declared type lists only scalar types.
const parseTextArray = types.getTypeParser(TEXT_ARRAY as number as Parameters<typeof types.getTypeParser>[0]);

function parseInt8Array(text: string): (bigint | null)[] {
  const items = parseTextArray(text) as (string | null)[];
  return items.map((item) => (item === null ? null : BigInt(item)));
}

/** int8 as bigint: as a number it would be wrong above 2^53, and as a string it would be added like one. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return BigInt;
  if (oid === INT8_ARRAY) return parseInt8Array;
  return types.getTypeParser(oid, format ?? 'text');
}

/** How a database was opened, for the connections that stand outside its pool. */
const configs = new WeakMap<object, DatabaseConfig>();
const pools = new WeakMap<object, Pool>();

/** Connection options that the pool and single connections share. */
export function clientOptions(config: DatabaseConfig) {
  return {
    connectionString: config.url,
    application_name: config.applicationName ?? 'peyk',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types: { getTypeParser },
  };
}

/** Opens a pool. Connects with the first question, so this never fails by itself. */
export function createDatabase(config: DatabaseConfig): Db {
  const statementTimeoutMs = config.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS;
  const pool = new Pool({
    ...clientOptions(config),
    max: config.poolSize ?? DEFAULT_POOL_SIZE,
    min: KEPT_CONNECTIONS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: statementTimeoutMs || false,
    idle_in_transaction_session_timeout: config.idleTransactionTimeoutMs ?? IDLE_TRANSACTION_TIMEOUT_MS,
  });
  // An idle connection that the server ends (restart, failover) reports here; unheard it would end the process.
  pool.on('error', (error) => config.log.warn({ err: error }, 'an idle database connection was lost'));
  // The same for one that is lent out and between two questions: the pool does not listen to it then.
  pool.on('connect', (client) =>
    client.on('error', (error) => config.log.warn({ err: error }, 'a connection was lost')),
  );
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparingPool(pool, answerLimitMs(statementTimeoutMs, config.graceMs)) }),
  });
  configs.set(db, config);
  pools.set(db, pool);
  return db;
}

/** How `db` was opened. @throws when it does not come from createDatabase. */
export function configOf(db: Db): DatabaseConfig {
  const config = configs.get(db);
  if (!config) throw new Error('This database was not opened by createDatabase.');
  return config;
}

/** How many connections of a pool there are. */
export interface PoolUse {
  /** At most. */
  size: number;
  lent: number;
  idle: number;
  /** Questions that wait for one. */
  waiting: number;
}

/** @throws when `db` does not come from createDatabase. */
export function poolUseOf(db: Db): PoolUse {
  const pool = pools.get(db);
  if (!pool) throw new Error('This database was not opened by createDatabase.');
  const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
  return { size: pool.options.max, lent: totalCount - idle, idle, waiting };
}

/** Where what happens on it is told; undefined when it does not come from createDatabase. */
export const logOf = (db: Db): Logger | undefined => configs.get(db)?.log;

/** Waits for running questions and closes all connections. */
export function closeDatabase(db: Db): Promise<void> {
  return db.destroy();
}
