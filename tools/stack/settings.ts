import { isAbsolute, join } from 'node:path';
import { findPort, isPortFree } from '../lib/ports.ts';

/** Where a stack lives and listens. Everything is on loopback. */
export interface StackSettings {
  root: string;
  /** Absolute. Database, secret, logs and the operator's journal are below it. */
  dataFolder: string;
  host: string;
  panelPort: number;
  handsetsPort: number;
  smppPort: number;
  /** Of the desk; undefined where there is none: in production unless it was asked for. */
  deskPort?: number | undefined;
  /** Of the bank simulator; undefined when a real gateway is used, or payments are not what it is about. */
  bankPort?: number | undefined;
  /** Set when a real operator is used; then no simulator is started. */
  smppUrl: string | undefined;
  /** Names of real operators where `SMPP_URL` names none: in production. No simulator is started then either. */
  operators?: string | undefined;
  /** More flags for the simulator, for tests and benchmarks. */
  simulatorArgs?: readonly string[];
  /** How the API binds to our own simulator, as parameters of its address; one session with a window of 200 unless given. */
  simulatorLine?: string;
  /** What a person waits for, such as an import, is done by a process of its own. */
  jobsApart?: boolean;
  /**
   * Large sends are prepared and sent by a process of their own, which tells at this port how it is: nothing that somebody waits for,
   * such as a sign-in code, stands behind them. Only with our own simulator: a real operator says how many sessions there may be.
   */
  bulkPort?: number | undefined;
  /** Other roles for the process with a door, such as `http,live,jobs` where others send. */
  apiRoles?: string;
  /** Where another version of the API was built; without it that of `root` is started. */
  apiRoot?: string | undefined;
}

export const DEFAULT_PORTS = { panel: 4300, handsets: 4310, bank: 4320, desk: 4330, smpp: 2775 };

/** The data folder by `PEYK_DATA`, absolute; `.peyk` in the checkout without it. */
export function dataFolderOf(root: string, env: NodeJS.ProcessEnv): string {
  const given = env['PEYK_DATA'] || '.peyk';
  return isAbsolute(given) ? given : join(root, given);
}

const MODES = ['production', 'development', 'test'];

export function isProduction(env: NodeJS.ProcessEnv): boolean {
  return env['NODE_ENV'] === 'production';
}

/** The API says the same; here it is said before anything is started, such as a page that shows codes. */
function checkMode(env: NodeJS.ProcessEnv): void {
  const mode = env['NODE_ENV'] || undefined;
  if (mode !== undefined && !MODES.includes(mode))
    throw new Error(`NODE_ENV is ${JSON.stringify(mode)}; there are ${MODES.join(', ')}, spelled exactly so.`);
  if (isProduction(env) && !hasOperator(env))
    throw new Error(
      'NODE_ENV=production needs SMPP_URL or PEYK_OPERATORS, the address of your operator: without it a simulator would show sign-in codes to anyone who opens its page.',
    );
}

/** Whether a real operator is named; whether its address is right is for the API to say. */
const hasOperator = (env: NodeJS.ProcessEnv): boolean => Boolean(env['SMPP_URL'] || env['PEYK_OPERATORS']?.trim());

/** A merchant id in the environment, or people, for whom a bank that takes every payment for paid must never stand. */
function hasRealGateway(env: NodeJS.ProcessEnv): boolean {
  return isProduction(env) || ['ZARINPAL', 'ZIBAL', 'SEP'].some((name) => Boolean(env[`PEYK_${name}_MERCHANT`]));
}

/** In production it is there when someone says where. */
const hasDesk = (env: NodeJS.ProcessEnv): boolean => !isProduction(env) || Boolean(env['PEYK_DESK_PORT']);

async function choosePort(env: NodeJS.ProcessEnv, name: string, preferred: number): Promise<number> {
  const given = env[name];
  if (!given) return findPort(preferred);
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`${name} is "${given}": give a port from 1 to 65535, or leave it out.`);
  }
  if (!(await isPortFree(port))) {
    throw new Error(
      `${name} asks for port ${port}, but another program uses it: stop that program or choose another port.`,
    );
  }
  return port;
}

/**
 * Reads the settings of a start from the environment. A port that was not asked for gives way when it is taken.
 * @throws with one sentence when a given port is wrong or taken, or production is not whole.
 */
export async function readSettings(root: string, env: NodeJS.ProcessEnv): Promise<StackSettings> {
  checkMode(env);
  return {
    root,
    dataFolder: dataFolderOf(root, env),
    host: env['PEYK_HOST'] || '127.0.0.1',
    panelPort: await choosePort(env, 'PEYK_PORT', DEFAULT_PORTS.panel),
    handsetsPort: await choosePort(env, 'PEYK_HANDSETS_PORT', DEFAULT_PORTS.handsets),
    bankPort: hasRealGateway(env) ? undefined : await choosePort(env, 'PEYK_BANK_PORT', DEFAULT_PORTS.bank),
    deskPort: hasDesk(env) ? await choosePort(env, 'PEYK_DESK_PORT', DEFAULT_PORTS.desk) : undefined,
    smppPort: await choosePort(env, 'PEYK_SMPP_PORT', DEFAULT_PORTS.smpp),
    smppUrl: env['SMPP_URL'] || undefined,
    operators: isProduction(env) && !env['SMPP_URL'] ? env['PEYK_OPERATORS'] : undefined,
  };
}

/**
 * The port of the API beside a page of its own, as `npm run dev` has it: the page keeps that of `npm start`, so that bookmarks
 * work, and the API takes the one behind it, unless another part of the stack will: those are free still, nothing runs yet.
 */
export function portBehindPage({ panelPort, handsetsPort, bankPort, deskPort, smppPort }: StackSettings): number {
  const kept = [panelPort, handsetsPort, bankPort, deskPort, smppPort];
  let port = panelPort + 1;
  while (kept.includes(port)) port += 1;
  return port;
}

export function panelUrl(settings: StackSettings): string {
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? '127.0.0.1' : settings.host;
  return `http://${host}:${settings.panelPort}`;
}

/** The address of the desk, where there is one. */
export function deskUrl({ deskPort }: StackSettings): string | undefined {
  return deskPort === undefined ? undefined : `http://127.0.0.1:${deskPort}`;
}

/** The address of the bank simulator, where there is one. */
export function bankUrl({ bankPort }: StackSettings): string | undefined {
  return bankPort === undefined ? undefined : `http://127.0.0.1:${bankPort}`;
}

export function handsetsUrl(settings: StackSettings): string {
  return `http://127.0.0.1:${settings.handsetsPort}`;
}
