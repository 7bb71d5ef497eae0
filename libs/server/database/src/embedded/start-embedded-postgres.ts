import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { errorCodeOf, isConnectionError } from '../database-errors';
import { prepareBinaries } from './binaries';
import type { Binaries } from './binaries';
import { withFolderLock } from './folder-lock';
import { makeServerFolder, serverUser } from './server-user';
import type { ServerUser } from './server-user';
import { serverSettings, shellQuote } from './server-settings';
import { makeSocketFolder, removeSocketFolder, socketFolderOf } from './socket-folder';

export interface EmbeddedOptions {
  /** Everything of the server is below it; made when it is not there. */
  dataDir: string;
  /**
   * Called as soon as the server is coming up by itself or is there, and maybe again: from then on this process may be busy with
   * something else without keeping it back. Not called when the start fails before.
   */
  onLaunch?: () => void;
  /** Default true. False only for tests: faster, and lost with the machine. */
  durable?: boolean;
  /** Made when it is not there; default `peyk`. */
  database?: string;
}

export interface EmbeddedPostgres {
  /** Address of the database for the program, who owns nothing in it. */
  url: string;
  /** Address of the database for its owner: migrations, and whatever is done by hand. */
  ownerUrl: string;
  /** Address of another database of the same server, for its owner. */
  ownerUrlOf(database: string): string;
  /** The same for the program. */
  urlOf(database: string): string;
  /** It ran already, for another process or from before a crash. */
  adopted: boolean;
  /** Ends all connections and stops the server. */
  stop(): Promise<void>;
  /** Stops the server unless another process is connected: the last one out turns off the light. @returns whether it did. */
  stopIfUnused(): Promise<boolean>;
}

interface Cluster {
  dataDir: string;
  folder: string;
  logFile: string;
  socketFolder: string;
  user: ServerUser | undefined;
  durable: boolean;
}

/** The superuser of the cluster. It owns what the migrations make, and is nobody whom a request could reach. */
const OWNER = 'peyk';
const PROGRAM = 'peyk_app';
const START_LIMIT_MS = 30_000;
/** A killed server can stay a zombie for seconds; its process id then still blocks a new one. */
const RETRY_LIMIT_MS = 10_000;
const STEP_MS = 50;
/** A connection that is closed is gone from the server's list by then. */
const GOODBYE_LIMIT_MS = 1_000;
const LOG_LIMIT_BYTES = 20_000_000;

function urlFor(cluster: Cluster, database: string, user = OWNER): string {
  return `postgres:///${database}?host=${encodeURIComponent(cluster.socketFolder)}&user=${user}`;
}

/** Runs a PostgreSQL program to its end. @throws with what it printed. */
function runProgram(cluster: Cluster, file: string, args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    // No pipe for stdout: the server inherits it from pg_ctl and would keep it open for as long as it runs.
    const log = openSync(cluster.logFile, 'a', 0o600);
    const child = spawn(file, args, {
      ...cluster.user,
      cwd: cluster.dataDir,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      if (code === 0) done();
      else fail(new Error(`${file} ended with ${signal ?? code}; ${cluster.logFile} says why.`));
    });
  });
}

async function initialise(cluster: Cluster, binaries: Binaries): Promise<void> {
  if (existsSync(join(cluster.folder, 'PG_VERSION'))) return;
  const draft = `${cluster.folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  makeServerFolder(draft, cluster.user);
  const locale =
    process.platform === 'linux'
      ? ['--locale=C.UTF-8']
      : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await runProgram(cluster, binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${OWNER}`,
    '--auth=trust',
    '--encoding=UTF8',
    ...locale,
    ...(cluster.durable ? [] : ['--no-sync']),
  ]);
  // A start that is killed in the middle leaves a draft, never half a cluster.
  renameSync(draft, cluster.folder);
}

