import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildProjects } from '../lib/nx.ts';
import { findPorts } from '../lib/ports.ts';
import { onStopSignal } from '../lib/stop-signal.ts';
import { apiEnvironment, bulkEnvironment } from '../stack/api-environment.ts';
import { findDatabase, stopDatabase } from '../stack/database-process.ts';
import { DEMO_ACCOUNT } from '../stack/demo-account.ts';
import type { Child } from '../stack/child.ts';
import { panelUrl } from '../stack/settings.ts';
import type { StackSettings } from '../stack/settings.ts';
import { apiRootOf, startApi, startBulk, startSender, startStack, stopStack } from '../stack/stack.ts';
import type { Stack } from '../stack/stack.ts';
import { makeTemporaryData } from '../stack/temporary-data.ts';
import { ApiClient } from './client.ts';
import { wantStatements } from './send/profile/database-profile.ts';
import { INSPECT } from './send/profile/inspector.ts';

/** What ends with this program: a benchmark may have two stacks. */
const stops = new Set<() => Promise<void>>();

/** Shells use 128 + 2 for "ended by Ctrl-C". */
const INTERRUPTED = 130;

const runFile = promisify(execFile);

/** Every message is delivered, and what arrives is counted, not kept for a page. */
const BENCH_OPERATOR = ['--magic=off', '--quiet-handsets=on', '--receipt-delay-ms=100'];

/**
 * By the law of the window (rate = sessions x window / latency) 20,000 a second need 2,000 slots where an answer takes up
 * to a tenth of a second to be durable: a slot comes back only then. So many messages may be in doubt after a crash.
 */
const BENCH_LINE = 'sessions=4&window=500';

/** A stack of its own in a temporary folder, with the demo account signed in. The database is durable, as in production. */
export interface BenchStack {
  stack: Stack;
  client: ApiClient;
  /** The operator's address as those who send large sends were given it. */
  smppUrl: string;
  /** Process ids by name, for measuring what they use. */
  pids: Record<string, number>;
  admin(...args: string[]): Promise<string>;
  /** The same for a command that reads a secret. */
  adminWith(secret: string, ...args: string[]): Promise<string>;
  /** Opens a session of an account's owner. @returns its token */
  signIn(who: { username: string; password: string }): Promise<string>;
  /** Ends the API, whatever sends large sends, and on request the database, with SIGKILL, and starts them again. @returns ms until all are ready */
  killApi(isDatabaseToo: boolean): Promise<number>;
  /** Ends the API in order and starts it again, with more settings; `pids` follows it. */
  moveApi(more: NodeJS.ProcessEnv): Promise<void>;
  /** Starts one more process that sends, and waits until it is ready; it ends with the others. */
  startSender(): Promise<Child>;
  /** Starts another process on the same installation; it ends with the others. */
  startMore(start: (settings: StackSettings, env: NodeJS.ProcessEnv) => Promise<Child>): Promise<Child>;
  /** Where the processes that only send are asked how they are; see `senders`. */
  healthPorts: readonly number[];
  stop(): Promise<void>;
}

const [API_STOP_LIMIT_MS, SENDER_STOP_LIMIT_MS] = [20_000, 20_000];

/** Started as root, the database runs as nobody, who must be able to enter. */
const OTHERS_MAY_ENTER = 0o755;

function keptFolder(folder: string): string {
  const path = resolve(folder);
  mkdirSync(path, { recursive: true });
  chmodSync(path, OTHERS_MAY_ENTER);
  return path;
}

async function benchSettings(
  root: string,
  {
    keep,
    jobsApart = false,
    bulkApart = false,
    senders = 0,
    line = BENCH_LINE,
    operatorArgs = [],
    apiRoot,
  }: BenchOptions,
): Promise<StackSettings> {
  const [panelPort = 0, handsetsPort = 0, smppPort = 0, bulkPort] = await findPorts(bulkApart ? 4 : 3);
  return {
    root,
    dataFolder: keep === undefined ? makeTemporaryData() : keptFolder(keep),
    host: '127.0.0.1',
    panelPort,
    handsetsPort,
    smppPort,
    smppUrl: undefined,
    simulatorArgs: [...BENCH_OPERATOR, ...operatorArgs],
    simulatorLine: line,
    jobsApart,
    bulkPort,
    apiRoot,
    ...(senders > 0 && { apiRoles: 'http,live,jobs' }),
  };
}

/** Signs in as the owner, who alone may send; the code is the console's, so that nobody reads a handset. */
async function signIn(
  client: ApiClient,
  admin: BenchStack['admin'],
  who: { username: string; password: string },
): Promise<string> {
  const { token } = await client.call<{ token: string }>('login', { body: who });
  const code = /^Code: (\d+)/m.exec(await admin('login-code', who.username))?.[1];
  if (!code) throw new Error('the admin command "login-code" printed no code.');
  return (await client.call<{ token: string }>('confirmOtp', { body: { token, code } })).token;
}

/** Started twice for a profile: the database counts its statements only from a start on. */
async function startWith(settings: StackSettings, env: NodeJS.ProcessEnv, isProfiled: boolean): Promise<Stack> {
  const stack = await startStack(settings, env);
  if (!isProfiled) return stack;
  await wantStatements(settings.dataFolder).finally(() => stopStack(stack));
  return startStack(settings, { ...env, NODE_OPTIONS: INSPECT });
}

