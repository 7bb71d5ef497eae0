import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntilOk } from '../lib/http.ts';
import { apiEnvironment, bulkEnvironment } from './api-environment.ts';
import { lastLines, startChild } from './child.ts';
import type { Child } from './child.ts';
import { bankUrl, handsetsUrl, panelUrl } from './settings.ts';
import type { StackSettings } from './settings.ts';

/** First start: unpack and initialise the database, migrate, seed. */
const READY_LIMIT_MS = 60_000;
/** The API finishes what is in flight before it ends, and then stops its database. */
const API_STOP_LIMIT_MS = 20_000;
const SIMULATOR_STOP_LIMIT_MS = 5_000;

/** A running Peyk: mobile operator and bank (unless real ones are used), and the API with panel, sender and database. */
export interface Stack {
  readonly settings: StackSettings;
  readonly simulator: Child | undefined;
  readonly bank: Child | undefined;
  api: Child;
  /** With `bulkPort`. */
  bulk?: Child | undefined;
  /** With `jobsApart`. */
  jobs?: Child | undefined;
}

const LOG_LINES = 15;

/** A part of the stack did not start. The message ends with the last lines of its log, which tell why. */
export class StartError extends Error {
  constructor(name: string, why: string, logFile: string) {
    const lines = lastLines(logFile, LOG_LINES).map((line) => `  ${line}`);
    super([`The ${name} did not start (${why}). The last lines of ${logFile}:`, ...lines].join('\n'));
  }
}

function builtFile(root: string, app: string): string {
  const file = join(root, 'dist', 'apps', app, 'main.mjs');
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npx nx build ${app}".`);
  return file;
}

async function waitFor(child: Child, url: string, cancel: AbortSignal | undefined): Promise<void> {
  const isReady = await waitUntilOk(url, {
    limitMs: READY_LIMIT_MS,
    giveUpWhen: () => child.hasEnded() || cancel?.aborted === true,
  });
  if (isReady) return;
  const why = child.hasEnded() ? `it ended with ${await child.ended}` : `it does not answer ${url}`;
  await child.stop(API_STOP_LIMIT_MS);
  throw new StartError(child.name, why, child.logFile);
}

function logFile(settings: StackSettings, name: string): string {
  return join(settings.dataFolder, 'logs', `${name}.log`);
}

/** Starts the simulator and waits until its handsets page answers. */
export async function startSimulator(
  settings: StackSettings,
  env: NodeJS.ProcessEnv,
  cancel?: AbortSignal,
): Promise<Child> {
  const child = startChild({
    name: 'operator simulator',
    file: builtFile(settings.root, 'operator-simulator'),
    args: [
      `--smpp-port=${settings.smppPort}`,
      `--http-port=${settings.handsetsPort}`,
      `--data=${join(settings.dataFolder, 'operator')}`,
      ...(settings.simulatorArgs ?? []),
    ],
    env,
    cwd: settings.root,
    logFile: logFile(settings, 'operator-simulator'),
  });
  await waitFor(child, `${handsetsUrl(settings)}/healthz`, cancel);
  return child;
}

/** Starts the bank simulator and waits until it answers. */
async function startBank(
  settings: StackSettings,
  env: NodeJS.ProcessEnv,
  cancel?: AbortSignal,
): Promise<Child | undefined> {
  const url = bankUrl(settings);
  if (url === undefined) return undefined;
  const child = startChild({
    name: 'bank simulator',
    file: builtFile(settings.root, 'bank-simulator'),
    args: [`--port=${settings.bankPort}`, `--data=${join(settings.dataFolder, 'bank')}`],
    env,
    cwd: settings.root,
    logFile: logFile(settings, 'bank-simulator'),
  });
  await waitFor(child, `${url}/healthz`, cancel);
  return child;
}

/** The processes of a stack, the API first. */
export function childrenOf({ api, bulk, jobs, simulator, bank }: Stack): Child[] {
  return [api, bulk, jobs, simulator, bank].filter((child) => child !== undefined);
}

/**
 * While a large send runs, nearly all memory of the API is what was thrown away and not yet swept up: some 60 MB are in use.
 * Node would keep up to 190 MB for new objects alone, and let old ones grow to four times what is in use before it sweeps.
 */
const SENDING_NODE_ARGS = ['--max-semi-space-size=32', '--heap-growing-percent=40'];
/** Beside a process of large sends there is little to throw away, and nobody waits for a sweep. */
const DOOR_NODE_ARGS = ['--max-semi-space-size=2', '--optimize-for-size'];
/**
 * The hash of a password takes 19 MB, the numbers of a large send come in pieces of some hundred KB. Once such a piece was given back, the
 * C library would take the next ones from its own heap, and keep them; with a fixed bound the system has them back at once. One
 * heap for all threads: of several each would keep what it once needed.
 */
const API_MEMORY = {
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
  MALLOC_ARENA_MAX: '1',
};

function rolesOf({ apiRoles, jobsApart, bulkPort, deskPort }: StackSettings): string[] {
  if (apiRoles !== undefined) return [`--roles=${apiRoles}`];
  if (!jobsApart && bulkPort === undefined) return [];
  const sending = bulkPort === undefined ? 'sender' : 'codes';
  return [`--roles=http,live,${sending}${deskPort === undefined ? '' : ',desk'}`];
}

