import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ApiClient } from '../bench/client.ts';
import { waitUntilOk } from '../lib/http.ts';
import { buildProjects } from '../lib/nx.ts';
import { findPorts } from '../lib/ports.ts';
import { apiEnvironment } from '../stack/api-environment.ts';
import { DEMO_ACCOUNT } from '../stack/demo-account.ts';
import { handsetsUrl, panelUrl } from '../stack/settings.ts';
import type { StackSettings } from '../stack/settings.ts';
import { startChild } from '../stack/child.ts';
import type { Child } from '../stack/child.ts';
import { StartError, startSimulator } from '../stack/stack.ts';
import { makeTemporaryData } from '../stack/temporary-data.ts';
import { ask, askOne, hashBooks, readBooks } from './books.ts';
import { OwnPostgres, findPostgres } from './own-postgres.ts';

const runFile = promisify(execFile);
const POINT = 'drill';
const LINE = '20001405';
const FIRST = 200;
const SECOND = 1_200;
/** Some two hundred submits a second: a send takes long enough to be hit in its middle. */
const OPERATOR = ['--magic=off', '--quiet-handsets=on', '--latency-ms=250', '--receipt-delay-ms=100'];
const WINDOW = 50;
const WAIT_MS = 120_000;

export interface DrillOptions {
  say(line: string): void;
}

/** A fault of the drill: what should hold and does not. */
export class DrillError extends Error {}

function must(holds: boolean, what: string): void {
  if (!holds) throw new DrillError(what);
}

async function until(what: string, ask: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + WAIT_MS;
  while (!(await ask())) {
    if (performance.now() > end) throw new DrillError(`waited in vain until ${what}`);
    await sleep(50);
  }
}

const numbersOf = (series: number, count: number) =>
  Array.from({ length: count }, (_, place) => `0924${String(series * 10_000 + place).padStart(7, '0')}`);

/** The installation of a drill: its processes are killed and started, its database is put back. */
class Installation {
  api: Child | undefined;
  operator: Child | undefined;
  readonly client: ApiClient;
  readonly settings: StackSettings;
  readonly env: NodeJS.ProcessEnv;
  readonly url: string;

  constructor(settings: StackSettings, url: string) {
    this.settings = settings;
    this.url = url;
    this.client = new ApiClient(panelUrl(settings));
    const { DATABASE_OWNER_URL: _owner, ...outer } = process.env;
    const quiet = { LOG_LEVEL: 'warn', PEYK_TRUST_PROXY: 'loopback' };
    this.env = { ...outer, ...quiet, NODE_ENV: 'development', PEYK_DEMO: '1', DATABASE_URL: url };
  }

  async start(): Promise<void> {
    this.operator ??= await startSimulator(this.settings, this.env);
    const { root, dataFolder } = this.settings;
    const api = startChild({
      name: 'API',
      file: join(root, 'dist', 'apps', 'api', 'main.mjs'),
      args: ['--roles=http,live,sender,jobs'],
      // Without the panel, which is built for longer and has no part in this.
      env: { ...apiEnvironment(this.settings, this.env), PEYK_PANEL_DIR: undefined },
      cwd: root,
      logFile: join(dataFolder, 'logs', 'api.log'),
    });
    this.api = api;
    const url = `${panelUrl(this.settings)}/readyz`;
    if (await waitUntilOk(url, { limitMs: WAIT_MS, giveUpWhen: () => api.hasEnded() })) return;
    throw new StartError(api.name, `it does not answer ${url}`, api.logFile);
  }

  async kill(): Promise<void> {
    if (this.api) process.kill(this.api.pid, 'SIGKILL');
    await this.api?.ended;
  }

  async stop(): Promise<void> {
    await this.api?.stop(WAIT_MS);
    await this.operator?.stop(WAIT_MS);
  }

  async admin(...args: string[]): Promise<string> {
    const file = join(this.settings.root, 'dist', 'apps', 'api', 'admin.mjs');
    const by = args.includes('show') ? [] : ['--by=drill'];
    return (await runFile(process.execPath, [file, ...args, ...by], { env: apiEnvironment(this.settings, this.env) }))
      .stdout;
  }

