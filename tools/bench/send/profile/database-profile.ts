import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { serverAddress, withDatabase } from '../database-view.ts';

const SAMPLE_EVERY_MS = 50;
const STATEMENTS = 15;

export interface StatementCost {
  seconds: number;
  calls: number;
  rows: number;
  walMb: number;
  query: string;
}

/** How often a backend that was at work was seen waiting for what; "processor" when for nothing. */
export type WaitShares = Record<string, number>;

export interface DatabaseProfile {
  statements: StatementCost[];
  /** Backends at work at a time, on average. */
  activeBackends: number;
  waits: WaitShares;
}

/** Asks the server to load `pg_stat_statements` at its next start. */
export function wantStatements(dataFolder: string): Promise<unknown> {
  return withDatabase(dataFolder, 'postgres', (client) =>
    client.query("alter system set shared_preload_libraries = 'pg_stat_statements'"),
  );
}

/** The table that a statement locks rows of, as far as it stands behind these words. */
const LOCKED_TABLE = `'(?:update|from|into) (send_counters|wallets|sends|send_chunks|recipients|parts|spent_days|parked_receipts)\\M'`;

/** Looks twenty times a second, until `over`. */
export async function sampleWaits(client: Client, over: AbortSignal) {
  const seen = new Map<string, number>();
  let samples = 0;
  while (!over.aborted) {
    const { rows } = await client.query<{ wait: string }>(`
      select coalesce(wait_event_type || ': ' || wait_event || case when wait_event_type = 'Lock'
          then coalesce(' in ' || substring(query from ${LOCKED_TABLE}), '') else '' end, 'processor') as wait from pg_stat_activity
      where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`);
    samples += 1;
    for (const { wait } of rows) seen.set(wait, (seen.get(wait) ?? 0) + 1);
    await sleep(SAMPLE_EVERY_MS);
  }
  const all = [...seen.values()].reduce((sum, count) => sum + count, 0);
  const waits = [...seen].sort(([, a], [, b]) => b - a).map(([wait, count]) => [wait, count / all] as const);
  return { activeBackends: all / Math.max(1, samples), waits: Object.fromEntries(waits) };
}

async function readStatements(client: Client): Promise<StatementCost[]> {
  const { rows } = await client.query<Record<keyof StatementCost, string>>(
    `select total_exec_time / 1000 as seconds, calls, rows, wal_bytes / 1048576.0 as "walMb",
       left(regexp_replace(query, '\\s+', ' ', 'g'), 120) as query
     from pg_stat_statements order by total_exec_time desc limit $1`,
    [STATEMENTS],
  );
  return rows.map(({ seconds, calls, rows: count, walMb, query }) => ({
    seconds: Number(seconds),
    calls: Number(calls),
    rows: Number(count),
    walMb: Number(walMb),
    query,
  }));
}

/** Counts statements and looks at what backends wait for, from now on until `stop`. Needs `wantStatements` and a restart. */
export async function startDatabaseProfile(dataFolder: string): Promise<{ stop(): Promise<DatabaseProfile> }> {
  const client = new Client({ ...serverAddress(dataFolder), database: 'peyk' });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  await client.query('select pg_stat_statements_reset()');
  const over = new AbortController();
  const sampling = sampleWaits(client, over.signal);
  return {
    stop: async () => {
      over.abort();
      const waits = await sampling;
      const statements = await readStatements(client);
      await client.end();
      return { statements, ...waits };
    },
  };
}
