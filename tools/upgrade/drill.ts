import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBench } from '../bench/bench-stack.ts';
import type { BenchStack } from '../bench/bench-stack.ts';
import { ApiClient } from '../bench/client.ts';
import { nearUrl } from '../bench/far/far-database.ts';
import { RIAL_PER_RECIPIENT, benchNumbers } from '../bench/numbers.ts';
import { openShops } from '../bench/public/shops.ts';
import type { Shop } from '../bench/public/shops.ts';
import { waitForSends } from '../bench/public/what-became.ts';
import { readHeld, withDatabase } from '../bench/send/database-view.ts';
import { OFTEN_MS, askSend, isOver, isReady, readWallet, waitUntil } from '../bench/send/follow-send.ts';
import type { SendDetails } from '../bench/send/follow-send.ts';
import { prepareIntake } from '../bench/send/intake.ts';
import { readSubmits } from '../bench/send/operator-journal.ts';
import type { SeenSubmit } from '../bench/send/operator-journal.ts';
import { readCounters } from '../bench/send/sender-counters.ts';
import { findPorts } from '../lib/ports.ts';
import { stopProcess } from '../lib/processes.ts';
import { aborted } from '../lib/stop-signal.ts';
import { readBooks } from '../restore/books.ts';
import type { Child } from '../stack/child.ts';
import { DEMO_ACCOUNT } from '../stack/demo-account.ts';
import { panelUrl } from '../stack/settings.ts';
import type { StackSettings } from '../stack/settings.ts';
import { StartError, launchApi, startApi, startSender } from '../stack/stack.ts';
import { Callers, readsAnswered } from './callers.ts';
import { figuresOf } from './calls.ts';
import type { CallFigures, Program } from './calls.ts';
import { judgeUpgrade } from './judge.ts';
import type { UpgradeRun, Verdict } from './judge.ts';
import { readErrors } from './log-errors.ts';
import { READER_SECONDS, readForLong, watchMigrating } from './migrating.ts';
import type { Migrating } from './migrating.ts';
import { buildOld } from './old-program.ts';
import type { OldProgram } from './old-program.ts';
import { readsOf } from './reads.ts';
import type { Contract } from './reads.ts';

/** Slow enough that a send of 100,000 outlasts the start of a program. */
const LINE = 'sessions=2&window=100';
const OPERATOR = ['--latency-ms=120'];
/** Shares of the large send that have left when something begins. */
const [UPGRADE_AT, STOP_AT] = [0.1, 0.7];
/** More than are sent one by one in the longest run. */
const SMALL_NUMBERS = 50_000;
const STOP_LIMIT_MS = 20_000;

export interface UpgradeOptions {
  /** A commit; without one the rule of docs/migrations.md. */
  ref: string | undefined;
  recipients: number;
  say(line: string): void;
}

export interface UpgradeResult extends Verdict, Omit<UpgradeRun, 'send' | 'taken' | 'calls'> {
  calls: CallFigures[];
  old: Pick<OldProgram, 'commit' | 'why' | 'packages'>;
  recipients: number;
  /** Sent one by one. */
  small: number;
  /** Kinds of looks that were asked for again and again. */
  reads: number;
  /** From SIGTERM to the end, by process of the old program. */
  stopSeconds: Record<string, number>;
}

/** One installation, and the two programs that work on it. */
interface Drill extends UpgradeOptions {
  bench: BenchStack;
  old: OldProgram;
  programs: { old: Program; new: Program };
  /** Of today's program, beside the old one. */
  newSettings: StackSettings;
  /** Of senders: the old one that starts beside the new schema, and the new one. */
  healthPorts: { old: number; new: number };
}

async function prepare(bench: BenchStack, old: OldProgram, options: UpgradeOptions): Promise<Drill> {
  const { settings } = bench.stack;
  const [panelPort = 0, oldHealth = 0, newHealth = 0] = await findPorts(3);
  const newSettings = { ...settings, apiRoot: undefined, panelPort };
  const programs = {
    old: { name: 'old', url: panelUrl(settings) },
    new: { name: 'new', url: panelUrl(newSettings) },
  } as const;
  return { ...options, bench, old, programs, newSettings, healthPorts: { old: oldHealth, new: newHealth } };
}