async function killApi(stack: Stack, env: NodeJS.ProcessEnv, isDatabaseToo: boolean): Promise<number> {
  const ours = [stack.api, stack.bulk].filter((child) => child !== undefined);
  for (const { pid } of ours) process.kill(pid, 'SIGKILL');
  for (const { ended } of ours) await ended;
  const database = isDatabaseToo ? findDatabase(stack.settings.dataFolder) : undefined;
  if (database !== undefined) process.kill(database, 'SIGKILL');
  const startedAt = performance.now();
  const { settings } = stack;
  const bulk = settings.bulkPort === undefined ? undefined : startBulk(settings, env);
  [stack.api, stack.bulk] = await Promise.all([startApi(settings, env), bulk]);
  return performance.now() - startedAt;
}

async function stopWith(stack: Stack, senders: readonly Child[], isKept: boolean): Promise<void> {
  for (const sender of senders) await sender.stop(SENDER_STOP_LIMIT_MS);
  await stopStack(stack);
  // The API stops it with itself, unless it was killed or moved away from it.
  if (!isKept) await stopDatabase(stack.settings.dataFolder);
}

async function moveApi(stack: Stack, env: NodeJS.ProcessEnv): Promise<number> {
  await stack.api.stop(API_STOP_LIMIT_MS);
  stack.api = await startApi(stack.settings, env);
  return stack.api.pid;
}

export interface BenchOptions {
  /** So that `profileSend` can look into API and database. */
  isProfiled?: boolean;
  /** A data folder that is used as it is found, and left behind. Without it: a temporary one, removed at the end. */
  keep?: string | undefined;
  /** Imports and exports in a process of their own, as a large installation has it. */
  jobsApart?: boolean;
  /** Large sends in a process of their own, as `npm start` has it. */
  bulkApart?: boolean;
  /** Sessions and window of each process that sends. */
  line?: string;
  /** More flags of the operator simulator. */
  operatorArgs?: readonly string[];
  /** So many processes that only send; the API then sends nothing. */
  senders?: number;
  /** Where another version of the API was built, which is measured in place of today's. */
  apiRoot?: string;
  /** Settings of the installation beside the usual ones. */
  settings?: NodeJS.ProcessEnv;
}

function benchEnvironment({ settings }: BenchOptions): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, DATABASE_OWNER_URL: _owner, ...outer } = process.env;
  return {
    ...outer,
    NODE_ENV: 'development',
    PEYK_DEMO: '1',
    // As it is by default: a send's story is told, and when a code left.
    LOG_LEVEL: 'info',
    PEYK_TRUST_PROXY: 'loopback',
    ...settings,
  };
}

/**
 * Builds what is stale, starts everything, signs in.
 * @throws when a part does not start.
 */
export async function startBench(root: string, options: BenchOptions = {}): Promise<BenchStack> {
  const { isProfiled = false, keep } = options;
  const failure = await buildProjects(root, ['api', 'operator-simulator', 'panel']);
  if (failure) throw new Error(failure.join('\n'));
  const settings = await benchSettings(root, options);
  const env = benchEnvironment(options);
  const clear = () => {
    if (keep === undefined) rmSync(settings.dataFolder, { recursive: true, force: true });
  };
  const stack = await startWith(settings, env, isProfiled).catch((error: unknown) => {
    clear();
    throw error;
  });
  const senders: Child[] = [];
  const stop = async () => {
    stops.delete(stop);
    await stopWith(stack, senders, keep !== undefined);
    clear();
  };
  stops.add(stop);
  // Ctrl-C in the middle of a measurement must not leave a stack behind.
  const stopAll = () =>
    void Promise.allSettled([...stops].map((one) => one())).finally(() => process.exit(INTERRUPTED));
  onStopSignal().addEventListener('abort', stopAll, { once: true });
  const adminWith = async (secret: string, ...args: string[]) => {
    const file = join(apiRootOf(settings), 'dist', 'apps', 'api', 'admin.mjs');
    const running = runFile(process.execPath, [file, ...args, '--by=bench'], { env: apiEnvironment(settings, env) });
    running.child.stdin?.end(secret);
    return (await running).stdout;
  };
  const admin = (...args: string[]) => adminWith('', ...args);
  const startMore: BenchStack['startMore'] = async (start) => {
    const started = await start(settings, env);
    senders.push(started);
    return started;
  };
  try {
    const healthPorts = await findPorts(options.senders ?? 0);
    for (const [place, healthPort] of healthPorts.entries())
      await startMore(() => startSender(settings, env, { name: `sender-${place + 1}`, healthPort }));
    const client = new ApiClient(panelUrl(settings));
    client.token = await signIn(client, admin, DEMO_ACCOUNT);
    const database = findDatabase(settings.dataFolder);
    const { api, bulk, jobs, simulator } = stack;
    const pids: Record<string, number> = {
      ...{ api: api.pid, operator: simulator?.pid ?? 0 },
      ...(bulk && { bulk: bulk.pid }),
      ...(jobs && { jobs: jobs.pid }),
      ...Object.fromEntries(senders.map(({ name, pid }) => [name, pid])),
      ...(database && { database }),
    };
    const smppUrl = bulkEnvironment(settings, env)['SMPP_URL'] ?? '';
    return {
      ...{ stack, client, smppUrl, pids, healthPorts, admin, adminWith, startMore, stop },
      signIn: (who) => signIn(client, admin, who),
      killApi: (isDatabaseToo) => killApi(stack, env, isDatabaseToo),
      moveApi: async (more) => void (pids['api'] = await moveApi(stack, { ...env, ...more })),
      startSender: async () => {
        const [healthPort = 0] = await findPorts(1);
        return startMore(() => startSender(settings, env, { name: `sender-${healthPort}`, healthPort }));
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
