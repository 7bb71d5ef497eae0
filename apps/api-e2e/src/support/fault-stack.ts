import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  apiEnvironment,
  DEMO_ACCOUNT,
  findDatabase,
  findPorts,
  makeTemporaryData,
  panelUrl,
  startChild,
  startSimulator,
  stopDatabase,
  waitUntilOk,
} from '@peyk/tools-stack';
import type { Child, StackSettings } from '@peyk/tools-stack';
import { hashToken, newToken } from '@peyk/server-http';
import { closeDatabase, createDatabase, systemClock } from '@peyk/server-database';
import type { Db, Logger } from '@peyk/server-database';
import { creditAccount } from '@peyk/server-wallet';
import { Account } from './account';
import { SubmitCounter, readSubmits } from './journal';
import type { Submit } from './journal';
import { until } from './until';

declare const WORKSPACE_ROOT: string;

/** What `nx build api` makes. */
export const BUILT_API = join(WORKSPACE_ROOT, 'dist', 'apps', 'api');

/** Submits that may be unanswered at once on the one session. Small, so that the bound of the doubt is sharp. */
export const WINDOW = 50;
/** The first start migrates and seeds, three of them at once; a machine that does something else takes half a minute. */
const READY_LIMIT_MS = 75_000;
const STOP_LIMIT_MS = 20_000;
const CREDIT_MRIAL = 1_000_000_000_000n;
const SESSION_MS = 3_600_000;
/** Some 700 submits a second: a send of two thousand takes long enough to be hit in its middle. */
const OPERATOR_ARGS = ['--magic=off', '--quiet-handsets=on', '--latency-ms=60', '--receipt-delay-ms=150'];

const nothing = () => undefined;
const silentLog: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };

export interface ProcessWishes {
  /** Of the built program. */
  folder?: string;
  /** Of the way to the operator. */
  smppPort?: number;
}

export interface FaultWishes {
  /** Win over the usual flags. */
  operatorArgs?: readonly string[];
  /** Whether the process with all roles is started; true unless told. */
  withApi?: boolean;
  /** Default `WINDOW`. */
  window?: number;
  /** What the operator's address says besides, e.g. `messageIds=hex`. */
  dialect?: string;
}

/** Real processes in a folder of their own, made to be killed one by one. */
export class FaultStack {
  /** The process with all roles, or whichever `startApi` last started with a door. */
  api: Child | undefined;
  /** From the start of that process until it said that it is ready. */
  readyMs = 0;
  operator: Child | undefined;
  private readonly processes: Child[] = [];
  private readonly counter: SubmitCounter;

  private constructor(
    readonly settings: StackSettings,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    this.counter = new SubmitCounter(settings.dataFolder);
  }

  /** Operator, database and, unless told otherwise, the API. */
  static async start(wishes: FaultWishes = {}): Promise<FaultStack> {
    const { operatorArgs = [], withApi = true, window = WINDOW, dialect = '' } = wishes;
    const [panelPort = 0, handsetsPort = 0, smppPort = 0] = await findPorts(3);
    const settings = {
      root: WORKSPACE_ROOT,
      dataFolder: makeTemporaryData(),
      host: '127.0.0.1',
      panelPort,
      handsetsPort,
      smppPort,
      smppUrl: `smpp://peyk:peyk@127.0.0.1:${smppPort}?window=${window}&${dialect}`,
      simulatorArgs: [...OPERATOR_ARGS, ...operatorArgs],
    };
    // A stack of its own, whatever the shell is set to.
    const { DATABASE_URL: _database, DATABASE_OWNER_URL: _owner, SMPP_URL: _operator, ...outer } = process.env;
    const stack = new FaultStack(settings, { ...outer, NODE_ENV: 'development', PEYK_DEMO: '1' });
    try {
      await stack.startOperator();
      if (withApi) await stack.startApi();
      return stack;
    } catch (error) {
      await stack.dispose();
      throw error;
    }
  }