/** The folder whose API is started. */
export const apiRootOf = ({ apiRoot, root }: StackSettings): string => apiRoot ?? root;

/** Starts the API, whatever becomes of it. */
export function launchApi(settings: StackSettings, env: NodeJS.ProcessEnv): Child {
  return startChild({
    name: 'API',
    file: builtFile(apiRootOf(settings), 'api'),
    nodeArgs: settings.bulkPort === undefined ? SENDING_NODE_ARGS : DOOR_NODE_ARGS,
    args: rolesOf(settings),
    env: { ...API_MEMORY, ...apiEnvironment(settings, env) },
    cwd: apiRootOf(settings),
    logFile: logFile(settings, 'api'),
  });
}

/** Starts the API and waits until it is ready. */
export async function startApi(settings: StackSettings, env: NodeJS.ProcessEnv, cancel?: AbortSignal): Promise<Child> {
  const child = launchApi(settings, env);
  await waitFor(child, `${panelUrl(settings)}/readyz`, cancel);
  return child;
}

/** Starts a process that only sends, and waits until it is ready: it is asked at `healthPort`. */
export async function startSender(
  settings: StackSettings,
  env: NodeJS.ProcessEnv,
  { name, healthPort }: { name: string; healthPort: number },
): Promise<Child> {
  const child = startChild({
    name,
    file: builtFile(apiRootOf(settings), 'api'),
    nodeArgs: SENDING_NODE_ARGS,
    args: ['--roles=sender'],
    env: { ...API_MEMORY, ...apiEnvironment(settings, env), PEYK_HEALTH_PORT: String(healthPort) },
    cwd: apiRootOf(settings),
    logFile: logFile(settings, name),
  });
  await waitFor(child, `http://127.0.0.1:${healthPort}/readyz`, undefined);
  return child;
}

/** Starts the process of large sends, and of the jobs where they have none of their own, and waits until it is ready. */
export async function startBulk(settings: StackSettings, env: NodeJS.ProcessEnv, cancel?: AbortSignal): Promise<Child> {
  const child = startChild({
    name: 'large sends',
    file: builtFile(apiRootOf(settings), 'api'),
    nodeArgs: SENDING_NODE_ARGS,
    args: [settings.jobsApart ? '--roles=bulk' : '--roles=bulk,jobs'],
    env: { ...API_MEMORY, ...bulkEnvironment(settings, env) },
    cwd: apiRootOf(settings),
    logFile: logFile(settings, 'bulk'),
  });
  await waitFor(child, `http://127.0.0.1:${settings.bulkPort}/readyz`, cancel);
  return child;
}

/** Files of a million rows pass through it and nothing waits for it in milliseconds: it keeps what is thrown away for less long. */
const JOBS_NODE_ARGS = ['--max-semi-space-size=8', '--optimize-for-size'];

/** Starts the process of the jobs; whether it works is seen by its first job, for it has no door to ask at. */
export function startJobs(settings: StackSettings, env: NodeJS.ProcessEnv): Child {
  return startChild({
    name: 'jobs',
    file: builtFile(settings.root, 'api'),
    nodeArgs: JOBS_NODE_ARGS,
    args: ['--roles=jobs'],
    env: apiEnvironment(settings, env),
    cwd: settings.root,
    logFile: logFile(settings, 'jobs'),
  });
}

/** Starts everything. On failure, and when `cancel` fires, nothing is left running. @throws StartError */
export async function startStack(
  settings: StackSettings,
  env: NodeJS.ProcessEnv,
  cancel?: AbortSignal,
): Promise<Stack> {
  const started: Child[] = [];
  const keep = <Started extends Child | undefined>(child: Started): Started => {
    if (child) started.push(child);
    return child;
  };
  try {
    const isSimulated = !settings.smppUrl && !settings.operators;
    const simulator = keep(isSimulated ? await startSimulator(settings, env, cancel) : undefined);
    const bank = keep(await startBank(settings, env, cancel));
    const api = keep(await startApi(settings, env, cancel));
    const bulk = keep(settings.bulkPort === undefined ? undefined : await startBulk(settings, env, cancel));
    const jobs = settings.jobsApart ? startJobs(settings, env) : undefined;
    return { settings, simulator, bank, api, bulk, jobs };
  } catch (error) {
    for (const child of started) await child.stop(SIMULATOR_STOP_LIMIT_MS);
    throw error;
  }
}

/** Stops the API first, so that nothing is in flight when the operator goes. @returns the names of those that had to be ended by force. */
export async function stopStack(stack: Stack): Promise<string[]> {
  const forced: string[] = [];
  for (const child of [stack.jobs, stack.api, stack.bulk])
    if (child && !(await child.stop(API_STOP_LIMIT_MS))) forced.push(child.name);
  for (const child of [stack.simulator, stack.bank])
    if (child && !(await child.stop(SIMULATOR_STOP_LIMIT_MS))) forced.push(child.name);
  return forced;
}
