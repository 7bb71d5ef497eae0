import { join } from 'node:path';
import { startBench } from '../bench/bench-stack.ts';
import type { BenchStack } from '../bench/bench-stack.ts';
import { RIAL_PER_RECIPIENT } from '../bench/numbers.ts';
import { OFTEN_MS, askSend, isOver, isReady, readWallet, waitUntil } from '../bench/send/follow-send.ts';
import type { SendDetails } from '../bench/send/follow-send.ts';
import { prepareIntake } from '../bench/send/intake.ts';
import { readHeld, withDatabase } from '../bench/send/database-view.ts';
import { readSubmits } from '../bench/send/operator-journal.ts';
import type { SeenSubmit } from '../bench/send/operator-journal.ts';
import { judgeRestart, numbersOfRestart } from '../bench/send/restart.ts';
import type { Restart } from '../bench/send/restart.ts';
import { DEMO_ACCOUNT } from '../stack/demo-account.ts';
import { panelUrl } from '../stack/settings.ts';
import type { Child } from '../stack/child.ts';

/** Small, so that the bound of the doubt is sharp: of each kill at most so many messages were under way. */
const WINDOW = 200;
const LINE = `sessions=2&window=${WINDOW / 2}`;
/** With the windows 5,000 submits a second at most: fewer than a hundredth of the million while one is killed and started, so each kill finds the send under way. */
const OPERATOR = ['--latency-ms=120'];
/** Beside the API, which sends too. */
const SENDERS = 2;
/** Every so many hits one takes the database with it. */
const DATABASE_EVERY = 10;

export interface StormOptions {
  recipients: number;
  kills: number;
  say(line: string): void;
}

export interface StormResult {
  recipients: number;
  kills: number;
  seconds: number;
  delivered: number;
  inDoubt: number;
  /** Of those in doubt: what the operator never had. Nobody could know. */
  neverTaken: number;
  mostInDoubt: number;
  /** Of the kills, from the start of the new process until it said that it is ready. */
  worstReadyMs: number;
  /** A sentence for each broken law. */
  faults: string[];
}

/** Who is hit: the senders and the API in turn. */
export function hitAt(place: number): 'sender' | 'API' | 'API and database' {
  if ((place + 1) % DATABASE_EVERY === 0) return 'API and database';
  return place % (SENDERS + 1) === SENDERS ? 'API' : 'sender';
}

/** Kills what `hitAt` says and starts it again. */
async function hit(bench: BenchStack, senders: Child[], place: number): Promise<Omit<Restart, 'waiting'>> {
  const what = hitAt(place);
  if (what !== 'sender') return { what, readyMs: await bench.killApi(what === 'API and database') };
  const which = place % SENDERS;
  const killed = senders[which];
  if (!killed) throw new Error(`there is no sender ${which}.`);
  process.kill(killed.pid, 'SIGKILL');
  await killed.ended;
  const startedAt = performance.now();
  senders[which] = await bench.startSender();
  return { what, readyMs: performance.now() - startedAt };
}

/** A hold would end the storm in a silence. @throws when sending is held */
async function requireOpen({ stack }: BenchStack): Promise<void> {
  const ready = await fetch(`${panelUrl(stack.settings)}/readyz`);
  const { engine } = (await ready.json()) as { engine?: string };
  if (engine === 'held') throw new Error('sending is held, though no database was put back.');
}

async function hitAll(
  bench: BenchStack,
  { kills, say }: StormOptions,
  { ask, senders }: { ask: () => Promise<SendDetails>; senders: Child[] },
): Promise<Restart[]> {
  const restarts: Restart[] = [];
  for (let place = 0; place < kills; place += 1) {
    const share = (place + 1) / (kills + 1);
    const isThere = ({ counts }: SendDetails) => counts.queued <= counts.total * (1 - share);
    const { counts } = await waitUntil('full flight', ask, isThere, OFTEN_MS);
    restarts.push({ ...(await hit(bench, senders, place)), waiting: counts.queued });
    await requireOpen(bench);
    if ((place + 1) % DATABASE_EVERY === 0) say(`  ${place + 1} kills; ${counts.total - counts.queued} have left`);
  }
  return restarts;
}

async function runStorm(bench: BenchStack, senders: Child[], options: StormOptions): Promise<StormResult> {
  const { recipients, kills, say } = options;
  const { client, stack } = bench;
  await bench.admin('account', 'credit', DEMO_ACCOUNT.username, `--rial=${recipients * RIAL_PER_RECIPIENT}`);
  for (let started = 0; started < SENDERS; started += 1) senders.push(await bench.startSender());
  const before = await readWallet(client);
  const intake = await prepareIntake(client, recipients);
  const startedAt = performance.now();
  const sendId = await intake.accept();
  const ask = askSend(client, sendId);
  await waitUntil('the prepared send', ask, isReady, OFTEN_MS);
  say(`${recipients} messages, ${SENDERS + 1} senders, ${kills} kills:`);
  const restarts = await hitAll(bench, options, { ask, senders });
  const details = await waitUntil('the last answer', ask, isOver);
  const seconds = (performance.now() - startedAt) / 1000;
  const { dataFolder } = stack.settings;
  const held = await withDatabase(dataFolder, 'peyk', (db) => readHeld(db, sendId));
  const after = await readWallet(client);
  // It is written in bits: what the operator took is whole when it has ended.
  const seen: SeenSubmit[] = [];
  await stack.simulator?.stop(10_000);
  // The code of who signed in stands there as well.
  const numbers = numbersOfRestart({ recipients, from: 0 });
  await readSubmits(join(dataFolder, 'operator', 'journal.tsv'), (submit) => {
    if (numbers.has(submit.number)) seen.push(submit);
  });
  const run = { recipients, from: 0, restarts, window: WINDOW, details, before, after, held };
  const { delivered, inDoubt, faults } = judgeRestart(run, seen);
  return {
    ...{ recipients, kills, seconds, delivered, inDoubt, faults, mostInDoubt: kills * WINDOW },
    neverTaken: recipients - seen.length,
    worstReadyMs: Math.max(...restarts.map(({ readyMs }) => readyMs)),
  };
}

/** A send under many kills: what sends and the database end by SIGKILL again and again, and every law must hold. */
export async function proveStorm(root: string, options: StormOptions): Promise<StormResult> {
  const bench = await startBench(root, { line: LINE, operatorArgs: OPERATOR });
  return runStorm(bench, [], options).finally(bench.stop);
}