/** Calls go on from here on until they are stopped. */
async function startCallers({
  bench,
  programs,
  recipients,
}: Drill): Promise<{ callers: Callers; reads: number; shop: Shop }> {
  const { client } = bench;
  const [shop] = await openShops(bench, 1);
  if (!shop) throw new Error('no account was opened.');
  const token = client.token ?? '';
  const answer = await fetch(`${programs.old.url}/v1/api/openapi.json`);
  const reads = await readsAnswered(programs.old, readsOf((await answer.json()) as Contract), token);
  const sendPath = new URL(client.address('createSend')).pathname;
  const numbers = benchNumbers(SMALL_NUMBERS, recipients);
  return { callers: new Callers(programs.old, { reads, token, shop, numbers, sendPath }), reads: reads.length, shop };
}

/** Starts the new program, and kills it when half of the migrations are applied. */
async function killInMiddle({ bench, old, newSettings }: Drill): Promise<Migrating> {
  const child = await bench.startMore(async (_, env) => launchApi(newSettings, env));
  const over = new AbortController();
  void child.ended.then(() => over.abort());
  const half = Math.ceil(old.newMigrations.length / 2);
  const onApplied = (count: number) => {
    if (count < half) return true;
    process.kill(child.pid, 'SIGKILL');
    return false;
  };
  const seen = await watchMigrating(newSettings.dataFolder, old.newMigrations, { onApplied, over: over.signal });
  await child.ended;
  return seen;
}

/** Starts it again, while somebody reads for long: it goes on where the killed one was. */
async function finishMigrating({ bench, old, newSettings }: Drill): Promise<Migrating> {
  const { dataFolder } = newSettings;
  const [over, begun] = [new AbortController(), new AbortController()];
  const ended = aborted(AbortSignal.any([over.signal, begun.signal])).then(() => sleep(READER_SECONDS * 1000));
  const reading = readForLong(dataFolder, ended);
  const watch = { onBegun: () => begun.abort(), onApplied: () => true, over: over.signal };
  const watching = watchMigrating(dataFolder, old.newMigrations, watch);
  await bench.startMore((_, env) => startApi(newSettings, env)).finally(() => over.abort());
  await reading;
  return watching;
}

interface LateSender {
  /** Undefined where it did not start. */
  child: Child | undefined;
  faults: string[];
}

/** A process of the old version that starts when the database is newer than it, as after a crash. */
async function startLate({ bench, healthPorts }: Drill): Promise<LateSender> {
  const options = { name: 'old-sender-2', healthPort: healthPorts.old };
  try {
    return { child: await bench.startMore((settings, env) => startSender(settings, env, options)), faults: [] };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const why = error.message.split('\n').at(-1)?.trim();
    return { child: undefined, faults: [`the old program does not start beside the newer database: ${why}`] };
  }
}

/** A sender of each version. */
async function startSenders(drill: Drill): Promise<LateSender> {
  const late = await startLate(drill);
  const { bench, newSettings, healthPorts } = drill;
  const first = { name: 'new-sender', healthPort: healthPorts.new };
  await bench.startMore((_, env) => startSender(newSettings, env, first));
  return late;
}

interface Stopped {
  /** Who had to be ended by force. */
  forced: string[];
  /** From SIGTERM to the end, by process. */
  seconds: Record<string, number>;
}

/** Ends all processes of the old program, in order and at once. */
async function stopOld({ bench }: Drill, late: Child | undefined): Promise<Stopped> {
  const stops = {
    API: () => bench.stack.api.stop(STOP_LIMIT_MS),
    'sender-1': () => stopProcess(bench.pids['sender-1'] ?? 0, STOP_LIMIT_MS),
    ...(late && { [late.name]: () => late.stop(STOP_LIMIT_MS) }),
  };
  const stopped: Stopped = { forced: [], seconds: {} };
  const startedAt = performance.now();
  const end = async ([name, stop]: [string, () => Promise<boolean>]) => {
    if (!(await stop())) stopped.forced.push(name);
    stopped.seconds[name] = (performance.now() - startedAt) / 1000;
  };
  await Promise.all(Object.entries(stops).map(end));
  return stopped;
}

const hasLeft = (share: number) => (send: SendDetails) => send.counts.queued <= send.counts.total * (1 - share);

interface Acts {
  killed: Migrating;
  finished: Migrating;
  waiting: number;
  refused: string[];
  stopped: Stopped;
}

