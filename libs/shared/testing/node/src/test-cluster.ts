import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@peyk/server-database';
import { Client, escapeLiteral } from 'pg';

/** A PostgreSQL server that tests may make databases on. */
export interface TestCluster {
  /** For the role that makes databases and owns what is in them. */
  ownerUrlOf(database: string): string;
  /** For the program's role, which owns nothing, as in an installation. */
  urlOf(database: string): string;
  /** Its name. */
  program: string;
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
      const server = await startEmbeddedPostgres({ dataDir: FOLDER, durable: false });
      if (!server.adopted || !hasWatcher()) startWatcher(server.ownerUrlOf('postgres'));
      const holder = await connectHolder(server.ownerUrlOf('postgres'));
      const program = decodeURIComponent(new URL(server.url).searchParams.get('user') ?? '');
      return { cluster: { ownerUrlOf: server.ownerUrlOf, urlOf: server.urlOf, program, kind: 'embedded' }, holder };
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

/** On a given server the program's role is the tests' own; made once, and left there with the template. */
const PROGRAM = 'peyk_test_app';
/** Any number; guards the making of the role on one server. */
const ROLE_LOCK_ID = 7216003;

/** All test processes know it without telling each other, and nobody else does who does not know the address. */
const passwordFor = (url: string) => createHash('sha256').update(`${PROGRAM} ${url}`).digest('hex');

async function ensureProgram(holder: Client, password: string): Promise<void> {
  await holder.query('select pg_advisory_lock($1)', [ROLE_LOCK_ID]);
  try {
    const { rowCount } = await holder.query('select 1 from pg_roles where rolname = $1', [PROGRAM]);
    if (rowCount === 0) await holder.query(`create role ${PROGRAM} login`);
    // The address may have changed since.
    await holder.query(`alter role ${PROGRAM} password ${escapeLiteral(password)}`);
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [ROLE_LOCK_ID]);
  }
}

function useGiven(url: string): TestCluster {
  const ownerUrlOf = (database: string) => {
    const other = new URL(url);
    other.pathname = `/${database}`;
    return other.href;
  };
  const urlOf = (database: string) => {
    const other = new URL(ownerUrlOf(database));
    other.searchParams.delete('user');
    return Object.assign(other, { username: PROGRAM, password: passwordFor(url) }).href;
  };
  return { kind: 'given', ownerUrlOf, urlOf, program: PROGRAM };
}

/** The server that DATABASE_URL names, or the embedded one. `holder` is connected to it as the owner; end it when done. */
export async function useTestCluster(): Promise<{ cluster: TestCluster; holder: Client }> {
  const given = process.env['DATABASE_URL'];
  if (!given) return useEmbedded();
  const holder = await connectHolder(given);
  await ensureProgram(holder, passwordFor(given));
  return { cluster: useGiven(given), holder };
}
