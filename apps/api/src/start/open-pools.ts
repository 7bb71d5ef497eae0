import { poolUseOf } from '@peyk/server-database';
import type { Clock, DatabaseConfig, Db, Logger, PoolUse, ServerContext } from '@peyk/server-database';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { PoolSizes } from '../config/pools';
import type { OpenDatabase } from './open-database';

/** What a person looks at has so long at the database. */
const READ_LIMIT_MS = 3_000;
/** A sender that stands still in the middle of a batch holds rows that all others need. */
const SENDER_IDLE_LIMIT_MS = 20_000;

/** Everyone's own connections: what one of them waits for, no other waits for. */
export interface Pools {
  reads: Db;
  sender: ServerContext;
  jobs: ServerContext;
}

/** The pools beside that of people, which is open already. A pool without questions has no connections. */
export function openPools(
  database: OpenDatabase,
  sizes: PoolSizes,
  { clock, log, registry }: { clock: Clock; log: Logger; registry: Registry },
): Pools {
  const open = (
    name: keyof PoolSizes,
    limits: Pick<DatabaseConfig, 'statementTimeoutMs' | 'idleTransactionTimeoutMs'> = {},
  ) => database.pool(name, { poolSize: sizes[name], ...limits });
  const pools = {
    people: database.db,
    reads: open('reads', { statementTimeoutMs: READ_LIMIT_MS }),
    sender: open('sender', { idleTransactionTimeoutMs: SENDER_IDLE_LIMIT_MS }),
    jobs: open('jobs'),
  };
  showPools(registry, pools);
  return {
    reads: pools.reads,
    sender: { db: pools.sender, clock, log },
    jobs: { db: pools.jobs, clock, log },
  };
}

function showPools(registry: Registry, pools: Readonly<Record<keyof PoolSizes, Db>>): void {
  new Gauge({
    name: 'peyk_pool_connections',
    help: 'Connections to the database by pool: size (at most), lent, idle, and questions that wait for one.',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [pool, db] of Object.entries(pools)) {
        const use: PoolUse = poolUseOf(db);
        for (const [state, value] of Object.entries(use)) this.set({ pool, state }, Number(value));
      }
    },
  });
}