  /**
   * Starts a process with these roles and waits until it is ready, when it has a door to ask at.
   * @param settings where it differs from the stack's
   * @throws when it ends before, with what it said
   */
  async startApi(
    roles = 'http,live,sender,jobs',
    { folder = BUILT_API, smppPort = this.settings.smppPort }: ProcessWishes = {},
  ): Promise<Child> {
    const smppUrl = this.settings.smppUrl?.replace(`:${this.settings.smppPort}`, `:${smppPort}`);
    const settings = { ...this.settings, smppUrl };
    const startedAt = performance.now();
    const child = startChild({
      name: 'API',
      file: join(folder, 'main.mjs'),
      args: [`--roles=${roles}`],
      // Without the panel, which is built for longer and has no part in this.
      env: { ...apiEnvironment(settings, this.env), PEYK_PANEL_DIR: undefined },
      cwd: settings.root,
      logFile: join(settings.dataFolder, 'logs', `api-${this.processes.length}.log`),
    });
    this.processes.push(child);
    if (!roles.includes('http')) return child;
    this.api = child;
    const url = `${panelUrl(settings)}/readyz`;
    if (!(await waitUntilOk(url, { limitMs: READY_LIMIT_MS, giveUpWhen: () => child.hasEnded() }))) {
      throw new Error(`the API did not get ready: ${readFileSync(child.logFile, 'utf8').slice(-2_000)}`);
    }
    this.readyMs = performance.now() - startedAt;
    return child;
  }

  async startOperator(): Promise<void> {
    this.operator = await startSimulator(this.settings, this.env);
  }

  /** The demo account, signed in, rich enough for every test. */
  async signIn(): Promise<Account> {
    const token = await this.withDatabase(async (db) => {
      const { account_id: accountId, id: userId } = await db
        .selectFrom('users')
        .select(['account_id', 'id'])
        .where('username', '=', DEMO_ACCOUNT.username)
        .executeTakeFirstOrThrow();
      const at = systemClock.now();
      await creditAccount(db, { accountId, amountMrial: CREDIT_MRIAL, description: 'آزمون', at, dedupeKey: 'faults' });
      const token = newToken();
      const expiresAt = new Date(at.getTime() + SESSION_MS);
      const session = { token_hash: hashToken(token), account_id: accountId, created_at: at, expires_at: expiresAt };
      await db
        .insertInto('sessions')
        .values({ ...session, user_id: userId })
        .execute();
      return token;
    });
    return new Account(panelUrl(this.settings), token);
  }

  /** A connection for the time of `work` only: one that stays would keep the database from stopping with its API. */
  async withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const url = `postgres:///peyk?host=${encodeURIComponent(this.socketFolder() ?? '')}&user=peyk`;
    const db = createDatabase({ url, log: silentLog, poolSize: 1 });
    try {
      return await work(db);
    } finally {
      await closeDatabase(db);
    }
  }

  /** Of the embedded server; 0 when none runs. */
  databasePid(): number {
    return findDatabase(join(this.settings.dataFolder, 'postgres')) ?? 0;
  }

  /** What the operator took so far; those from one line only when it is given. */
  submits(line?: string): Submit[] {
    const all = readSubmits(this.settings.dataFolder);
    return line === undefined ? all : all.filter((submit) => submit.line === line);
  }

  /** Waits until the operator has taken more than so many submits, of all sends together. */
  untilTaken(count: number, limitMs?: number): Promise<number> {
    return until(
      () => this.counter.look(),
      (taken) => taken > count,
      limitMs,
    );
  }

  /** How many it took so far. */
  taken(): number {
    return this.counter.look();
  }

  /** Ends everything, by force where it has not ended by itself, and removes the folder. */
  async dispose(): Promise<void> {
    for (const child of this.processes) if (!child.hasEnded()) await kill(child);
    await this.operator?.stop(STOP_LIMIT_MS);
    const socketFolder = this.socketFolder();
    await stopDatabase(this.settings.dataFolder);
    if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
    rmSync(this.settings.dataFolder, { recursive: true, force: true });
  }

  /** PostgreSQL notes the folder of its socket in the fifth line of its file, which is gone when it has stopped. */
  private socketFolder(): string | undefined {
    const folder = join(this.settings.dataFolder, 'postgres');
    if (!existsSync(folder)) return undefined;
    const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
      (path) => basename(path) === 'postmaster.pid',
    );
    return file && readFileSync(join(folder, file), 'utf8').split('\n')[4];
  }
}

/** As the kernel does it when memory is short: no chance to say goodbye. */
export async function kill(child: Child | undefined): Promise<void> {
  if (!child) throw new Error('there is no process to kill');
  process.kill(child.pid, 'SIGKILL');
  await child.ended;
}