  async signIn(): Promise<void> {
    const { token } = await this.client.call<{ token: string }>('login', { body: DEMO_ACCOUNT });
    const code = /^Code: (\d+)/m.exec(await this.admin('login-code', DEMO_ACCOUNT.username))?.[1] ?? '';
    this.client.token = (await this.client.call<{ token: string }>('confirmOtp', { body: { token, code } })).token;
  }

  async send(recipients: readonly string[]): Promise<string> {
    const body = { sending_type: 'quick', from_number: LINE, message: 'سلام', params: { recipients } };
    const headers = { 'idempotency-key': randomUUID() };
    return (await this.client.call<{ send_id: string }>('createSend', { body, headers })).send_id;
  }

  async untilFinished(sendId: string): Promise<void> {
    const text = 'select finished_at is not null as over from sends where id = $1';
    await until('the send is finished', async () => (await askOne<{ over: boolean }>(this.url, text, [sendId])).over);
  }

  /** What the operator took, as CSV. */
  async list(): Promise<string> {
    return (await fetch(`${handsetsUrl(this.settings)}/sent.csv`)).text();
  }

  /** How often the operator took a message for each number. */
  async taken(): Promise<Map<string, number>> {
    const times = new Map<string, number>();
    for (const line of (await this.list()).trim().split('\n').slice(1)) {
      const number = `0${(line.split(',')[1] ?? '').slice(2)}`;
      times.set(number, (times.get(number) ?? 0) + 1);
    }
    return times;
  }

  async countTaken(numbers: readonly string[]): Promise<number> {
    const taken = await this.taken();
    return numbers.filter((number) => taken.has(number)).length;
  }
}

async function settingsOf(root: string): Promise<StackSettings> {
  const [panelPort = 0, handsetsPort = 0, smppPort = 0] = await findPorts(3);
  const common = { root, dataFolder: makeTemporaryData(), host: '127.0.0.1', panelPort, handsetsPort, smppPort };
  return {
    ...common,
    smppUrl: `smpp://peyk:peyk@127.0.0.1:${smppPort}?window=${WINDOW}`,
    simulatorArgs: OPERATOR,
  };
}

/** Two beats of a sender: by then each of its lanes has had its turns. */
async function twoBeats(url: string): Promise<void> {
  const text = 'select extract(epoch from max(seen_at))::float8 as at from engine_senders';
  const { at } = await askOne<{ at: number }>(url, text);
  await until('a sender has looked twice', async () => (await askOne<{ at: number }>(url, text)).at > at + 1.5);
}

/**
 * Restores an installation to the middle of a send and sees that nobody gets a message twice, nobody gets none, and the books are
 * right: docs/restore.md, with real processes and a real PostgreSQL.
 * @throws DrillError
 */
export async function drillRestore(root: string, { say }: DrillOptions): Promise<void> {
  const failure = await buildProjects(root, ['api', 'operator-simulator']);
  if (failure) throw new Error(failure.join('\n'));
  const settings = await settingsOf(root);
  const postgres = new OwnPostgres(findPostgres(process.env), settings.dataFolder);
  const peyk = new Installation(settings, postgres.url);
  try {
    await postgres.create();
    await peyk.start();
    await peyk.signIn();
    await peyk.admin('account', 'credit', DEMO_ACCOUNT.username, '--rial=100000000');
    await runDrill(peyk, postgres, say);
  } finally {
    await peyk.stop();
    await postgres.crash().catch(() => undefined);
    rmSync(settings.dataFolder, { recursive: true, force: true });
  }
}