/** Whether the server answers; `starting` while it recovers or ends. */
async function probe(cluster: Cluster): Promise<'ready' | 'starting' | 'away'> {
  const client = new Client({ connectionString: urlFor(cluster, 'postgres'), connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return 'ready';
  } catch (error) {
    if (errorCodeOf(error)?.startsWith('57P')) return 'starting';
    if (isConnectionError(error)) return 'away';
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function startServer(cluster: Cluster, binaries: Binaries): Promise<void> {
  const options = serverSettings(cluster.socketFolder, cluster.durable).map(shellQuote).join(' ');
  await runProgram(cluster, binaries.pgCtl, [
    'start',
    `--pgdata=${cluster.folder}`,
    `--log=${cluster.logFile}`,
    '--wait',
    `--timeout=${START_LIMIT_MS / 1000}`,
    `--options=${options}`,
  ]);
}

/** Waits for a server that comes up or goes down, and starts one when there is none. @returns whether it ran already. */
async function ensureRunning(cluster: Cluster, binaries: Binaries, onLaunch: () => void): Promise<boolean> {
  const end = Date.now() + RETRY_LIMIT_MS;
  for (;;) {
    const state = await probe(cluster);
    if (state !== 'away') onLaunch();
    if (state === 'ready') return true;
    if (state === 'away') {
      try {
        const starting = startServer(cluster, binaries);
        onLaunch();
        await starting;
        return false;
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
    if (state === 'starting' && Date.now() > end + START_LIMIT_MS) throw new Error('PostgreSQL does not get ready.');
    await sleep(STEP_MS);
  }
}

async function ensureDatabaseAndRoles(cluster: Cluster, database: string): Promise<void> {
  const client = new Client({ connectionString: urlFor(cluster, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(database)}`);
    // A cluster from before there were two roles gets the second one here.
    const { rowCount: programs } = await client.query('select 1 from pg_roles where rolname = $1', [PROGRAM]);
    if (programs === 0) await client.query(`create role ${PROGRAM} login`);
  } finally {
    await client.end();
  }
}

async function isUsed(cluster: Cluster): Promise<boolean> {
  const client = new Client({ connectionString: urlFor(cluster, 'postgres') });
  await client.connect();
  const end = Date.now() + GOODBYE_LIMIT_MS;
  try {
    for (;;) {
      const { rowCount } = await client.query(
        "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
      );
      if (rowCount === 0 || Date.now() > end) return rowCount !== 0;
      // Connections that were closed a moment ago, ours among them, are still listed.
      await sleep(STEP_MS);
    }
  } finally {
    await client.end();
  }
}

async function stopServer(cluster: Cluster, binaries: Binaries): Promise<void> {
  if ((await probe(cluster)) === 'away') return;
  await runProgram(cluster, binaries.pgCtl, ['stop', `--pgdata=${cluster.folder}`, '--mode=fast', '--wait']);
  removeSocketFolder(cluster.socketFolder);
}

function prepareFolders(cluster: Cluster): void {
  makeServerFolder(cluster.dataDir, cluster.user);
  makeSocketFolder(cluster.socketFolder, cluster.user);
  const size = statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(cluster.logFile, `${cluster.logFile}.1`);
  closeSync(openSync(cluster.logFile, 'a', 0o600));
  if (cluster.user) chownSync(cluster.logFile, cluster.user.uid, cluster.user.gid);
}

/**
 * Starts the PostgreSQL that came with npm, or adopts the one that runs in `dataDir` already. Safe when several
 * processes do it at once. The server outlives this process (also a killed one) until `stop()`.
 * @throws with a remedy when this system has no embedded PostgreSQL or it does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const cluster: Cluster = {
    dataDir,
    folder: join(dataDir, 'cluster'),
    logFile: join(dataDir, 'postgres.log'),
    socketFolder: socketFolderOf(dataDir),
    user: serverUser(),
    durable: options.durable ?? true,
  };
  const database = options.database ?? 'peyk';
  // The mode goes to every folder that is made on the way: the server's user must still be able to come through.
  mkdirSync(dirname(dataDir), { recursive: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lockFile = join(dataDir, 'start.lock');
  const { adopted, binaries } = await withFolderLock(lockFile, async () => {
    prepareFolders(cluster);
    const prepared = prepareBinaries(dataDir, cluster.user);
    await initialise(cluster, prepared);
    const wasRunning = await ensureRunning(cluster, prepared, options.onLaunch ?? (() => undefined));
    await ensureDatabaseAndRoles(cluster, database);
    return { adopted: wasRunning, binaries: prepared };
  });
  return {
    url: urlFor(cluster, database, PROGRAM),
    ownerUrl: urlFor(cluster, database),
    urlOf: (name) => urlFor(cluster, name, PROGRAM),
    ownerUrlOf: (name) => urlFor(cluster, name),
    adopted,
    stop: () => withFolderLock(lockFile, () => stopServer(cluster, binaries)),
    stopIfUnused: () =>
      withFolderLock(lockFile, async () => {
        if ((await probe(cluster)) === 'away' || (await isUsed(cluster))) return false;
        await stopServer(cluster, binaries);
        return true;
      }),
  };
}
