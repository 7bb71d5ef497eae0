import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@peyk/server-database';
import { Client } from 'pg';
import { silentLog } from './silent-log';

/** A PostgreSQL server that tests may make databases on. */
export interface TestCluster {
  urlOf(database: string): string;
  kind: 'embedded' | 'given';
}

/** One cluster for all test processes of this user, without fsync; its watcher removes it when nobody uses it any more. */
const FOLDER = join(tmpdir(), `peyk-test-postgres-${process.getuid?.() ?? 0}`);
const ATTEMPTS = 20;

/** Node's own file runs the watcher: it must outlive this process and must not hold anything of it. */
function startWatcher(url: string): void {
  const watcher = spawn(process.execPath, [join(__dirname, 'watch-cluster.mjs'), FOLDER, url], {
    detached: true,
    stdio: 'ignore',
    cwd: '/',
  });
  watcher.unref();
}

/** A watcher that was killed leaves its file; the cluster it watched would stay for ever. */
function hasWatcher(): boolean {
  try {
    process.kill(Number(readFileSync(join(FOLDER, 'watcher.pid'), 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

async function useEmbedded(): Promise<{ cluster: TestCluster; holder: Client }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const server = await startEmbeddedPostgres({ dataDir: FOLDER, log: silentLog, durable: false });
      if (!server.adopted || !hasWatcher()) startWatcher(server.urlOf('postgres'));
      const holder = await connectHolder(server.urlOf('postgres'));
      return { cluster: { urlOf: server.urlOf, kind: 'embedded' }, holder };
    } catch (error) {
      // The watcher may have stopped it between our look and our connection.
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** A connection that says "in use" for as long as it is open; the watcher counts them. */
async function connectHolder(url: string): Promise<Client> {
  const holder = new Client({ connectionString: url, application_name: 'peyk-test' });
  holder.on('error', () => undefined);
  await holder.connect();
  return holder;
}

function useGiven(url: string): TestCluster {
  return {
    kind: 'given',
    urlOf: (database) => {
      const other = new URL(url);
      other.pathname = `/${database}`;
      return other.href;
    },
  };
}

/** The server that DATABASE_URL names, or the embedded one. `holder` is connected to it; end it when done. */
export async function useTestCluster(): Promise<{ cluster: TestCluster; holder: Client }> {
  const given = process.env['DATABASE_URL'];
  if (!given) return useEmbedded();
  return { cluster: useGiven(given), holder: await connectHolder(given) };
}