/** The upgrade itself, while the send goes on: killed, done, side by side, and the old program ends. */
async function upgrade(drill: Drill, callers: Callers, ask: () => Promise<SendDetails>): Promise<Acts> {
  const { programs, say } = drill;
  const { counts } = await waitUntil('a part of the send', ask, hasLeft(UPGRADE_AT), OFTEN_MS);
  callers.phase = 'migrating';
  const killed = await killInMiddle(drill);
  say(`  the new program was killed when ${killed.applied.length} migrations were applied`);
  const finished = await finishMigrating(drill);
  say(`  started again it applied ${finished.applied.length}, and is ready`);
  callers.phase = 'beside';
  callers.programs = [programs.old, programs.new];
  const late = await startSenders(drill);
  say('  both programs work beside each other');
  const { counts: atStop } = await waitUntil('most of the send', ask, hasLeft(STOP_AT), OFTEN_MS);
  callers.programs = [programs.new];
  callers.phase = 'after';
  const stopped = await stopOld(drill, late.child);
  say('  the old program was told to end, and has');
  return { killed, finished, stopped, refused: late.faults, waiting: Math.min(counts.queued, atStop.queued) };
}

async function runDrill(drill: Drill): Promise<UpgradeResult> {
  const { bench, old, recipients, programs, healthPorts, say } = drill;
  const { dataFolder } = drill.newSettings;
  await bench.admin('account', 'credit', DEMO_ACCOUNT.username, `--rial=${recipients * RIAL_PER_RECIPIENT}`);
  const { callers, reads, shop } = await startCallers(drill);
  const before = await readWallet(bench.client);
  const sendId = await (await prepareIntake(bench.client, recipients)).accept();
  await waitUntil('the prepared send', askSend(bench.client, sendId), isReady, OFTEN_MS);
  say(
    `${recipients} messages are on their way by the old program; ${reads} kinds of looks and single sends beside them:`,
  );
  const { killed, finished, stopped, refused, waiting } = await upgrade(drill, callers, askSend(bench.client, sendId));
  const client = new ApiClient(programs.new.url);
  client.token = bench.client.token;
  const details = await waitUntil('the last answer', askSend(client, sendId), isOver);
  await callers.stop();
  const became = await waitForSends(bench, [shop], callers.taken.length);
  const held = await withDatabase(dataFolder, 'peyk', (db) => readHeld(db, sendId));
  const after = await readWallet(client);
  const books = await readBooks(nearUrl(bench));
  const { submitted = 0 } = await readCounters([healthPorts.new]);
  const seen = await readJournal(drill);
  const restarts = [{ what: 'upgrade', readyMs: finished.seconds * 1000, waiting }];
  const run: UpgradeRun = {
    // Nobody who sends is killed, so nothing may be in doubt.
    send: { recipients, from: 0, restarts, window: 0, details, before, after, held },
    ...{ taken: callers.taken, became, books, killed, finished, newMigrations: old.newMigrations },
    ...{ repeats: callers.repeats, calls: callers.calls, forced: stopped.forced, refused },
    submitted: { old: seen.length - submitted, new: submitted },
    errors: readErrors(join(dataFolder, 'logs')),
  };
  const { commit, why, packages } = old;
  const small = callers.taken.length;
  const { send: _send, taken: _taken, ...figures } = run;
  return {
    ...figures,
    ...judgeUpgrade(run, seen),
    calls: figuresOf(callers.calls),
    ...{ old: { commit, why, packages }, recipients, small, reads, stopSeconds: stopped.seconds },
  };
}

/** What the operator took of the drill's messages. Ends it: the journal is written in bits. */
async function readJournal({ bench: { stack }, recipients }: Drill): Promise<SeenSubmit[]> {
  const seen: SeenSubmit[] = [];
  // The code of who signed in stands there as well.
  const ours = new Set(benchNumbers(recipients + SMALL_NUMBERS));
  await stack.simulator?.stop(10_000);
  const journal = join(stack.settings.dataFolder, 'operator', 'journal.tsv');
  await readSubmits(journal, (submit) => {
    if (ours.has(submit.number)) seen.push(submit);
  });
  return seen;
}

/**
 * Upgrades an installation in the middle of a send, with real processes of both versions on one database.
 * @throws UpgradeError when the old version cannot be had.
 */
export async function drillUpgrade(root: string, options: UpgradeOptions): Promise<UpgradeResult> {
  const { say } = options;
  const old = await buildOld(root, options.ref);
  // Also when somebody ends it in the middle.
  process.once('exit', old.remove);
  say(
    `Old: ${old.commit.slice(0, 8)} (${old.why}), built with ${old.packages}; ${old.newMigrations.length} migrations came since.`,
  );
  try {
    const bench = await startBench(root, { apiRoot: old.folder, senders: 1, line: LINE, operatorArgs: OPERATOR });
    return await prepare(bench, old, options).then(runDrill).finally(bench.stop);
  } finally {
    old.remove();
  }
}