async function runDrill(peyk: Installation, postgres: OwnPostgres, say: DrillOptions['say']): Promise<void> {
  const { url } = peyk;
  await postgres.baseBackup();
  say('A base backup is made, and the log is archived.');
  const first = numbersOf(1, FIRST);
  await peyk.untilFinished(await peyk.send(first));
  const second = numbersOf(2, SECOND);
  const { upTo } = await askOne<{ upTo: string }>(url, 'select max(id)::text as "upTo" from ledger_transactions');
  const before = await hashBooks(url, upTo);
  const sendId = await peyk.send(second);
  await until('a third of the send has left', async () => (await peyk.countTaken(second)) > SECOND / 3);
  await ask(url, 'select pg_create_restore_point($1)', [POINT]);
  const atPoint = await peyk.countTaken(second);
  await until('two thirds of the send have left', async () => (await peyk.countTaken(second)) > (SECOND * 2) / 3);
  // Accepted after the instant that is restored: the database will not know it.
  const lost = numbersOf(3, 20);
  await peyk.send(lost);
  await until('a send that will be lost has left', async () => (await peyk.countTaken(lost)) === lost.length);
  await ask(url, 'select pg_switch_wal()');
  await peyk.kill();
  await postgres.crash();
  const atCrash = await peyk.countTaken(second);
  say(
    `${SECOND} messages were on their way: ${atPoint} had left at the instant that is restored, ${atCrash} at the crash.`,
  );
  await postgres.restoreTo(POINT);
  await until(
    'recovery has ended',
    async () => (await askOne<{ over: boolean }>(url, 'select not pg_is_in_recovery() as over')).over,
  );
  say('The base backup and the archive are restored to that instant.');
  await peyk.start();
  await twoBeats(url);
  const shown = await peyk.admin('engine', 'show');
  must(/Sending is held since/.test(shown), `sending is not held: ${shown}`);
  must((await peyk.countTaken(second)) === atCrash, 'something left while sending was held');
  const ready = (await (await fetch(`${panelUrl(peyk.settings)}/readyz`)).json()) as { engine: string };
  must(ready.engine === 'held', `readiness says engine: ${ready.engine}`);
  say(`Sending is held; nothing left. ${shown.split('\n')[1] ?? ''}`);
  await reconcile(peyk, say);
  must((await peyk.countTaken(second)) === atCrash, 'something left before sending was resumed');
  say((await peyk.admin('engine', 'resume')).trim());
  await peyk.untilFinished(sendId);
  await judge(peyk, { first, second, lost }, say);
  const after = await hashBooks(url, upTo);
  must(after === before, 'what was booked before the instant is another one now');
  say(`The books up to the instant are the same: ${after}.`);
}

async function reconcile(peyk: Installation, say: DrillOptions['say']): Promise<void> {
  // A killed process counts as alive for ten seconds.
  await until('nothing is in flight', async () => /Nothing is in flight/.test(await peyk.admin('engine', 'show')));
  const list = join(peyk.settings.dataFolder, 'list.csv');
  writeFileSync(list, await peyk.list());
  const told = await peyk.admin('engine', 'reconcile', `--file=${list}`);
  for (const line of told.trim().split('\n')) say(`  ${line}`);
}

interface Expected {
  first: readonly string[];
  second: readonly string[];
  lost: readonly string[];
}

async function judge(peyk: Installation, { first, second, lost }: Expected, say: DrillOptions['say']): Promise<void> {
  const taken = await peyk.taken();
  const all = [...first, ...second, ...lost];
  const missing = all.filter((number) => !taken.has(number));
  const twice = all.filter((number) => (taken.get(number) ?? 0) > 1);
  must(missing.length === 0, `${missing.length} of ${all.length} got no message`);
  must(twice.length === 0, `${twice.length} of ${all.length} got it more than once`);
  say(`Each of ${all.length} handsets got its message, and got it once.`);
  const text = `select count(*)::int as open from recipients where status in (10, 12)`;
  const { open } = await askOne<{ open: number }>(peyk.url, text);
  must(open === 0, `${open} messages are still open or in doubt`);
  const books = await readBooks(peyk.url);
  must(books.unbalanced === 0 && books.wrongWallets === 0, `the books are wrong: ${JSON.stringify(books)}`);
  say('Every transaction sums to zero, and every wallet is the sum of its entries.');
}
